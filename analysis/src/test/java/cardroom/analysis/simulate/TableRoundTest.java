package cardroom.analysis.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.cards.Shoe;
import cardroom.games.banked.Outcome;
import cardroom.games.banked.Settlement;
import cardroom.games.pure215.Pure215Wagers;
import cardroom.games.pure215.SideBets;
import cardroom.games.table.WagerId;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The kernel of the simulator deals, plays and settles as the plain engine does.
final class TableRoundTest {

  private static final int TABLES = 500;
  private static final int ROUNDS = 250;
  private static final List<WagerId> WAGERS =
      List.of(
          Pure215Wagers.GAME,
          Pure215Wagers.INSURANCE,
          SideBets.BUSTER.id(),
          SideBets.RED_FLEX.id());

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
          .isEqualTo(nets(expected, random.plan().seats().size()));
      assertThat(settlement.paid).isEqualTo(expected.bank().paid().cents());
      assertThat(settlement.collected).isEqualTo(expected.bank().collected().cents());
    }
  }

  static long[] nets(Settlement settlement, int seats) {
    var nets = new long[seats * TableRules.KINDS];
    for (Outcome outcome : settlement.outcomes()) {
      nets[
              (outcome.due().position().seat() - 1) * TableRules.KINDS
                  + WAGERS.indexOf(outcome.due().wager())] +=
          outcome.net().cents();
    }
    return nets;
  }
}
