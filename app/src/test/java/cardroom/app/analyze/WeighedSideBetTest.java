package cardroom.app.analyze;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cardroom.analysis.bank.KnownWagers;
import cardroom.analysis.document.AnalysedSheet;
import cardroom.analysis.document.SheetDocument;
import cardroom.analysis.document.SideBetOdds;
import cardroom.analysis.document.WantedFigures;
import cardroom.analysis.odds.Ratio;
import cardroom.analysis.parsheet.ParSheet;
import cardroom.analysis.simulate.ShoePolicy.FreshEveryRound;
import cardroom.analysis.simulate.SimulatedTable;
import cardroom.analysis.simulate.Simulation;
import cardroom.analysis.simulate.TablePlan;
import cardroom.analysis.simulate.ThreeCardPlan;
import cardroom.app.recipes.BankPlus;
import cardroom.app.recipes.MadeUpSheets;
import cardroom.app.recipes.Twins;
import cardroom.app.simulate.SeatOptions;
import cardroom.games.table.WagerId;
import cardroom.houses.Catalogue;
import cardroom.server.lab.SheetFigures;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Side bets that no part of the program names are weighed by all parts that weigh wagers, and
/// agree with closed formulas.
final class WeighedSideBetTest {
  private static final String HOUSE = "twin-club";
  private static final String PURE = "pure-21.5";
  private static final String THREE = "three-card-poker";

  /// The second of the first two cards is one of 3n of the same rank and another suit, or one of n
  /// - 1 of the same rank and suit, among 52n - 1: here with six decks, at 5 and 20 to 1.
  private static final Ratio TWINS = Ratio.of(5 * 18 + 20 * 5 - 288, 311);

  /// Of 22,100 hands 3,744 are a pair, 1,096 a flush and 720 a straight, at 1, 4 and 6 to 1; all
  /// others lose, those that are better included.
  private static final Ratio BANK_PLUS =
      Ratio.of(3_744 + 4 * 1_096 + 6 * 720 - (22_100 - 3_744 - 1_096 - 720), 22_100);

  @TempDir Path folder;
  private Catalogue catalogue = Catalogue.packaged();

  @BeforeEach
  void write() {
    catalogue = new MadeUpSheets(folder).catalogue();
  }

  /// What `analyze --json` prints; the PAR sheet names the wager as a sign does.
  private Map<String, Object> analysed(String game, int decks, WantedFigures wanted, String label) {
    var loaded = catalogue.load(HOUSE, game, Map.of());
    var asked = AnalysedSheet.whole(game, loaded, Optional.of(decks));
    var document = SheetDocument.of(asked, wanted);
    assertThat(ParSheet.html(document, loaded, "")).contains(">%s<".formatted(label));
    return document;
  }

  private static Map<?, ?> in(Object document, String... keys) {
    var part = (Map<?, ?>) document;
    for (var key : keys) {
      part = (Map<?, ?>) requireNonNull(part.get(key));
    }
    return part;
  }

  private static Ratio ev(Map<String, Object> document, String wager) {
    var found = in(document, "wagers", wager);
    return new Ratio(
        (BigInteger) requireNonNull(found.get("numerator")),
        (BigInteger) requireNonNull(found.get("denominator")));
  }

  @Test
  void analyze_has_its_exact_odds_and_what_a_card_less_does() {
    var document = analysed(PURE, 6, new WantedFigures(false, true), "Twins");
    assertThat(ev(document, "twins")).isEqualTo(TWINS);
    assertThat(in(document, "wagers", "twins", "distribution").keySet()).hasToString("[0, 1, 2+]");
    // One card of 312 is gone: of its rank 23 are left, of its rank and suit 5.
    var deals = 311.0 * 310;
    var suited = (51 * 6 * 5 + 5 * 4) / deals;
    var paired = (12 * 24 * 23 + 23 * 22) / deals;
    var without = 5 * (paired - suited) + 20 * suited - (1 - paired);
    in(document, "removal", "wagers", "twins", "effects")
        .forEach(
            (rank, effect) ->
                assertThat((double) effect)
                    .as("without one %s", rank)
                    .isCloseTo(without - TWINS.toDouble(), within(1e-14)));
  }

  @Test
  void analyze_counts_the_hands_of_three_card_poker() {
    var document = analysed(THREE, 1, new WantedFigures(false, false), "Bank Plus");
    assertThat(ev(document, "bank-plus")).isEqualTo(BANK_PLUS);
    assertThat(in(document, "wagers", "bank-plus", "combinations").values())
        .hasToString("[720, 1096, 3744]");
  }

  @Test
  void the_joint_law_says_which_side_bets_other_cards_decide() {
    var document = analysed(PURE, 1, new WantedFigures(true, false), "Twins");
    assertThat(in(document, "joint").get("without")).isEqualTo(List.of("twins"));
    assertThat(in(document, "joint", "correlation").keySet())
        .hasToString("[game, buster, game, red-flex, buster, red-flex]");
  }

  @Test
  void the_lab_shows_it_and_designs_its_pay_table() {
    var lab = new SheetFigures(catalogue);
    var pure = new SheetFigures.Question(HOUSE, PURE, "6", false, Map.of());
    assertThat(lab.of(pure).path("wagers").findValuesAsString("exact")).contains(TWINS.toString());
    assertThat(lab.designed(pure, "twins", 0.05).path("tables")).isNotEmpty();
    var three = new SheetFigures.Question(HOUSE, THREE, "", false, Map.of());
    assertThat(lab.of(three).path("wagers").findValuesAsString("wager")).contains("bank-plus");
    assertThat(lab.designed(three, "bank-plus", 0.05).path("tables")).isNotEmpty();
  }

  @Test
  void design_finds_its_game_its_lines_and_any_others() {
    var twins = DesignedWager.named(catalogue, "twins");
    assertThat(twins.game()).isEqualTo(PURE);
    var question = AnalysisQuestion.of(catalogue, PURE, HOUSE, Optional.of("6"), "", Map.of());
    assertThat(twins.law(question, Optional.empty()).ev()).isEqualTo(TWINS);
    var lines = twins.paying(twins.law(question, Optional.of("2+")));
    assertThat(lines).singleElement().matches(line -> line.chance().equals(Ratio.of(5, 311)));
    var bank = DesignedWager.named(catalogue, "bank-plus");
    var three = AnalysisQuestion.of(catalogue, bank.game(), HOUSE, Optional.empty(), "", Map.of());
    assertThat(bank.law(three, Optional.empty()).ev()).isEqualTo(BANK_PLUS);
  }

  @Test
  void simulated_seats_stake_on_it_and_get_what_the_odds_say() throws InterruptedException {
    agrees(Twins.BET.id(), catalogue.load(HOUSE, PURE, Map.of("decks", "6")), TWINS);
    agrees(BankPlus.BET.id(), catalogue.load(HOUSE, THREE, Map.of()), BANK_PLUS);
  }

  private static void agrees(WagerId wager, cardroom.houses.LoadedSheet<?> loaded, Ratio ev)
      throws InterruptedException {
    assertThat(requireNonNull(SideBetOdds.of(loaded.sheet()).get(wager)).ev()).isEqualTo(ev);
    SimulatedTable table = new SeatOptions().table(loaded);
    var tally = new Simulation(table, 5, new FreshEveryRound(), 200_000).run(2, _ -> {});
    var stake = table.stake(0, wager).cents();
    assertThat(stake).isPositive();
    var results = tally.wager(0, table.wagers().indexOf(wager)).moments();
    assertThat(results.mean(tally.rounds()))
        .isCloseTo(stake * ev.toDouble(), within(4 * results.standardError(tally.rounds())));
    var known =
        switch (table) {
          case TablePlan pure -> KnownWagers.of(pure, true);
          case ThreeCardPlan three -> KnownWagers.of(three);
        };
    assertThat(known.get(wager)).isCloseTo(stake * ev.toDouble(), within(1e-9));
  }

  @Test
  void the_bank_of_the_lab_faces_it() {
    var asked =
        new cardroom.server.lab.AskedBank(
            OptionalInt.empty(), OptionalInt.of(2), Optional.empty(), true, Optional.empty());
    for (var game : List.of(PURE, THREE)) {
      var question = new SheetFigures.Question(HOUSE, game, "", false, Map.of());
      assertThat(new SheetFigures(catalogue).bank(question, asked, 2_000)).isNotEmpty();
    }
  }
}
