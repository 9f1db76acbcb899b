package cardroom.scenarios.table;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.money.Money;
import cardroom.games.poker.table.PokerEvent;
import cardroom.games.poker.table.PokerPlayer;
import cardroom.games.poker.table.PokerPlayer.Entry;
import cardroom.games.seating.SeatingEvent;
import cardroom.games.table.Command;
import cardroom.games.table.Command.Act;
import cardroom.games.table.HandTag;
import cardroom.games.table.Position;
import cardroom.games.table.Viewer;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// What the table shows and what its sheet may change: announced draws, misdeals, antes, a dead
/// button.
class PokerHouseTest extends PokerTableTalk {
  @Test
  void a_dead_button_stays_where_somebody_left() {
    game = at("texas-holdem", Map.of("button-rule", "dead"));
    table = open(game);
    sit(1, 2, 3, 4, 5);
    assertThat(hand().big()).isEqualTo(3);
    act(3, "leave");
    var second = hand(); // no small blind, because nobody sits where it is due
    assertThat(second.button()).isEqualTo(2);
    assertThat(second.seats()).containsExactly(4, 5, 1, 2);
    assertThat(second.live()).containsExactly(dollars(4), Money.ZERO, Money.ZERO, Money.ZERO);
    var third = hand();
    assertThat(third.button()).as("an empty seat").isEqualTo(3);
    assertThat(third.small()).isEqualTo(4);
    assertThat(third.big()).isEqualTo(5);
  }

  @Test
  void a_player_short_of_the_ante_is_not_dealt_into_stud() {
    game = at("seven-card-stud");
    table = open(game);
    sit(1, 2, 3);
    var short1 = new SeatingEvent.Sat(player(4), 4, Money.cents(25), PokerPlayer.Entry.NEW);
    table = game.apply(table, short1); // STUD-5, STUD-IRR-11
    assertThat(hand().seats()).containsExactly(1, 2, 3);
    var justEnough = new SeatingEvent.Sat(player(5), 5, Money.cents(50), PokerPlayer.Entry.NEW);
    table = game.apply(table, justEnough);
    assertThat(hand().seats()).containsExactly(1, 2, 3, 5);
  }

  @Test
  void how_many_cards_were_drawn_is_told_until_somebody_acts() {
    game = at("draw-poker");
    table = open(game);
    sit(1, 2);
    act(new Command.Shuffled());
    deal(10);
    act(new Act(player(1), "call", Position.seat(1)));
    act(new Act(player(2), "check", Position.seat(2)));
    var given = game.choices(table, new Viewer.Person(player(2))).offered().getFirst();
    var cards = given.cards().orElseThrow().from().subList(0, 2);
    assertThat(tags()).as("nobody has drawn yet").noneMatch(HandTag.Drew.class::isInstance);
    act(new Act(player(2), "draw", Position.seat(2), Money.ZERO, cards));
    deal(2);
    assertThat(tags())
        .as("one is still to draw")
        .contains(new HandTag.Drew(2))
        .doesNotContain(new HandTag.Drew(0));
    act(new Act(player(1), "draw", Position.seat(1)));
    assertThat(tags()).as("DRAW-2, DRAW-IRR-9").contains(new HandTag.Drew(2), new HandTag.Drew(0));
    act(new Act(player(2), "check", Position.seat(2)));
    assertThat(tags()).noneMatch(HandTag.Drew.class::isInstance);
  }

  @Test
  void extra_cards_of_two_players_are_a_misdeal() {
    sit(1, 2, 3);
    act(new Command.Shuffled());
    deal(6);
    for (int seat : List.of(1, 3)) {
      act(new Command.Call("floor", "extra", Position.seat(seat), Money.ZERO, List.of()));
      deal(1);
    }
    act(new Command.Call("floor", "found", Position.seat(1), Money.ZERO, List.of()));
    act(new Command.Drawn(0)); // HOLDEM-IRR-2: one is taken at random
    var found = new Command.Call("floor", "found", Position.seat(3), Money.ZERO, List.of());
    act(found);
    assertThat(events(PokerEvent.Redealt.class)).as("A-127").isNotEmpty();
  }

  @Test
  void whoever_leaves_and_sits_down_again_has_not_escaped_their_blind() {
    sit(1, 2, 3, 4, 5);
    assertThat(hand().big()).isEqualTo(3);
    act(4, "leave"); // their big blind is next
    act(new Act(player(4), "sit", Position.seat(9), dollars(200)));
    assertThat(table.of(player(4)).map(PokerPlayer::entry))
        .as("POKER-MOVE-1")
        .contains(Entry.WAITING);
    act(4, "post");
    var posted = hand();
    assertThat(posted.live().get(posted.place(9))).isEqualTo(dollars(4));
    act(1, "leave");
    hand();
    hand(); // the blinds pass seat 1
    hand();
    act(new Act(player(1), "sit", Position.seat(1), dollars(200)));
    assertThat(table.of(player(1)).map(PokerPlayer::entry))
        .as("POKER-MISS-1")
        .contains(Entry.MISSED);
  }

  @Test
  void whoever_comes_back_to_their_seat_in_time_pays_as_if_they_had_stayed() {
    sit(1, 2, 3, 4, 5);
    assertThat(hand().big()).isEqualTo(3);
    act(5, "leave");
    act(new Act(player(5), "sit", Position.seat(5), dollars(200)));
    assertThat(hand().big()).isEqualTo(4);
    assertThat(hand().big()).isEqualTo(5);
  }
}
