package cardroom.scenarios.pure215;

import static cardroom.scenarios.kit.RulingAssert.assertThat;
import static cardroom.scenarios.kit.WrittenRounds.complains;
import static cardroom.scenarios.kit.WrittenRounds.settles;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.banked.table.BankedEvent.Closed;
import cardroom.games.banked.table.BankedEvent.Shuffled;
import cardroom.games.table.ChanceRequest;
import cardroom.games.table.Need;
import cardroom.games.table.SeatTag;
import cardroom.games.table.View.SeatView;
import cardroom.scenarios.kit.Proves;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Sections 2, 5 and 6 at a whole table: seats, circles, the bank and its turns, the shoe.
final class TableRulesTest {

  private static TableTalk<?> three() {
    return TableTalk.at().sits("ann", 1, 500).sits("bob", 2, 500).sits("cy", 4, 500);
  }

  /// Everybody but the banker bets on their own circle, and the round is played out.
  private static TableTalk<?> round(TableTalk<?> table, String banker) {
    table.banks(banker, 100);
    for (var seat : table.view().seats()) {
      if (!seat.player().isEmpty() && !seat.player().equals(banker)) {
        table.bets(seat.player(), seat.seat(), 10).says(seat.player(), "done");
      }
    }
    return table.finish();
  }

  @Test
  @Proves({"P215-TABLE-1", "P215-TABLE-7"})
  void the_table_has_eight_seats() {
    assertThat(three().view().seats())
        .extracting(SeatView::seat)
        .containsExactly(1, 2, 3, 4, 5, 6, 7, 8);
    assertThat(three().refused("dee", "sit", "9", 500)).cites("P215-TABLE-1");
    assertThat(complains("decks 1\nseat 9 $10 Tc 9d\nbank Tc (8d)")).contains("1 to 8");
  }

  @Test
  @Proves("P215-TABLE-2")
  void the_player_dealer_uses_one_of_the_eight() {
    var full =
        IntStream.rangeClosed(1, 7)
            .mapToObj("seat %d $10 Ac Kd\n"::formatted)
            .collect(Collectors.joining());
    settles("decks 8\n" + full + "bank 9c (8d)");
    assertThat(complains("decks 8\n" + full + "seat 8 $10 Ac Kd\nbank 9c (8d)"))
        .contains("every seat is taken; one of them must be the player-dealer's");
  }

  @Test
  @Proves("P215-TABLE-4")
  void a_player_bets_on_their_own_circle_and_on_unoccupied_ones() {
    var table = three().banks("ann", 100).bets("bob", 2, 10).bets("bob", 3, 10).bets("bob", 8, 10);
    assertThat(table.refused("bob", "bet.game", "4", 10)).cites("P215-TABLE-4");
    assertThat(table.refused("cy", "bet.game", "3", 10)).cites("P215-TABLE-4");
    settles(
        """
        house casino-club
        seat 1 by ann  $10  Tc 9d  -> win $10
        seat 2 by ann  $10  Tc 9d  -> win $10
        seat 2 by bob  $10  Tc 9d  -> refused P215-TABLE-4
        bank   Tc (8d)
        house aviator                                    # at most six circles (A-57)
        seat 1 by ann  $10  Ac Kd
        seat 2 by ann  $10  Ac Kd
        seat 3 by ann  $10  Ac Kd
        seat 4 by ann  $10  Ac Kd
        seat 5 by ann  $10  Ac Kd
        seat 6 by ann  $10  Ac Kd
        seat 7 by ann  $10  Ac Kd  -> refused P215-TABLE-4
        bank   9c (8d)
        """);
  }

  @Test
  @Proves({"P215-BANK-1", "P215-BANK-3"})
  void a_round_begins_with_the_banks_wager_and_shows_its_turn() {
    var table = three();
    assertThat(table.refused("bob", "bet.game", "2", 10)).cites("P215-WAGER-2");
    table.banks("ann", 100);
    var bank = table.view().bank().orElseThrow();
    assertThat(bank.player()).isEqualTo("ann");
    assertThat(bank.turn()).isEqualTo(1);
    assertThat(table.stack("ann")).isEqualTo("$400");
    table.bets("bob", 2, 10).says("bob", "done").says("cy", "done").finish().banks("ann", 100);
    assertThat(table.view().bank().orElseThrow().turn()).isEqualTo(2);
  }

  @Test
  @Proves("P215-BANK-6")
  void the_bank_does_not_change_after_the_first_card() {
    var table = three().banks("ann", 100).bets("bob", 2, 10).says("bob", "done").says("cy", "done");
    table.deal("Tc 9c");
    assertThat(table.refused("ann", "take-bank", "table", 200)).cites("P215-ROT-2");
    assertThat(table.view().bank().orElseThrow().wager().toString()).isEqualTo("$100");
  }

  @Test
  @Proves("P215-ROT-1")
  void after_two_hands_the_bank_is_offered_clockwise() {
    var table = three();
    assertThat(table.asked()).containsExactly(1);
    assertThat(round(table, "ann").asked()).containsExactly(1);
    assertThat(round(table, "ann").asked()).containsExactly(2);
    assertThat(table.refused("ann", "take-bank", "table", 100)).cites("P215-ROT-2");
    assertThat(round(table, "bob").asked()).containsExactly(2);
    assertThat(round(table, "bob").asked()).containsExactly(4);
  }

  @Test
  @Proves("P215-ROT-2")
  void whoever_declines_passes_the_bank_and_the_last_banker_may_begin_again() {
    var table = three();
    assertThat(table.says("ann", "pass-bank").asked()).containsExactly(2);
    round(table, "bob");
    assertThat(table.says("bob", "pass-bank").asked()).as("after one hand").containsExactly(4);
    table.says("cy", "pass-bank").says("ann", "pass-bank");
    assertThat(table.asked()).as("all declined").isEmpty();
    var again = round(round(three(), "ann"), "ann");
    assertThat(again.says("bob", "pass-bank").says("cy", "pass-bank").asked()).containsExactly(1);
    again.banks("ann", 100);
    assertThat(again.view().bank().orElseThrow().turn()).isEqualTo(1);
  }

  @Test
  @Proves("P215-ROT-2")
  void a_player_dealer_who_leaves_finishes_the_round() {
    var table = three().banks("ann", 100).bets("bob", 2, 10).says("bob", "done").says("cy", "done");
    table.deal("Tc 9c").says("ann", "leave");
    assertThat(table.view().bank().orElseThrow().player()).isEqualTo("ann");
    assertThat(table.view().seats().getFirst().tags()).contains(SeatTag.LEAVING);
    assertThat(table.finish().asked()).containsExactly(2);
    assertThat(table.view().seats().getFirst().player()).isEmpty();
  }

  @Test
  @Proves("P215-ROT-3")
  void the_player_dealer_makes_no_wager() {
    var table = three().banks("ann", 100);
    assertThat(table.refused("ann", "bet.game", "3", 10)).cites("P215-ROT-3");
    assertThat(table.refused("bob", "bet.game", "1", 10)).cites("P215-ROT-3");
    settles(
        """
        house casino-club
        seat 1         $10  Tc 9d  -> win $10
        seat 2 by ann  $10  Tc 9d  -> refused P215-ROT-3
        bank seat 8 by ann  Tc (8d)
        """);
  }

  @Test
  @Proves("P215-TPPPS-1")
  void a_third_party_provider_plays_and_banks_like_anybody() {
    var table = TableTalk.at().says("provider", "sit-as-provider", "1", 500).sits("bob", 2, 500);
    assertThat(table.view().seats().getFirst().tags()).contains(SeatTag.PROVIDER);
    assertThat(round(table, "provider").asked()).containsExactly(1);
  }

  @Test
  @Proves("P215-WAGER-2")
  void bonus_wagers_are_placed_before_the_deal() {
    var table = three().banks("ann", 100).bets("bob", 2, 10).says("bob", "done").says("cy", "done");
    table.deal("Tc 9c");
    assertThat(table.refused("bob", "bet.buster", "2", 5)).cites("P215-WAGER-2");
  }

  @Test
  @Proves({"P215-FEE-1", "COL-GEN-6"})
  void fees_are_dropped_before_any_card() {
    var table = round(three(), "ann");
    assertThat(table.story().indexOf("Closed")).isLessThan(table.story().indexOf("Dealt"));
    var fees = table.events(Closed.class).getFirst().fees();
    assertThat(fees).hasSize(1);
    assertThat(fees.getFirst().amount().toString()).isEqualTo("$0.50");
  }

  @Test
  @Proves("P215-DECK-4")
  void the_shoe_is_shuffled_before_a_round_once_three_quarters_are_dealt() {
    var table = three();
    for (var rounds = 0; table.events(Shuffled.class).size() < 3; rounds++) {
      var banker = table.view().seats().get(table.asked().getFirst() - 1).player();
      round(table, banker);
      assertThat(rounds).isLessThan(30);
    }
    assertThat(table.events(Shuffled.class))
        .allMatch(shuffled -> shuffled.cards() == 52 && !shuffled.fromTray());
    var fresh = three().banks("ann", 100).bets("bob", 2, 10).says("bob", "done").says("cy", "done");
    assertThat(fresh.need()).isInstanceOf(Need.Chance.class);
    assertThat(((Need.Chance) fresh.need()).draw()).isInstanceOf(ChanceRequest.Shuffle.class);
  }

  @Test
  @Proves("P215-DECK-4")
  void a_continuous_shuffler_and_a_burn_card_are_options() {
    var options = Map.of("decks", "1", "continuous-shuffle", "true", "burn-first-card", "true");
    var table = TableTalk.at("casino-club", 1, options).sits("ann", 1, 500).sits("bob", 2, 500);
    round(round(table, "ann"), "ann");
    assertThat(table.story()).containsSubsequence("Shuffled", "Burned", "Dealt", "Settled");
    assertThat(table.events(Shuffled.class)).hasSize(2);
  }

  @Test
  @Proves("P215-CLEAR-1")
  void the_next_round_begins_when_the_last_is_settled() {
    var table = round(three(), "ann");
    assertThat(table.view().positions()).isNotNull();
    table.banks("ann", 100);
    assertThat(table.view().positions()).allMatch(spot -> spot.hands().isEmpty());
    assertThat(table.asked()).containsExactly(2, 4);
  }

  @Test
  @Proves("P215-ROT-1")
  void a_hand_that_nobody_bets_on_or_that_is_void_does_not_count() {
    var table = three().banks("ann", 100).says("bob", "done").says("cy", "done");
    assertThat(table.stack("ann")).isEqualTo("$500");
    round(table, "ann");
    table.banks("ann", 100).bets("bob", 2, 10).says("bob", "done").says("cy", "done");
    table.deal("Tc 9c").calls("void-round");
    assertThat(table.asked()).containsExactly(1);
    table.banks("ann", 100);
    assertThat(table.view().bank().orElseThrow().turn()).isEqualTo(2);
  }

  @Test
  @Proves("P215-ROT-2")
  void the_bank_is_offered_to_whoever_can_bank_and_only_when_somebody_can_bet() {
    var alone = TableTalk.at().sits("ann", 1, 500);
    assertThat(alone.asked()).as("nobody to bet").isEmpty();
    assertThat(alone.refused("ann", "take-bank", "table", 100)).cites("P215-BANK-2");
    var table = three().says("ann", "sit-out");
    assertThat(table.asked()).as("ann sits out").containsExactly(2);
    assertThat(table.says("ann", "come-back").asked()).containsExactly(1);
    assertThat(table.refused("bob", "take-bank", "table", 100)).cites("P215-ROT-2");
    assertThat(table.refused("ann", "take-bank", "table", 496)).cites("P215-BANK-2");
    var quiet = three().says("bob", "sit-out").says("cy", "sit-out");
    assertThat(quiet.asked()).as("nobody plays").isEmpty();
  }

  @Test
  @Proves({"P215-TABLE-4", "P215-BACK-1", "P215-BACK-5"})
  void whoever_stands_behind_bets_behind_others_only() {
    var table = three().says("dee", "stand-behind", "table", 500).banks("ann", 100);
    assertThat(table.refused("dee", "bet.game", "3", 10)).cites("P215-TABLE-4");
    assertThat(table.refused("dee", "bet.game", "2/dee", 10)).cites("P215-BACK-1");
    table.bets("bob", 2, 10).says("dee", "bet.game", "2/dee", 10);
    table.says("dee", "bet.game", "2/dee", 20);
    assertThat(table.refused("dee", "bet.game", "2/cy", 10)).cites("P215-BACK-1");
    assertThat(table.refused("bob", "bet.game", "2/bob", 10)).cites("P215-BACK-1");
    settles(
        """
        house casino-club  options max-circles-in-play=2
        seat 1  $10  Ac Kd  -> win $12
        seat 2  $10  Ac Kd  -> win $12
        seat 3  $10  Ac Kd  -> refused P215-TABLE-4
        bank    9c (8d)
        """);
  }
}
