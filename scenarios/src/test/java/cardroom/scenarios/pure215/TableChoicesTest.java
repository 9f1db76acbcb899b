package cardroom.scenarios.pure215;

import static cardroom.scenarios.kit.RulingAssert.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.money.Money;
import cardroom.games.pure215.SideBets;
import cardroom.games.table.View.Area;
import cardroom.scenarios.kit.Proves;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// What everybody at a table is offered, with the least, the most and the usual amount.
final class TableChoicesTest {

  private static final List<String> STAYING =
      List.of("top-up table $0.50-$4500 $20", "sit-out table", "leave table");

  private static TableTalk<?> four() {
    return TableTalk.at()
        .sits("ann", 1, 500)
        .sits("bob", 2, 500)
        .sits("cy", 4, 500)
        .says("dee", "stand-behind", "table", 500);
  }

  @Test
  @Proves({"P215-TABLE-1", "P215-BACK-1", "P215-BACK-2"})
  void a_newcomer_takes_a_free_seat_or_stands_behind_where_the_house_permits_it() {
    assertThat(four().offers("eve"))
        .containsExactly(
            "sit 3 $20-$5000 $200",
            "sit 5 $20-$5000 $200",
            "sit 6 $20-$5000 $200",
            "sit 7 $20-$5000 $200",
            "sit 8 $20-$5000 $200",
            "stand-behind table $20-$5000 $200");
    assertThat(TableTalk.at("ocean-view", 1, Map.of()).offers("eve"))
        .hasSize(8)
        .allMatch(offer -> offer.startsWith("sit "));
  }

  @Test
  @Proves({"P215-ROT-2", "P215-BANK-2", "P215-FEE-1"})
  void the_bank_is_offered_to_one_with_the_highest_fee_kept_aside() {
    var table = four();
    assertThat(table.offers("ann")).startsWith("take-bank 1 $5-$495 $200", "pass-bank 1");
    assertThat(table.offers("ann")).hasSize(2 + STAYING.size()).containsAll(STAYING);
    assertThat(table.offers("bob")).isEqualTo(STAYING);
    assertThat(table.offers("dee")).isEqualTo(STAYING);
    table.says("ann", "sit-out");
    assertThat(table.offers("ann"))
        .containsExactly("top-up table $0.50-$4500 $20", "come-back table", "leave table");
    assertThat(table.offers("bob")).startsWith("take-bank 2 $5-$495 $200", "pass-bank 2");
  }

  @Test
  @Proves({"P215-WAGER-1", "P215-TABLE-4", "P215-ROT-3"})
  void wagers_are_offered_on_free_circles_and_bonus_wagers_beside_a_game_wager() {
    var table = four().banks("ann", 100);
    assertThat(table.offers("ann"))
        .containsExactly("top-up table $0.50-$4600 $20", "sit-out table", "leave table");
    assertThat(table.offers("bob"))
        .startsWith("bet.game 2 $5-$500 $5", "bet.game 3 $5-$500 $5", "bet.game 5 $5-$500 $5")
        .contains("bet.game 8 $5-$500 $5", "done 2")
        .hasSize(6 + 1 + STAYING.size());
    table.bets("bob", 2, 10);
    assertThat(table.offers("bob"))
        .startsWith(
            "bet.game 2 $5-$500 $5",
            "bet.red-flex 2 $1-$50 $1",
            "bet.buster 2 $1-$50 $1",
            "take-back 2",
            "bet.game 3 $5-$490 $5")
        .hasSize(4 + 5 + 1 + STAYING.size());
    table.says("bob", "bet.game", "2", 490);
    assertThat(table.offers("bob"))
        .contains("bet.game 2 $5-$500 $5", "bet.buster 2 $1-$10 $1", "bet.game 3 $5-$10 $5");
    table.says("bob", "bet.buster", "2", 6);
    assertThat(table.offers("bob"))
        .contains("bet.buster 2 $1-$10 $1", "bet.red-flex 2 $1-$4 $1")
        .noneMatch(offer -> offer.startsWith("bet.game 3"));
  }

  @Test
  @Proves({"P215-BACK-1", "P215-BACK-5"})
  void whoever_stands_behind_bets_behind_a_wager_and_says_whether_they_match() {
    var table = four().banks("ann", 100);
    assertThat(table.offers("dee")).startsWith("done 0/dee").hasSize(1 + STAYING.size());
    table.bets("bob", 2, 10);
    assertThat(table.offers("dee")).startsWith("bet.game 2/dee $5-$500 $5", "done 0/dee");
    table.says("dee", "bet.game", "2/dee", 20);
    assertThat(table.offers("dee"))
        .startsWith(
            "bet.game 2/dee $5-$500 $5",
            "bet.red-flex 2/dee $1-$50 $1",
            "bet.buster 2/dee $1-$50 $1",
            "take-back 2/dee",
            "match 2/dee",
            "done 0/dee");
    table.says("dee", "match", "2/dee", 0);
    assertThat(table.offers("dee")).contains("stay 2/dee").doesNotContain("match 2/dee");
    assertThat(table.says("dee", "stay", "2/dee", 0).offers("dee")).contains("match 2/dee");
    table.bets("bob", 2, 300).says("dee", "bet.game", "2/dee", 300);
    assertThat(table.stack("dee")).as("limits bind each bettor").isEqualTo("$200");
  }

  @Test
  @Proves({"P215-BACK-5", "P215-WAGER-1"})
  void where_limits_bind_the_circle_only_the_rest_is_offered() {
    var options = Map.of("backline.limit-scope", "per-circle");
    var table =
        TableTalk.at("casino-club", 1, options)
            .sits("ann", 1, 500)
            .sits("bob", 2, 500)
            .says("dee", "stand-behind", "table", 500)
            .banks("ann", 100)
            .bets("bob", 2, 300);
    assertThat(table.offers("dee")).startsWith("bet.game 2/dee $5-$200 $5");
    assertThat(table.refused("dee", "bet.game", "2/dee", 201)).cites("P215-WAGER-1");
    table.says("dee", "bet.game", "2/dee", 200);
    assertThat(table.offers("bob")).startsWith("bet.game 2 $5-$300 $5");
    assertThat(table.refused("bob", "bet.game", "2", 301)).cites("P215-WAGER-1");
    table.says("bob", "bet.buster", "2", 50).bets("bob", 2, 250);
    assertThat(table.offers("dee")).startsWith("bet.game 2/dee $5-$250 $5");
    table
        .says("bob", "top-up", "table", 100)
        .says("dee", "bet.game", "2/dee", 20)
        .bets("bob", 2, 480);
    assertThat(table.offers("dee"))
        .as("bonus wagers have limits of their own")
        .contains("bet.buster 2/dee $1-$50 $1");
    table.says("dee", "bet.buster", "2/dee", 50);
    var large = Map.of("backline.limit-scope", "per-circle", "buster.max", "$400");
    var rich = TableTalk.at("casino-club", 1, large).sits("ann", 1, 500).sits("bob", 2, 500);
    rich.says("dee", "stand-behind", "table", 500).banks("ann", 100).bets("bob", 2, 10);
    rich.says("bob", "bet.buster", "2", 400).says("dee", "bet.game", "2/dee", 10);
    assertThat(rich.offers("dee")).contains("bet.buster 2/dee $1-$400 $1");
  }

  @Test
  @Proves({"P215-FEE-1", "COL-AV215-1"})
  void the_fee_of_a_wager_is_kept_aside() {
    var table =
        TableTalk.at("aviator", 1, Map.of())
            .sits("ann", 1, 500)
            .sits("bob", 2, 20)
            .says("dee", "stand-behind", "table", 20)
            .banks("ann", 100);
    assertThat(table.offers("bob")).startsWith("bet.game 2 $2-$19.50 $2");
    assertThat(table.refused("bob", "bet.game", "2", 20)).cites("ROOM-CHIPS");
    table.bets("bob", 2, 10);
    assertThat(table.offers("bob"))
        .startsWith("bet.game 2 $2-$19.50 $2", "bet.buster 2 $2-$9 $2", "take-back 2")
        .contains("bet.game 3 $2-$9 $2");
    assertThat(table.refused("bob", "bet.game", "3", 10)).cites("ROOM-CHIPS");
    table.bets("bob", 2, 19);
    assertThat(table.offers("bob")).noneMatch(offer -> offer.startsWith("bet.buster"));
    assertThat(table.offers("dee")).startsWith("bet.game 2/dee $2-$19.50 $2");
    assertThat(table.view().table().wagers())
        .as("before anybody bets, Buster goes up to the table's maximum")
        .contains(new Area(SideBets.BUSTER.id(), Money.dollars(2), Money.dollars(50), true));
  }

  @Test
  @Proves({"P215-PLAY-1", "P215-DOUBLE-2", "P215-SPLIT-2"})
  void a_hand_is_offered_what_its_player_has_chips_for() {
    var table = TableTalk.at().sits("ann", 1, 500).sits("bob", 2, 25).sits("cy", 4, 20);
    table.banks("ann", 100).bets("bob", 2, 20).bets("cy", 4, 20).says("bob", "done");
    table.says("cy", "done").deal("5c 8c Tc");
    assertThat(table.offers("bob")).noneMatch(offer -> offer.startsWith("hit"));
    table.deal("6d 8d 7h");
    assertThat(table.offers("cy")).noneMatch(offer -> offer.startsWith("hit"));
    assertThat(table.offers("bob"))
        .startsWith("hit 2", "double 2 $1-$5 $5", "surrender 2")
        .hasSize(3 + STAYING.size());
    assertThat(table.refused("bob", "double", "2", 6)).cites("ROOM-CHIPS");
    table.says("bob", "double", "2", 5).deal("9h");
    assertThat(table.offers("cy")).startsWith("hit 4", "stand 4", "surrender 4");
    assertThat(table.barred("cy")).containsExactly("double 4 ROOM-CHIPS", "split 4 ROOM-CHIPS");
    assertThat(table.barred("bob")).as("it is not his hand").isEmpty();
    assertThat(table.refused("cy", "split", "4", 20)).cites("ROOM-CHIPS");
    assertThat(table.refused("cy", "double", "4", 1)).cites("ROOM-CHIPS");
    assertThat(table.refused("bob", "hit", "4", 0)).cites("P215-PLAY-1");
  }
}
