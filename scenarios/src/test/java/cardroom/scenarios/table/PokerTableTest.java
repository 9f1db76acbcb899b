package cardroom.scenarios.table;

import static cardroom.scenarios.kit.RulingAssert.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.money.Money;
import cardroom.games.poker.table.Lineup;
import cardroom.games.poker.table.PokerPlayer;
import cardroom.games.table.Choice;
import cardroom.games.table.Command;
import cardroom.games.table.Command.Act;
import cardroom.games.table.Position;
import cardroom.games.table.Viewer;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Button, blinds, newcomers and absentees (POKER-BTN-1 to POKER-MOVE-1, LOWBALL-5).
class PokerTableTest extends PokerTableTalk {
  @Test
  void the_button_moves_forward_and_the_blinds_follow_it() {
    sit(2, 4, 6, 8);
    var first = hand();
    assertThat(first.button()).isEqualTo(2);
    assertThat(first.seats()).containsExactly(4, 6, 8, 2);
    assertThat(first.live()).containsExactly(dollars(2), dollars(4), Money.ZERO, Money.ZERO);
    var second = hand();
    assertThat(second.button()).isEqualTo(4);
    assertThat(second.small()).as("blinds follow the button, POKER-BLIND-1").isEqualTo(6);
    assertThat(second.big()).isEqualTo(8);
    assertThat(second.seats().getLast()).as("dealt last, POKER-BTN-1").isEqualTo(4);
  }

  @Test
  void heads_up_the_button_posts_the_small_blind() {
    sit(1, 5);
    var first = hand();
    assertThat(first.button()).isEqualTo(first.small());
    var second = hand();
    assertThat(second.big()).as("nobody posts the big blind twice").isEqualTo(first.small());
  }

  @Test
  void whoever_was_due_for_the_big_blind_posts_it_in_the_small_place() {
    sit(1, 2, 3, 4, 5);
    var first = hand();
    assertThat(first.big()).isEqualTo(3);
    act(3, "leave");
    var second = hand(); // POKER-BTN-2, A-123
    assertThat(second.button()).isEqualTo(2);
    assertThat(second.small()).isEqualTo(4);
    assertThat(second.big()).isEqualTo(5);
    assertThat(second.live().get(second.place(4))).isEqualTo(dollars(4));
    assertThat(second.live().get(second.place(5))).isEqualTo(dollars(4));
  }

  @Test
  void a_new_player_is_dealt_right_in_or_waits_for_the_big_blind() {
    sit(1, 3, 5);
    hand();
    sit(8); // POKER-NEW-1 (a): free of charge
    var free = hand();
    assertThat(free.seats()).contains(8);
    sit(7); // POKER-NEW-1 (b)
    act(7, "wait-for-blind");
    Lineup next = hand();
    while (next.big() != 7) {
      assertThat(next.seats()).doesNotContain(7);
      next = hand();
    }
    assertThat(next.live().get(next.place(7))).isEqualTo(dollars(4));
  }

  @Test
  void a_new_player_in_front_of_the_button_posts_and_the_button_jumps_them() {
    sit(1, 3, 5, 7);
    hand(); // button 1
    sit(4); // the button goes to 3 next, so seat 4 is directly in front of it
    act(4, "post");
    var posted = hand(); // POKER-NEW-1 (c), A-120
    assertThat(posted.button()).isEqualTo(3);
    assertThat(posted.seats()).containsExactly(4, 5, 7, 1, 3);
    assertThat(posted.small()).isEqualTo(5);
    assertThat(posted.live().getFirst()).isEqualTo(dollars(4));
    assertThat(hand().button()).as("jumps seat 4").isEqualTo(5);
    sit(2);
    assertThat(refusal(new Act(player(2), "post", Position.TABLE))).cites("POKER-NEW-1");
  }

  @Test
  void whoever_missed_a_blind_posts_both_or_waits() {
    sit(1, 2, 3, 4, 5);
    hand(); // blinds 2 and 3
    act(4, "sit-out");
    hand(); // the big blind passes seat 4
    act(4, "come-back");
    assertThat(table.at(4).map(PokerPlayer::entry)).contains(PokerPlayer.Entry.MISSED);
    act(4, "post");
    hand(); // POKER-MISS-1
    var lineup = table.last().orElseThrow();
    int place = lineup.place(4);
    assertThat(lineup.live().get(place)).isEqualTo(dollars(4));
    assertThat(lineup.dead().get(place)).isEqualTo(dollars(2));
    assertThat(table.at(4).map(PokerPlayer::entry)).contains(PokerPlayer.Entry.IN);
  }

  @Test
  void whoever_moves_away_from_the_blind_posts_or_waits_for_the_same_position() {
    sit(1, 2, 3, 4, 5);
    hand(); // blinds 2 and 3, seat 4 is next
    act(new Act(player(4), "move", Position.seat(9)));
    assertThat(table.of(player(4)).map(PokerPlayer::seat)).contains(9);
    assertThat(table.of(player(4)).map(PokerPlayer::entry)).contains(PokerPlayer.Entry.WAITING);
    act(4, "post"); // POKER-MOVE-1: a live big blind
    var lineup = hand();
    assertThat(lineup.live().get(lineup.place(9))).isEqualTo(dollars(4));
    assertThat(lineup.dead().get(lineup.place(9))).isEqualTo(Money.ZERO);
  }

  @Test
  void a_seat_change_is_offered_between_hands_with_what_it_costs() {
    sit(1, 2, 3, 4, 5);
    assertThat(moves(4)).containsOnly("6 ROOM-SEAT", "7 ROOM-SEAT", "8 ROOM-SEAT", "9 ROOM-SEAT");
    act(new Command.Shuffled());
    assertThat(moves(4)).as("in a hand").isEmpty();
    act(new Command.Call("floor", "void-hand", Position.TABLE, Money.ZERO, List.of()));
    assertThat(moves(4)).contains("9 POKER-MOVE-1");
    act(new Act(player(4), "move", Position.seat(9)));
    assertThat(moves(4)).as("he may think again").contains("4 ROOM-SEAT");
    act(new Act(player(4), "move", Position.seat(8)));
    assertThat(offers(4)).contains("table POKER-MOVE-1"); // post the live big blind
  }

  private List<String> moves(int seat) {
    return offered(seat).filter(one -> one.id().equals("move")).map(this::words).toList();
  }

  private List<String> offers(int seat) {
    return offered(seat).filter(one -> one.id().equals("post")).map(this::words).toList();
  }

  private Stream<Choice> offered(int seat) {
    return game.choices(table, new Viewer.Person(player(seat))).offered().stream();
  }

  private String words(Choice choice) {
    return choice.position() + " " + choice.rule().id();
  }

  @Test
  void whoever_pays_the_big_blind_and_sits_out_misses_the_small_one() {
    sit(1, 2, 3, 4, 5);
    assertThat(hand().big()).isEqualTo(3);
    act(3, "sit-out");
    hand(); // the small blind would have been theirs
    act(3, "come-back");
    assertThat(table.at(3).map(PokerPlayer::entry)).contains(PokerPlayer.Entry.MISSED);
    assertThat(hand().seats()).doesNotContain(3);
  }

  @Test
  void newcomers_before_the_blinds_make_nobody_pay_twice() {
    sit(1, 4, 7);
    assertThat(hand().big()).isEqualTo(7); // button 1, blinds 4 and 7
    sit(2, 3, 5, 6); // POKER-NEW-1 (a): dealt right in, on both sides of the small blind
    var second = hand();
    assertThat(second.seats()).containsExactlyInAnyOrder(1, 2, 3, 4, 5, 6, 7);
    assertThat(second.button()).as("jumps 2 and 3").isEqualTo(4);
    assertThat(second.small()).isEqualTo(7);
    assertThat(second.big()).isEqualTo(1);
    var third = hand();
    assertThat(third.button()).as("jumps 5 and 6").isEqualTo(7);
    assertThat(third.small()).isEqualTo(1);
    assertThat(third.big()).isEqualTo(2);
  }

  @Test
  void whoever_was_due_pays_even_on_the_button() {
    sit(1, 2, 3, 4, 5);
    assertThat(hand().big()).isEqualTo(3);
    act(2, "leave");
    act(3, "leave");
    var second = hand(); // the button goes to seat 4, whose big blind was next
    assertThat(second.button()).isEqualTo(4);
    assertThat(second.big()).isEqualTo(1);
    assertThat(second.live()).containsExactly(dollars(4), dollars(4), dollars(4));
  }

  @Test
  void whoever_waits_while_two_play_comes_in_when_the_big_blind_reaches_them() {
    sit(1, 5);
    assertThat(hand().big()).isEqualTo(5);
    sit(8);
    act(8, "wait-for-blind");
    var second = hand(); // POKER-NEW-1 (b): after seat 5 it is seat 8's
    assertThat(second.seats()).containsExactly(8, 1, 5);
    assertThat(second.button()).isEqualTo(5);
    assertThat(second.live().getFirst()).isEqualTo(dollars(4));
    assertThat(second.big()).isEqualTo(1);
  }

  @Test
  void chips_are_added_between_hands_only() {
    sit(1, 2);
    act(new Command.Shuffled());
    assertThat(refusal(new Act(player(1), "top-up", Position.TABLE, dollars(50))))
        .cites("ROOM-NOT-NOW");
    assertThat(refusal(new Act(player(3), "call", Position.seat(3)))).cites("ROOM-GUEST");
  }

  @Test
  void a_new_lowball_player_waits_or_kills() {
    game = at("lowball");
    table = open(game);
    sit(1, 3, 5);
    hand();
    sit(7);
    var waits = hand(); // LOWBALL-5
    assertThat(waits.seats().contains(7)).isEqualTo(waits.big() == 7);
    if (waits.big() != 7) {
      act(7, "kill-to-enter");
      var killed = hand();
      assertThat(killed.killer()).isEqualTo(7);
      assertThat(killed.live().get(killed.place(7))).isEqualTo(dollars(8));
    }
  }
}
