package cardroom.scenarios.pure215;

import static cardroom.scenarios.kit.RulingAssert.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardroom.cards.Card;
import cardroom.games.banked.table.BankedTable;
import cardroom.games.money.Money;
import cardroom.games.seating.SeatingEvent.Left;
import cardroom.games.seating.SeatingEvent.SatOut;
import cardroom.games.table.Command;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.SeatTag;
import cardroom.games.table.Setup;
import cardroom.games.table.Setup.Stakes;
import cardroom.games.table.View.Fact;
import cardroom.scenarios.kit.Proves;
import cardroom.scenarios.kit.WrittenRounds;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Coming and going at a table, and commands that do not fit what it waits for.
final class SeatingTest {

  private static TableTalk<?> three() {
    return TableTalk.at().sits("ann", 1, 500).sits("bob", 2, 500).sits("cy", 4, 500);
  }

  private static Command cents(String who, String choice, String position, long cents) {
    return new Command.Act(new Player(who), choice, Position.of(position), Money.cents(cents));
  }

  private static Command timeOut(String position) {
    return new Command.TimedOut(Position.of(position));
  }

  /// $25 is the least wager there, and its fee $1.
  @Test
  @Proves("P215-FEE-1")
  void whoever_has_too_little_for_the_least_wager_and_its_fee_is_marked() {
    var table = TableTalk.at("aviator", 2, Map.of("decks", "1"));
    table.sits("ann", 1, 500).sits("bob", 2, 100).banks("ann", 200).bets("bob", 2, 74);
    assertThat(table.view().seats().get(1).tags()).doesNotContain(SeatTag.SHORT_OF_CHIPS);
    table.says("bob", "done").deal("Ts Td 6h Tc").finish();
    assertThat(table.view().seats().get(1).stack()).hasToString("$25");
    assertThat(table.view().seats().get(1).tags()).contains(SeatTag.SHORT_OF_CHIPS);
    table.says("bob", "top-up", "table", 100);
    assertThat(table.view().seats().get(1).tags()).doesNotContain(SeatTag.SHORT_OF_CHIPS);
  }

  @Test
  @Proves({"P215-TABLE-1", "P215-BACK-2"})
  void a_seat_is_taken_once_and_with_enough_chips() {
    var table = three().says("dee", "stand-behind", "table", 20);
    assertThat(table.refused("eve", "sit", "3", 19)).cites("ROOM-BUY-IN");
    assertThat(table.refused("eve", "sit", "3", 5001)).cites("ROOM-BUY-IN");
    assertThat(table.refused("eve", "sit", "4", 500)).cites("ROOM-SEAT");
    assertThat(table.refused("eve", "sit", "table", 500)).cites("P215-TABLE-1");
    assertThat(table.refused("bob", "sit", "3", 500)).cites("ROOM-SEAT");
    assertThat(table.refused("bob", "stand-behind", "table", 500)).cites("ROOM-SEAT");
    assertThat(table.refused("dee", "stand-behind", "table", 500)).cites("ROOM-SEAT");
    assertThat(table.refused("eve", "sit-out", "table", 0)).cites("ROOM-GUEST");
    assertThat(table.sits("eve", 8, 5000).stack("eve")).isEqualTo("$5000");
    var ocean = TableTalk.at("ocean-view", 1, Map.of());
    assertThat(ocean.refused("dee", "stand-behind", "table", 500)).cites("P215-BACK-2");
  }

  @Test
  @Proves("P215-WAGER-3")
  void chips_are_added_up_to_the_most_and_in_whole_units() {
    var table = three();
    assertThat(table.refused("bob", "top-up", "table", 4501)).cites("ROOM-BUY-IN");
    assertThat(table.refused("bob", "top-up", "table", 0)).cites("ROOM-BUY-IN");
    assertThat(table.refused(cents("bob", "top-up", "table", 25))).cites("ROOM-BUY-IN");
    assertThat(table.says("bob", "top-up", "table", 4500).stack("bob")).isEqualTo("$5000");
    assertThat(table.offers("bob")).containsExactly("sit-out table", "leave table");
    assertThat(table.refused(cents("ann", "take-bank", "table", 10025))).cites("P215-WAGER-3");
    assertThat(table.refused("ann", "take-bank", "table", 4)).cites("P215-BANK-2");
  }

  @Test
  @Proves("P215-TABLE-4")
  void a_circle_somebody_bets_on_is_not_sat_down_at() {
    var table = three().banks("ann", 100).bets("bob", 2, 10).bets("bob", 3, 10);
    assertThat(table.refused("eve", "sit", "3", 500)).cites("P215-TABLE-4");
    table.says("bob", "done").says("cy", "done").deal("Tc");
    assertThat(table.refused("eve", "sit", "3", 500)).cites("P215-TABLE-4");
    table.sits("fay", 5, 500).finish().sits("eve", 3, 500);
    assertThat(table.asked()).containsExactly(1);
  }

  @Test
  @Proves("P215-ROT-2")
  void whoever_has_nothing_at_stake_leaves_at_once() {
    var table = three().banks("ann", 100).bets("bob", 2, 10).says("bob", "done").says("cy", "done");
    table.deal("Tc 9c").says("cy", "leave");
    assertThat(table.view().seats().get(3).player()).isEmpty();
    table.says("bob", "leave");
    assertThat(table.view().seats().get(1).tags()).contains(SeatTag.LEAVING);
    assertThat(table.refused("bob", "come-back", "table", 0)).cites("ROOM-NOT-NOW");
    table.deal("9d 8h");
    assertThat(table.events(Left.class)).as("the room stood on 19").hasSize(2);
    assertThat(table.asked()).as("nobody is left to bet").isEmpty();
  }

  @Test
  @Proves({"P215-ROT-1", "P215-ROT-2"})
  void a_player_dealer_who_goes_has_had_their_turn() {
    var table = three().banks("ann", 100).says("ann", "leave");
    assertThat(table.view().seats().getFirst().player()).isEqualTo("ann");
    table.bets("bob", 2, 10).says("bob", "done").says("cy", "done").finish();
    assertThat(table.sits("ann", 1, 510).asked()).containsExactly(2);
    table.says("bob", "pass-bank").says("bob", "leave").sits("bob", 2, 500);
    assertThat(table.asked()).as("a new player is asked anew").containsExactly(2);
    table.says("cy", "leave").says("bob", "pass-bank");
    assertThat(table.asked()).as("the seat that banked last begins again").containsExactly(1);
  }

  @Test
  @Proves("P215-TABLE-8")
  void three_betting_rounds_without_a_word_sit_a_player_out() {
    var table = three();
    silentRound(table, "ann", "bob", 2);
    silentRound(table, "ann", "bob", 2);
    assertThat(table.events(SatOut.class)).isEmpty();
    silentRound(table, "bob", "ann", 1);
    assertThat(table.events(SatOut.class)).containsExactly(new SatOut(new Player("cy")));
    assertThat(table.says("cy", "come-back").events(SatOut.class)).hasSize(1);
    silentRound(table, "bob", "ann", 1);
    assertThat(table.events(SatOut.class)).as("the count began again").hasSize(1);
  }

  private static void silentRound(TableTalk<?> table, String banker, String bettor, int seat) {
    table.banks(banker, 100).bets(bettor, seat, 10).says(bettor, "done").timesOut("4").finish();
  }

  @Test
  @Proves("P215-TABLE-8")
  void a_wager_is_a_word() {
    var table = three();
    silentRound(table, "ann", "bob", 2);
    silentRound(table, "ann", "bob", 2);
    table.banks("bob", 100).bets("ann", 1, 10).bets("cy", 4, 10).says("ann", "done");
    table.timesOut("4").finish();
    assertThat(table.events(SatOut.class)).isEmpty();
    silentRound(table, "bob", "ann", 1);
    assertThat(table.events(SatOut.class)).isEmpty();
  }

  @Test
  @Proves({"P215-TABLE-8", "P215-ROT-2"})
  void time_runs_out_only_for_whoever_is_asked() {
    var table = three();
    assertThat(table.refused(timeOut("2"))).cites("P215-ROT-2");
    assertThat(table.refused(timeOut("5"))).cites("ROOM-UNKNOWN");
    assertThat(table.timesOut("1").asked()).containsExactly(2);
    table.banks("bob", 100);
    assertThat(table.refused(timeOut("2"))).cites("ROOM-UNKNOWN");
    table.bets("ann", 1, 10).says("ann", "done").timesOut("4");
    assertThat(table.refused(timeOut("1"))).cites("ROOM-NOT-NOW");
    table.deal("Tc 9c 9d 8h");
    assertThat(table.asked()).containsExactly(1);
    assertThat(table.refused(timeOut("4"))).cites("ROOM-NOT-NOW");
    assertThat(table.timesOut("1").asked()).containsExactly(2);
  }

  @Test
  @Proves({"P215-WAGER-2", "P215-ROT-2", "P215-BACK-1", "COL-GEN-3"})
  void commands_that_do_not_fit_are_refused() {
    var table = three();
    assertThat(table.refused("bob", "pass-bank", "table", 0)).cites("P215-ROT-2");
    assertThat(table.refused("bob", "come-back", "table", 0)).cites("ROOM-NOT-NOW");
    assertThat(table.refused("bob", "hit", "2", 0)).cites("ROOM-UNKNOWN");
    assertThat(table.refusedCall("void-round")).cites("ROOM-NOT-NOW");
    assertThat(table.refusedCall("dance")).cites("ROOM-UNKNOWN");
    assertThat(table.refusedCall("schedule.99")).cites("COL-GEN-3");
    assertThat(table.refused(new Command.Shuffled())).cites("ROOM-NOT-NOW");
    assertThat(table.refused(new Command.Deal(Card.parse("Tc")))).cites("ROOM-NOT-NOW");
    assertThat(table.refused(new Command.Drawn(0))).cites("ROOM-UNKNOWN");
    table.banks("ann", 100).bets("bob", 2, 10);
    assertThat(table.refused("ann", "done", "table", 0)).cites("ROOM-NOT-NOW");
    assertThat(table.refused("bob", "pass-bank", "table", 0)).cites("P215-ROT-2");
    assertThat(table.refused("cy", "take-back", "2", 0)).cites("ROOM-NOT-NOW");
    assertThat(table.refused("bob", "match", "2", 0)).cites("P215-BACK-1");
    assertThat(table.refused("bob", "bet.luck", "2", 5)).cites("ROOM-UNKNOWN");
    assertThat(table.refused("bob", "bet.insurance", "2", 5)).cites("P215-WAGER-2");
    table.says("bob", "sit-out");
    assertThat(table.refused("bob", "sit-out", "table", 0)).cites("ROOM-NOT-NOW");
    table.says("bob", "come-back").says("bob", "done");
    assertThat(table.refused("bob", "done", "table", 0)).cites("ROOM-NOT-NOW");
  }

  @Test
  @Proves({"P215-BUSTER-2", "P215-BACK-5"})
  void a_game_wager_stays_above_its_bonus_wager_where_the_house_says_so() {
    var table = TableTalk.at("ocean-view", 1, Map.of()).sits("ann", 1, 500).sits("bob", 2, 500);
    table.banks("ann", 100).bets("bob", 2, 20).says("bob", "bet.buster", "2", 20);
    assertThat(table.refused("bob", "bet.game", "2", 10)).cites("P215-BUSTER-2");
    assertThat(table.offers("bob")).contains("bet.buster 2 $1-$20 $1");
    table.bets("bob", 2, 30);
    assertThat(table.stack("bob")).isEqualTo("$450");
  }

  @Test
  @Proves({"P215-TABLE-4", "P215-TABLE-1"})
  void circles_are_those_of_the_table_and_as_many_as_the_house_permits() {
    var one = Map.of("max-circles-per-player", "1", "backline.max-per-circle", "1");
    var table = TableTalk.at("casino-club", 1, one).sits("ann", 1, 500).sits("bob", 2, 500);
    table.sits("cy", 4, 500).says("dee", "stand-behind", "table", 500).banks("ann", 100);
    assertThat(table.refused("bob", "bet.game", "9", 10)).cites("P215-TABLE-4");
    assertThat(table.refused("bob", "bet.game", "table", 10)).cites("P215-TABLE-4");
    table.bets("bob", 2, 10).bets("cy", 4, 10);
    assertThat(table.refused("bob", "bet.game", "3", 10)).cites("P215-TABLE-4");
    table.says("dee", "bet.game", "2/dee", 20).says("dee", "bet.game", "2/dee", 30);
    assertThat(table.stack("dee")).isEqualTo("$470");
    assertThat(table.refused("cy", "bet.game", "2/cy", 10)).cites("P215-BACK-1");
  }

  @Test
  @Proves({"P215-WAGER-1", "P215-TABLE-8", "P215-ROT-2"})
  void only_who_can_still_bet_is_waited_for() {
    var table = three().sits("eve", 5, 20).banks("ann", 100).bets("eve", 5, 20);
    assertThat(table.asked()).as("eve has all her chips down").containsExactly(2, 4, 5);
    assertThat(table.says("bob", "sit-out").asked()).containsExactly(4, 5);
    assertThat(table.refused("bob", "take-bank", "table", 100)).cites("P215-ROT-2");
    table.says("cy", "done").says("eve", "done").deal("Tc Td 6c 9d").says("eve", "stand", "5", 0);
    assertThat(table.stack("eve")).isEqualTo("$0");
    table.banks("ann", 100);
    assertThat(table.asked()).as("eve has nothing to bet").containsExactly(4);
    var gone = three().banks("ann", 100).bets("bob", 2, 10).says("bob", "sit-out");
    assertThat(gone.asked()).as("his wager stays").containsExactly(4);
  }

  @Test
  @Proves({"P215-ROT-2", "P215-PLAY-1"})
  void the_room_plays_for_players_who_left_and_for_nobody_else() {
    var table = three().banks("ann", 100).bets("bob", 2, 10).bets("cy", 4, 10).says("bob", "done");
    table.says("cy", "done").deal("Tc Td 9c 9d 8d 8h").says("bob", "leave");
    assertThat(table.asked()).as("bob's 19 stood").containsExactly(4);
    assertThat(table.events(Left.class)).isEmpty();
    table.says("cy", "stand", "4", 0);
    assertThat(table.events(Left.class)).hasSize(1);
  }

  @Test
  @Proves({"P215-ROT-1", "P215-ROT-2"})
  void whoever_passed_stays_passed_when_somebody_else_goes() {
    var table = three().sits("eve", 5, 500).says("ann", "pass-bank").says("eve", "leave");
    assertThat(table.asked()).containsExactly(2);
    table.banks("bob", 100).bets("cy", 4, 10).says("cy", "done").says("ann", "done").finish();
    table.says("bob", "pass-bank").banks("cy", 100);
    assertThat(table.view().bank().orElseThrow().turn()).as("a turn of his own").isEqualTo(1);
  }

  @Test
  @Proves({"COL-GEN-10", "P215-DECK-4"})
  void a_void_round_leaves_no_card_in_a_continuous_shuffler() {
    var options = Map.of("continuous-shuffle", "true", "decks", "1");
    var table = TableTalk.at("casino-club", 1, options).sits("ann", 1, 500).sits("bob", 2, 500);
    table.banks("ann", 100).bets("bob", 2, 10).says("bob", "done").deal("Tc 9c");
    assertThat(table.view().table().facts()).contains(new Fact("shoe", "50"));
    table.calls("void-round");
    assertThat(table.view().table().facts()).contains(new Fact("shoe", "0"));
  }

  @Test
  @Proves({"P215-TABLE-1", "COL-GEN-3"})
  void a_table_opens_with_two_to_eight_seats_under_a_schedule() {
    var engine = new BankedTable<>(WrittenRounds.pure215("casino-club", Map.of()));
    for (var seats : new int[] {2, 8}) {
      assertThat(engine.round(engine.open(new Setup("Test", new Stakes.Schedule(1), seats))))
          .isZero();
    }
    for (var seats : new int[] {1, 9}) {
      assertThatThrownBy(() -> engine.open(new Setup("Test", new Stakes.Schedule(1), seats)))
          .hasMessage("pure-21.5 has 2 to 8 seats, not " + seats);
    }
  }
}
