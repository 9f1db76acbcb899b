package cardroom.measure;

import cardroom.analysis.pure215.BonusLaws;
import cardroom.analysis.pure215.CardSupply;
import cardroom.analysis.pure215.GameSolution;
import cardroom.analysis.pure215.PlayRules;
import cardroom.analysis.pure215.PlayRules.BankDrawing;
import cardroom.analysis.threecard.ThreeCardAnalysis;
import cardroom.cards.Cards;
import cardroom.games.pure215.HouseBet;
import cardroom.games.pure215.SideBet;
import cardroom.games.pure215.SideBets;
import cardroom.houses.Catalogue;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleSupplier;
import java.util.stream.Stream;

/// How long exact answers take: processor time of one thread once warm and time by the clock, the
/// medians of several runs, and cold commands.
final class ExactBench {
  private static final int WARM_UPS = 40;
  private static final int RUNS = 15;

  private static double seen;

  private ExactBench() {}

  static void run(Figures figures) throws IOException {
    var catalogue = Catalogue.packaged();
    var sheet = catalogue.pure215("casino-club", Map.of()).sheet();
    var rules = PlayRules.of(sheet);
    var six = CardSupply.decks(6);
    measure(figures, "expectations, 6 decks", "31 ms", () -> GameSolution.of(rules, six).ev());
    var game = GameSolution.of(rules, six);
    measure(figures, "distribution with resplits", "2,000 ms", () -> game.law().sd());
    measure(figures, "chart by totals", "", () -> game.byTotals().ev());
    var bets =
        Stream.concat(
                Stream.of("1", "2", "3", "4", "5")
                    .map(number -> bet(catalogue, SideBets.BUSTER, number)),
                Stream.of(bet(catalogue, SideBets.RED_FLEX, "RFB-02")))
            .toList();
    measure(figures, "Buster and Red Flex tables, 1 to 8 decks", "20 ms", () -> bonuses(bets));
    var three = catalogue.threeCard("casino-club", Map.of()).sheet();
    measure(
        figures,
        "Three Card Poker",
        "22 ms",
        () -> new ThreeCardAnalysis(three, Cards.STANDARD_52).exposed().ev().toDouble());
    measure(
        figures,
        "6 Card Bonus",
        "5 ms",
        () -> ThreeCardAnalysis.sixCards(Cards.STANDARD_52).size());
    ColdBench.sheets(figures);
    if (seen == 0) {
      throw new IllegalStateException("nothing was computed");
    }
  }

  private static double bonuses(List<HouseBet> bets) {
    double sum = 0;
    for (int decks = 1; decks <= 8; decks++) {
      var laws = new BonusLaws(new BankDrawing(17, true), CardSupply.decks(decks));
      for (var bet : bets) {
        sum += laws.of(bet, bet.table().orElseThrow()).ev().toDouble();
      }
    }
    return sum;
  }

  private static HouseBet bet(Catalogue catalogue, SideBet bet, String number) {
    var options = Map.of(bet.section() + ".pay-table", number);
    return catalogue.pure215("casino-club", options).sheet().sideBet(bet.id()).orElseThrow();
  }

  private static void measure(Figures figures, String name, String goal, DoubleSupplier work) {
    for (int run = 0; run < WARM_UPS; run++) {
      seen += work.getAsDouble();
    }
    var processor = new double[RUNS];
    var clock = new double[RUNS];
    for (int run = 0; run < RUNS; run++) {
      long wall = System.nanoTime();
      long begin = cpuNanos();
      seen += work.getAsDouble();
      processor[run] = (cpuNanos() - begin) / 1e6;
      clock[run] = (System.nanoTime() - wall) / 1e6;
    }
    Arrays.sort(processor);
    Arrays.sort(clock);
    figures.add(name, processor[RUNS / 2], "ms", goal);
    figures.add("  by the clock", clock[RUNS / 2], "ms", "");
  }

  /// Processor time of this thread, so that a busy machine does not spoil the figure.
  private static long cpuNanos() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }
}
