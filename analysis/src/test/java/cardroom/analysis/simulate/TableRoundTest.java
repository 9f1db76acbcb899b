package cardroom.analysis.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.cards.Shoe;
import cardroom.games.banked.Outcome;
import cardroom.games.banked.Settlement;
import org.junit.jupiter.api.Test;

/// The kernel of the simulator deals, plays and settles as the plain engine does.
final class TableRoundTest {

  private static final int TABLES = 40;
  private static final int ROUNDS = 250;

  @Test
  void every_round_ends_as_in_the_plain_engine() {
    new ProofTables("cardroom.simulate.tables", TABLES).forEach(TableRoundTest::holds);
  }

  private static void holds(int table) {
    var random = RandomPlan.of(table);
    var rules = new TableRules(random.plan());
    var shoe = new DealtShoe(new BlockRandom(99, table), Shoe.of(random.plan().decks()));
    var round = new TableDues(rules, new TableRound(rules, shoe));
    var settlement =
        new BankSettlement(
            round, random.plan().sheet().bank().policy(), random.plan().bank().cents());
    var plain = new PlainRound(random.plan(), random.charts());
    for (var number = 0; number < ROUNDS; number++) {
      shoe.shuffle();
      try {
        round.play();
      } catch (DealtShoe.OutOfCards _) {
        continue;
      }
      settlement.settle();
      var expected = plain.play(shoe.round());
      assertThat(settlement.net)
          .as("table %d round %d: %s", table, number, shoe.round())
          .isEqualTo(nets(expected, random.plan()));
      assertThat(settlement.paid).isEqualTo(expected.bank().paid().cents());
      assertThat(settlement.collected).isEqualTo(expected.bank().collected().cents());
    }
  }

  static long[] nets(Settlement settlement, TablePlan plan) {
    var wagers = plan.wagers();
    var nets = new long[plan.seatCount() * wagers.size()];
    for (Outcome outcome : settlement.outcomes()) {
      var seat = outcome.due().position().seat() - 1;
      nets[seat * wagers.size() + wagers.indexOf(outcome.due().wager())] += outcome.net().cents();
    }
    return nets;
  }
}
