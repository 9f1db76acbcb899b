package cardroom.scenarios.pure215;

import static cardroom.scenarios.kit.RulingAssert.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.cards.Cards;
import cardroom.games.banked.table.BankedEvent.Turned;
import cardroom.games.money.Money;
import cardroom.games.table.ChipAccount;
import cardroom.games.table.Player;
import cardroom.games.table.View.Result;
import cardroom.scenarios.kit.Proves;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Every chip that moves is posted twice and names the clause that moved it.
final class LedgerTest {

  /// Ann banks $100; bob has $10 and Buster $5 on circle 2, dee matches behind bob with $20.
  private static TableTalk<?> wagered(Map<String, String> options) {
    return TableTalk.at("casino-club", 1, options)
        .sits("ann", 1, 500)
        .sits("bob", 2, 500)
        .says("dee", "stand-behind", "table", 500)
        .banks("ann", 100)
        .bets("bob", 2, 10)
        .says("bob", "bet.buster", "2", 5)
        .says("dee", "bet.game", "2/dee", 20)
        .says("dee", "match", "2/dee", 0);
  }

  private static TableTalk<?> dealt(Map<String, String> options) {
    return wagered(options).says("bob", "done").says("dee", "done").deal("6c Tc 5d 8h");
  }

  @Test
  @Proves({"P215-BANK-1", "P215-WAGER-1", "P215-FEE-1"})
  void bank_wagers_and_fees_leave_the_stacks() {
    var table = TableTalk.at().sits("ann", 1, 500).sits("bob", 2, 500);
    assertThat(table.moved(2))
        .containsExactly("Purse[player=bob] -$500 as buy-in", "Stack[player=bob] $500 as buy-in");
    table.says("bob", "top-up", "table", 20);
    assertThat(table.moved(2))
        .containsExactly("Purse[player=bob] -$20 as top-up", "Stack[player=bob] $20 as top-up");
    table.banks("ann", 100);
    assertThat(table.moved(2))
        .containsExactly(
            "Stack[player=ann] -$100 for bank at bank by P215-BANK-1",
            "Bank[] $100 for bank at bank by P215-BANK-1");
    table.bets("bob", 2, 10).bets("bob", 2, 30);
    assertThat(table.moved(4))
        .containsExactly(
            "Stack[player=bob] -$10 for game at 2 by P215-WAGER-1",
            "Layout[] $10 for game at 2 by P215-WAGER-1",
            "Stack[player=bob] -$20 for game at 2 by P215-WAGER-1",
            "Layout[] $20 for game at 2 by P215-WAGER-1");
    table.says("bob", "done");
    assertThat(table.moved(2))
        .containsExactly(
            "Stack[player=ann] -$0.50 for collection at bank by COL-CC215-1",
            "Drop[] $0.50 for collection at bank by COL-CC215-1");
  }

  @Test
  @Proves({"P215-BACK-5", "P215-OUT-7", "P215-BUSTER-3", "P215-SETTLE-6"})
  void doubles_join_the_layout_and_settlement_clears_it() {
    var table = dealt(Map.of("decks", "1")).says("bob", "double", "2", 10);
    assertThat(table.moved(4))
        .containsExactly(
            "Stack[player=bob] -$10 for double at 2 by P215-DOUBLE-1",
            "Layout[] $10 for double at 2 by P215-DOUBLE-1",
            "Stack[player=dee] -$20 for double at 2/dee by P215-DOUBLE-1",
            "Layout[] $20 for double at 2/dee by P215-DOUBLE-1");
    table.deal("9h");
    assertThat(table.moved(12))
        .containsExactly(
            "Layout[] -$20 for game at 2 by P215-OUT-7",
            "Stack[player=bob] $20 for game at 2 by P215-OUT-7",
            "Bank[] -$20 for game at 2 by P215-OUT-7",
            "Stack[player=bob] $20 for game at 2 by P215-OUT-7",
            "Layout[] -$5 for buster at 2 by P215-BUSTER-3",
            "Bank[] $5 for buster at 2 by P215-BUSTER-3",
            "Layout[] -$40 for game at 2/dee by P215-OUT-7",
            "Stack[player=dee] $40 for game at 2/dee by P215-OUT-7",
            "Bank[] -$40 for game at 2/dee by P215-OUT-7",
            "Stack[player=dee] $40 for game at 2/dee by P215-OUT-7",
            "Bank[] -$45 for bank at bank by P215-BANK-1",
            "Stack[player=ann] $45 for bank at bank by P215-BANK-1");
    assertThat(table.stack("ann")).isEqualTo("$444.50");
    assertThat(table.events(Turned.class))
        .as("the down card, once")
        .containsExactly(new Turned(Cards.parse("8h")));
    assertThat(table.view().results())
        .flatExtracting(Result::rules)
        .allMatch(clause -> !clause.sentence().isEmpty());
    assertThat(table.on(new ChipAccount.Drop())).isEqualTo(Money.cents(50));
  }

  @Test
  @Proves({"P215-SPLIT-2", "P215-INS-1"})
  void splits_and_insurance_name_their_own_clause() {
    var split = wagered(Map.of("decks", "1")).says("bob", "done").says("dee", "done");
    split.deal("8c Tc 8d 8h").says("bob", "split", "2", 10);
    assertThat(split.moved(4).getFirst())
        .isEqualTo("Stack[player=bob] -$10 for split at 2 by P215-SPLIT-2");
    var insured = wagered(Map.of("decks", "1")).says("bob", "done").says("dee", "done");
    insured.deal("9c Ac 8d 8h").says("bob", "insurance", "2", 5);
    assertThat(insured.moved(2).getFirst())
        .isEqualTo("Stack[player=bob] -$5 for insurance at 2 by P215-INS-1");
  }

  @Test
  @Proves({"P215-SETTLE-3", "P215-SETTLE-4"})
  void what_a_short_bank_pays_and_returns_names_the_clause_on_a_short_bank() {
    var table = TableTalk.at().sits("ann", 1, 500).sits("bob", 2, 500).sits("cy", 4, 500);
    table.banks("ann", 5).bets("bob", 2, 10).bets("cy", 4, 10).says("bob", "done");
    table.says("cy", "done").deal("Tc Td 9c Kc Kd 8c").says("bob", "stand", "2", 0);
    table.says("cy", "stand", "4", 0);
    assertThat(table.moved(6))
        .containsExactly(
            "Layout[] -$10 for game at 2 by P215-SETTLE-4",
            "Stack[player=bob] $10 for game at 2 by P215-SETTLE-4",
            "Bank[] -$5 for game at 2 by P215-SETTLE-4",
            "Stack[player=bob] $5 for game at 2 by P215-SETTLE-4",
            "Layout[] -$10 for game at 4 by P215-SETTLE-3",
            "Stack[player=cy] $10 for game at 4 by P215-SETTLE-3");
  }

  @Test
  @Proves({"COL-GEN-10", "P215-CLEAR-1"})
  void a_void_round_gives_back_wagers_bank_doubles_and_by_option_fees() {
    var table = dealt(Map.of("decks", "1")).says("bob", "double", "2", 10).calls("void-round");
    assertThat(table.moved(14))
        .containsSubsequence(
            "Layout[] -$10 for game at 2 by ROOM-VOID",
            "Layout[] -$5 for buster at 2 by ROOM-VOID",
            "Layout[] -$20 for game at 2/dee by ROOM-VOID",
            "Layout[] -$10 for  at 2 by ROOM-VOID",
            "Layout[] -$20 for  at 2/dee by ROOM-VOID",
            "Bank[] -$100 for bank at bank by ROOM-VOID",
            "Drop[] -$0.50 for collection at bank by COL-GEN-10");
    assertThat(table.on(new ChipAccount.Drop())).isEqualTo(Money.ZERO);
    var kept = dealt(Map.of("decks", "1", "refund-fee-on-void", "false")).calls("void-round");
    assertThat(kept.stack("ann")).isEqualTo("$499.50");
    assertThat(kept.stack("dee")).isEqualTo("$500");
  }

  @Test
  @Proves({"COL-GEN-10", "P215-CLEAR-1"})
  void a_round_called_off_before_the_deal_gives_everything_back() {
    var table = wagered(Map.of("decks", "1")).calls("void-round");
    for (var who : new String[] {"ann", "bob", "dee"}) {
      assertThat(table.stack(who)).isEqualTo("$500");
    }
    assertThat(table.asked()).containsExactly(1);
  }

  @Test
  @Proves({"P215-WAGER-1", "P215-BACK-1"})
  void a_wager_taken_back_takes_those_behind_it_along() {
    var table = wagered(Map.of("decks", "1")).says("dee", "take-back", "2/dee", 0);
    assertThat(table.stack("dee")).isEqualTo("$500");
    assertThat(table.stack("bob")).isEqualTo("$485");
    var both = wagered(Map.of("decks", "1")).says("bob", "take-back", "2", 0);
    assertThat(both.stack("dee")).isEqualTo("$500");
    assertThat(both.stack("bob")).isEqualTo("$500");
    assertThat(both.view().positions()).isEmpty();
  }

  @Test
  @Proves({"P215-ROT-2", "P215-BACK-1"})
  void whoever_leaves_while_wagers_are_placed_takes_them_along() {
    var table = wagered(Map.of("decks", "1")).bets("bob", 3, 10).says("bob", "leave");
    assertThat(table.on(new ChipAccount.Purse(new Player("bob")))).isEqualTo(Money.ZERO);
    assertThat(table.stack("dee")).isEqualTo("$500");
    assertThat(table.view().seats().get(1).player()).isEmpty();
    table.says("dee", "leave");
    assertThat(table.on(new ChipAccount.Purse(new Player("dee")))).isEqualTo(Money.ZERO);
    assertThat(table.stack("ann")).as("nobody bets").isEqualTo("$500");
  }

  @Test
  @Proves({"COL-AV215-1", "COL-GEN-5", "P215-FEE-1"})
  void every_bettor_pays_their_own_fee_at_the_table() {
    var table = TableTalk.at("aviator", 1, Map.of()).sits("ann", 1, 100).sits("bob", 2, 100);
    table.says("dee", "stand-behind", "table", 100).banks("ann", 50).bets("bob", 2, 10);
    table.bets("bob", 3, 10).says("dee", "bet.game", "2/dee", 10).says("bob", "done");
    table.says("dee", "done");
    assertThat(table.moved(8).stream().filter(leg -> leg.startsWith("Stack")))
        .containsExactly(
            "Stack[player=ann] -$1 for collection at bank by COL-AV215-1",
            "Stack[player=bob] -$0.50 for collection at 2 by COL-AV215-1",
            "Stack[player=dee] -$0.50 for collection at 2/dee by COL-AV215-1",
            "Stack[player=bob] -$0.50 for collection at 3 by COL-AV215-1");
  }

  @Test
  @Proves({"COL-GEN-5", "COL-STD215-0", "P215-FEE-1"})
  void a_fee_for_buster_is_kept_aside_once() {
    var fees = Map.of("schedules.1.player-fee", "$1", "schedules.1.buster-fee", "$0.50");
    var table = TableTalk.at("casino-club", 1, fees).sits("ann", 1, 500).sits("bob", 2, 20);
    table.banks("ann", 100).bets("bob", 2, 10);
    assertThat(table.refused("bob", "bet.buster", "2", 9)).cites("ROOM-CHIPS");
    table.says("bob", "bet.buster", "2", 8);
    assertThat(table.stack("bob")).as("$2 for fees of $1.50").isEqualTo("$2");
    assertThat(table.refused("bob", "bet.buster", "2", 9)).cites("ROOM-CHIPS");
    assertThat(table.refused("bob", "bet.game", "2", 11)).cites("ROOM-CHIPS");
    table.says("bob", "bet.buster", "2", 1).bets("bob", 2, 17);
    assertThat(table.says("bob", "done").stack("bob")).isEqualTo("$0.50");
    var dear = Map.of("schedules.1.player-fee", "$1", "schedules.1.buster-fee", "$1");
    var none = TableTalk.at("casino-club", 1, dear).sits("ann", 1, 500).sits("bob", 2, 20);
    assertThat(none.banks("ann", 100).bets("bob", 2, 19).stack("bob"))
        .as("no Buster")
        .isEqualTo("$1");
    none.bets("bob", 2, 10).says("bob", "bet.buster", "2", 5).says("bob", "bet.buster", "2", 8);
    assertThat(none.says("bob", "done").stack("bob")).as("two fees").isEqualTo("$0");
  }

  @Test
  @Proves({"P215-SETTLE-5", "P215-SETTLE-3", "P215-CLEAR-1"})
  void results_lie_there_in_their_order_until_the_next_round() {
    var table = TableTalk.at().sits("ann", 1, 500).sits("bob", 2, 500).banks("ann", 15);
    for (var seat : new int[] {2, 3, 4, 5}) {
      table.bets("bob", seat, 10);
    }
    table.says("bob", "done").deal("Tc Td Th 9h 7c 9c 8d 7h 9d Kc").finish();
    assertThat(table.view().table().round()).isEqualTo(1);
    assertThat(table.view().results()).extracting(Result::order).containsExactly(1, 2, 3, 4);
    assertThat(table.view().results())
        .extracting(one -> one.word() + " " + one.amount())
        .containsExactly("win $10", "win $5", "push $0", "returned $0");
    table.banks("ann", 15).bets("bob", 2, 10).says("bob", "done");
    assertThat(table.view().table().round()).isEqualTo(2);
    assertThat(table.view().results()).isEmpty();
  }
}
