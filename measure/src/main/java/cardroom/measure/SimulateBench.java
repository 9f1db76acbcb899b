package cardroom.measure;

import cardroom.analysis.pure215.CardSupply;
import cardroom.analysis.pure215.Pure215Analysis;
import cardroom.analysis.simulate.PlayChart;
import cardroom.analysis.simulate.SeatPlan;
import cardroom.analysis.simulate.ShoePolicy;
import cardroom.analysis.simulate.Simulation;
import cardroom.analysis.simulate.TablePlan;
import cardroom.games.money.Money;
import cardroom.games.pure215.Sheet;
import cardroom.games.pure215.SideBets;
import cardroom.houses.Catalogue;
import java.util.Collections;
import java.util.Map;

/// Rounds a second of the simulator: one seat alone, and a full table with bonus bets, a short
/// bank, the action button and its fee.
final class SimulateBench {

  private static final int DECKS = 6;
  private static final int SEATS = 7;

  private SimulateBench() {}

  static void run(Figures figures) {
    var sheet = Catalogue.packaged().pure215("casino-club", Map.of("decks", "6")).sheet();
    var alone = plan(sheet, 1, Money.ZERO, Money.UNLIMITED);
    var full = plan(sheet, SEATS, Money.dollars(5), Money.dollars(500));
    for (var threads : new int[] {1, 2}) {
      var unit = "rounds a second, " + threads + (threads == 1 ? " thread" : " threads");
      figures.add("one seat", 1e9 / nanos(alone, 60_000_000, threads), unit, "98,000,000 a thread");
      figures.add(
          "full table, seat-rounds",
          SEATS * 1e9 / nanos(full, 3_000_000, threads),
          unit,
          "30,000,000 a thread");
    }
  }

  private static TablePlan plan(Sheet sheet, int seats, Money bonus, Money bank) {
    var chart =
        PlayChart.of(Pure215Analysis.of(sheet, CardSupply.decks(DECKS)).game().byTotals().chart());
    var wagers = Map.of(SideBets.BUSTER.id(), bonus, SideBets.RED_FLEX.id(), bonus);
    var seat = new SeatPlan(Money.dollars(25), wagers, chart, false);
    return new TablePlan(sheet, DECKS, 1, bank, Collections.nCopies(seats, seat));
  }

  /// Processor time per round and thread, so that a busy machine spoils the figure less; the best
  /// of three, after one to warm up.
  private static double nanos(TablePlan plan, long rounds, int threads) {
    var best = Double.MAX_VALUE;
    for (var pass = 0; pass < 4; pass++) {
      var simulation = new Simulation(plan, pass, new ShoePolicy.FreshEveryRound(), rounds);
      var began = ProcessUsage.cpuNanos();
      try {
        simulation.run(threads, _ -> {});
      } catch (InterruptedException stopped) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException("the measurement was interrupted", stopped);
      }
      best = Math.min(best, (double) (ProcessUsage.cpuNanos() - began) / rounds / threads);
    }
    return best;
  }
}
