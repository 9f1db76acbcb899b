package cardroom.scenarios.table;

import static cardroom.scenarios.kit.RulingAssert.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.poker.table.PokerPlayer;
import cardroom.games.poker.table.PokerPlayer.Entry;
import cardroom.games.poker.table.PokerState;
import cardroom.games.table.Choice;
import cardroom.games.table.Command;
import cardroom.games.table.Command.Act;
import cardroom.games.table.Event;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.Setup;
import cardroom.games.table.Setup.Stakes;
import cardroom.games.table.Viewer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A player still owes the blinds after moving, leaving and sitting down again.
class BlindsOwedTest extends PokerTableTalk {
  private static final int HANDS = 250 * Integer.getInteger("cardroom.tries", 1);

  /// What everybody owes, where a test compares it.
  private Optional<BlindModel> model = Optional.empty();

  @Override
  protected void happen(Event event) {
    var before = table;
    super.happen(event);
    model.ifPresent(books -> books.note(before, event, table));
  }

  @Test
  void whoever_waits_for_the_blind_they_missed_still_owes_it_after_leaving() {
    sit(1, 2, 3, 4, 5);
    assertThat(hand().big()).isEqualTo(3);
    act(4, "sit-out");
    hand(); // the big blind passes seat 4
    act(4, "come-back");
    act(4, "wait-for-blind");
    act(4, "leave");
    act(new Act(player(4), "sit", Position.seat(4), dollars(200)));
    assertThat(table.of(player(4)).map(PokerPlayer::missed)).as("POKER-MISS-1").contains(true);
    assertThat(hand().seats()).doesNotContain(4);
    act(4, "wait-for-blind");
    act(4, "post"); // they may still change their mind
    var posted = hand();
    assertThat(posted.dead().get(posted.place(4))).isEqualTo(dollars(2));
  }

  @Test
  void whoever_moves_behind_the_next_player_still_waits_after_leaving() {
    sit(1, 2, 3, 4, 6);
    assertThat(hand().big()).isEqualTo(3);
    act(new Act(player(4), "move", Position.seat(7)));
    act(4, "leave");
    act(new Act(player(4), "sit", Position.seat(7), dollars(200)));
    assertThat(hand().big()).isEqualTo(6);
    var back = hand(); // POKER-MOVE-1: back where they would have been, with the big blind
    assertThat(back.big()).isEqualTo(7);
  }

  @Test
  void whoever_has_just_paid_moves_free_of_charge() {
    sit(1, 3, 5, 7);
    assertThat(hand().big()).isEqualTo(5);
    act(new Act(player(5), "move", Position.seat(6)));
    assertThat(table.of(player(5)).map(PokerPlayer::entry)).contains(Entry.IN);
    var next = hand();
    assertThat(next.big()).as("not his again").isEqualTo(7);
    assertThat(next.small()).isEqualTo(6);
  }

  @Test
  void a_move_that_passes_nobody_costs_nothing_and_changes_nothing() {
    sit(1, 3, 5, 7);
    var first = hand();
    assertThat(first.big()).isEqualTo(5);
    act(new Act(player(3), "move", Position.seat(2)));
    act(new Act(player(7), "move", Position.seat(8)));
    var second = hand();
    assertThat(second.button()).isEqualTo(2);
    assertThat(second.small()).isEqualTo(5);
    assertThat(second.big()).isEqualTo(8);
    assertThat(second.seats()).containsExactlyInAnyOrder(1, 2, 5, 8);
  }

  @Test
  void of_two_players_nobody_pays_twice_running_by_moving() {
    sit(2, 6);
    assertThat(hand().big()).isEqualTo(6);
    for (int to : new int[] {7, 5, 9, 1, 4}) {
      act(new Act(player(6), "move", Position.seat(to)));
      assertThat(table.of(player(6)).map(PokerPlayer::entry)).contains(Entry.IN);
    }
    assertThat(hand().big()).isEqualTo(2);
  }

  @Test
  void with_one_in_good_standing_the_others_come_in_with_a_big_blind() {
    sit(1, 2, 3, 4);
    assertThat(hand().big()).isEqualTo(3);
    act(4, "sit-out");
    hand(); // the big blind passes seat 4 to seat 1
    act(4, "come-back");
    act(1, "leave");
    act(3, "leave");
    var line = hand(); // POKER-MISS-1: seat 4 does not come in for the small blind
    assertThat(line.live().get(line.place(4))).isEqualTo(dollars(4));
  }

  @Test
  void of_two_who_would_kill_to_come_in_one_waits() {
    game = at("lowball");
    table = open(game);
    sit(1, 2, 3, 4);
    hand();
    sit(6, 7);
    act(6, "kill-to-enter"); // one kill in a hand
    assertThat(refusal(new Act(player(7), "kill-to-enter", Position.TABLE))).cites("LOWBALL-5");
    var killed = hand();
    assertThat(killed.killer()).isEqualTo(6);
    assertThat(killed.seats()).doesNotContain(7);
  }

  /// Random choices between hands by twelve people, compared with the model.
  @Tag("slow")
  @ParameterizedTest
  @ValueSource(strings = {"texas-holdem", "draw-poker", "lowball"})
  void all_debts_are_paid_whoever_comes_and_goes(String name) {
    game = at(name);
    for (int seats : new int[] {3, 5, 9}) {
      var stakes = new Stakes.Limit(dollars(4), dollars(8));
      table = game.open(new Setup("t", stakes, seats));
      model = Optional.of(new BlindModel(seats));
      var random = new SplittableRandom(seats);
      while (table.round() < HANDS) {
        var who = new Player("p" + random.nextInt(seats + 2));
        var offered = between(who);
        boolean calm = random.nextInt(4) == 0;
        if (!calm && !offered.isEmpty()) {
          act(act(who, offered.get(random.nextInt(offered.size()))));
        } else if (allows(new Command.Shuffled())) {
          act(new Command.Shuffled());
          act(voided());
        }
      }
    }
  }

  private static Command voided() {
    return new Command.Call(
        "floor", "void-hand", Position.TABLE, cardroom.games.money.Money.ZERO, List.of());
  }

  private List<Choice> between(Player who) {
    return game.choices(table, new Viewer.Person(who)).offered().stream()
        .filter(choice -> !choice.id().equals("top-up"))
        .toList();
  }

  private static Act act(Player who, Choice choice) {
    var chips = choice.amount().map(Choice.Amount::suggested).orElse(dollars(0));
    return new Act(who, choice.id(), choice.position(), chips);
  }

  /// No sequence of choices between hands gives a player hands for less than their share of the big
  /// blinds: the best after many hands is no better than after few.
  @Tag("slow")
  @ParameterizedTest
  @ValueSource(strings = {"texas-holdem", "lowball"})
  void no_choices_escape_the_big_blind_for_long(String name) {
    game = at(name);
    var stakes = new Stakes.Limit(dollars(4), dollars(8));
    table = game.open(new Setup("t", stakes, 5));
    sit(1, 2, 4);
    hand();
    Map<PokerState, Integer> best = new HashMap<>(Map.of(forgetful(table), 0));
    int early = 0;
    int late = 0;
    for (int hand = 1; hand <= 24; hand++) {
      best = next(best);
      int most = best.values().stream().max(Integer::compare).orElseThrow();
      early = hand <= 12 ? Math.max(early, most) : early;
      late = Math.max(late, most);
    }
    assertThat(late).isEqualTo(early);
  }

  private Map<PokerState, Integer> next(Map<PokerState, Integer> before) {
    Map<PokerState, Integer> ready = new HashMap<>();
    before.forEach((state, score) -> reach(state, score, ready));
    Map<PokerState, Integer> after = new HashMap<>();
    ready.forEach(
        (state, score) -> {
          table = state;
          var line = hand();
          int seat = table.of(player(4)).map(PokerPlayer::seat).orElse(0);
          int place = line.place(seat);
          int share = place < 0 ? 0 : 12 / line.seats().size();
          boolean pays = place >= 0 && !line.live().get(place).isLessThan(dollars(4));
          after.merge(forgetful(table), score + share - (pays ? 12 : 0), Math::max);
        });
    return after;
  }

  /// All that the schemer can make of a table before the next hand.
  private void reach(PokerState state, int score, Map<PokerState, Integer> ready) {
    var known = ready.get(state);
    if (known != null && known >= score) {
      return;
    }
    ready.put(state, score);
    table = state;
    for (var choice : between(player(4))) {
      table = state;
      act(act(player(4), choice));
      reach(forgetful(table), score, ready);
    }
  }

  /// The same table on its first hand, so that tables that differ only in the number of hands are
  /// equal.
  private PokerState forgetful(PokerState now) {
    var gone =
        now.gone().stream()
            .map(
                one ->
                    new PokerState.Gone(
                        one.player(), one.seat(), one.missed(), one.distance(), one.paid(), 1))
            .toList();
    return new PokerState(
        now.setup(),
        now.row(),
        now.chairs(),
        now.last(),
        1,
        now.play(),
        now.armed(),
        now.drop(),
        List.of(),
        java.util.Optional.empty(),
        gone,
        now.departures());
  }
}
