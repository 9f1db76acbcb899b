package cardroom.analysis.bank;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cardroom.analysis.bank.BankQuestion.Pace;
import cardroom.analysis.pure215.CardSupply;
import cardroom.analysis.pure215.Pure215Analysis;
import cardroom.analysis.simulate.PlayChart;
import cardroom.analysis.simulate.SeatPlan;
import cardroom.analysis.simulate.TablePlan;
import cardroom.cards.Shoe;
import cardroom.games.banked.BankLimit;
import cardroom.games.money.Money;
import cardroom.games.pure215.HouseBet;
import cardroom.games.pure215.Sheet;
import cardroom.games.pure215.SideBets;
import cardroom.games.table.WagerId;
import cardroom.houses.Catalogue;
import java.util.Collections;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// The figures about holding a bank, compared with computations that share no code with the
/// simulator.
final class BankStudyTest {

  private static final Sheet SHEET =
      Catalogue.packaged().pure215("casino-club", Map.of("decks", "1")).sheet();

  private static final ShortBankByHand BY_HAND =
      new ShortBankByHand(
          cards ->
              SHEET
                  .sideBet(SideBets.BUSTER.id())
                  .flatMap(HouseBet::table)
                  .flatMap(table -> table.pays(cards))
                  .orElseThrow()
                  .pays());

  private static TablePlan alone() {
    var seat =
        new SeatPlan(
            Money.dollars(25),
            Map.of(SideBets.BUSTER.id(), Money.dollars(5)),
            ShortBankByHand.chart(),
            false);
    return plan(seat, 1, Money.dollars(60));
  }

  private static TablePlan plan(SeatPlan seat, int seats, Money bank) {
    return new TablePlan(SHEET, 1, 1, bank, Collections.nCopies(seats, seat));
  }

  private static BankStudy.Found found(
      TablePlan plan, Map<WagerId, Double> known, long seed, long rounds)
      throws InterruptedException {
    var question =
        new BankQuestion(
            plan,
            SHEET.bank().policy(),
            Money.dollars(5),
            known,
            new Pace(60, 8),
            Money.dollars(1_000),
            0.01);
    return new BankStudy(question, seed, rounds).run(2, _ -> {});
  }

  @Test
  void a_bank_that_covers_everything_gets_what_the_exact_odds_say() throws InterruptedException {
    var analysis = Pure215Analysis.of(SHEET, CardSupply.of(Shoe.of(1)));
    var chart = PlayChart.of(analysis.game().byTotals().chart());
    var five = Money.dollars(5);
    var wagers = Map.of(SideBets.BUSTER.id(), five, SideBets.RED_FLEX.id(), five);
    var seat = new SeatPlan(Money.dollars(25), wagers, chart, false);
    var plan = plan(seat, 3, Money.dollars(1_000_000));
    var exact =
        -3
            * (2500 * analysis.game().byTotals().ev()
                + 500 * analysis.bonus(SideBets.BUSTER.id()).orElseThrow().ev().toDouble()
                + 500 * analysis.bonus(SideBets.RED_FLEX.id()).orElseThrow().ev().toDouble());
    var plain = found(plan, Map.of(), 5, 250_000).asked();
    assertThat(plain.ev()).isCloseTo(exact, within(4 * plain.error()));
    var controlled = found(plan, KnownWagers.of(plan, true), 5, 200_000).asked();
    assertThat(controlled.ev()).isCloseTo(exact, within(1e-6));
    assertThat(controlled.error()).isLessThan(1e-6);
    assertThat(controlled.evAfterCollection()).isCloseTo(exact - 100, within(1e-6));
  }

  @Test
  void a_short_bank_gets_what_trying_out_every_hand_says() throws InterruptedException {
    var found = found(alone(), KnownWagers.of(alone(), false), 11, 500_000);
    for (var limit : BankLimit.values()) {
      for (var dollars : new int[] {15, 30, 60, 120, 240}) {
        var figures = found.under(limit, Money.dollars(dollars));
        assertThat(figures.ev())
            .as("%s with $%d", limit, dollars)
            .isCloseTo(BY_HAND.ev(limit, dollars * 100, 2500, 500), within(4 * figures.error()));
      }
    }
  }

  @Tag("slow")
  @Test
  void the_interval_of_95_percent_covers_the_truth_as_often_and_the_control_narrows_it()
      throws InterruptedException {
    var known = KnownWagers.of(alone(), false);
    var covered = 0;
    var truth = BY_HAND.ev(BankLimit.SEPARATE, 6000, 2500, 500);
    for (var seed = 0; seed < 200; seed++) {
      var figures = found(alone(), known, 1_000 + seed, 2_000).asked();
      covered += Math.abs(figures.ev() - truth) <= 1.96 * figures.error() ? 1 : 0;
    }
    // 190 are expected, give or take three.
    assertThat(covered).isBetween(178, 199);
    var controlled = found(alone(), known, 3, 200_000).asked();
    var plain = found(alone(), Map.of(), 3, 200_000).asked();
    assertThat(controlled.error()).isLessThan(0.85 * plain.error());
  }

  @Test
  void every_schedule_is_read_for_the_same_bets() {
    var costs = ScheduleCost.all(alone());
    assertThat(costs).hasSize(12);
    // $25 and $5 of Buster are $30 of action.
    assertThat(costs.getFirst().action()).isEqualTo(Money.dollars(30));
    assertThat(costs.getFirst().fromBank()).isEqualTo(Money.cents(50));
    assertThat(costs.getFirst().share()).isCloseTo(0.5 / 30, within(1e-12));
    assertThat(costs.get(2).fromBank()).isEqualTo(Money.dollars(1));
    assertThat(costs).allMatch(ScheduleCost::isOpen);
  }
}
