package cardroom.scenarios.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import cardroom.cards.Card;
import cardroom.cards.Cards;
import cardroom.games.money.Money;
import cardroom.games.table.Command;
import cardroom.games.table.Command.Act;
import cardroom.games.table.Face;
import cardroom.games.table.HandTag.Mark;
import cardroom.games.table.Need;
import cardroom.games.table.Position;
import cardroom.games.table.Setup;
import cardroom.games.table.Setup.Stakes;
import cardroom.games.table.StoryLine;
import cardroom.games.table.View;
import cardroom.games.table.Viewer;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;

/// How a hand ends for those who lose it: what they give up unseen, and what is said and paid.
class PokerShowdownTest extends PokerTableTalk {
  /// Seats 2, 3 and 1 twice, then burn and flop, burn and turn, burn and river: aces for seat 2.
  private final Deque<Card> shoe =
      new ArrayDeque<>(Cards.parse("As7dKc Ah2cKd 3d 9hQs5c 3h 6d 3s Js"));

  @Override
  void act(Command command) {
    super.act(command);
    if (table.play().isPresent() && game.need(table) instanceof Need.Chance) {
      act(new Command.Deal(shoe.remove()));
    }
  }

  /// Seat 2 bets as much as it may, and the others call to the end.
  private void playOut() {
    while (game.need(table) instanceof Need.Decisions(var who, _)) {
      var position = who.iterator().next();
      bets(position.seat(), position.seat() == 2);
    }
  }

  private void bets(int seat, boolean dearly) {
    var choices = game.choices(table, new Viewer.Person(player(seat))).offered();
    for (var id : dearly ? List.of("raise", "bet", "check", "call") : List.of("check", "call")) {
      var choice = choices.stream().filter(one -> one.id().equals(id)).findFirst();
      if (choice.isPresent()) {
        var most = choice.get().amount().map(range -> range.max()).orElse(Money.ZERO);
        act(new Act(player(seat), id, Position.seat(seat), most));
        return;
      }
    }
  }

  private View seenBy(int seat) {
    return game.view(table, new Viewer.Person(player(seat)));
  }

  private static View.Hand hand(View view, int seat) {
    return view.positions().stream()
        .filter(spot -> spot.position().seat() == seat)
        .findFirst()
        .orElseThrow()
        .hands()
        .getFirst();
  }

  private static List<Face> up(String cards) {
    return Cards.parse(cards).stream().map(Face::up).toList();
  }

  private void hidesFrom(View view, String... cards) {
    for (var card : cards) {
      assertThat(view.toString()).doesNotContain(card);
    }
  }

  @Test
  void a_beaten_hand_is_seen_by_its_owner_alone_until_the_next_begins() {
    sit(1, 2, 3);
    act(new Command.Shuffled());
    playOut();
    var mine = hand(seenBy(3), 3);
    assertThat(mine.cards()).containsExactlyInAnyOrderElementsOf(up("7d2c"));
    assertThat(mine.tags()).containsExactly(Mark.MUCKED);
    assertThat(mine.total()).as("what it was").isEqualTo("queen high with J-9-7-6");
    for (var other : List.of(seenBy(1), seenBy(2), game.view(table, new Viewer.Rail()))) {
      assertThat(hand(other, 3).cards()).isEmpty();
      assertThat(hand(other, 3).tags()).containsExactly(Mark.MUCKED);
      hidesFrom(other, "7d", "2c");
    }
    shoe.addAll(Cards.parse("4s4h4d Qs Qh Qd"));
    act(new Command.Shuffled());
    hidesFrom(seenBy(3), "7d", "2c");
  }

  @Test
  void a_folded_hand_stays_with_its_owner_and_has_no_name() {
    sit(1, 2, 3);
    act(new Command.Shuffled());
    act(1, "fold");
    playOut();
    assertThat(hand(seenBy(1), 1).cards()).containsExactlyInAnyOrderElementsOf(up("KcKd"));
    assertThat(hand(seenBy(1), 1).tags()).containsExactly(Mark.FOLDED);
    assertThat(hand(seenBy(1), 1).total()).isEmpty();
    hidesFrom(seenBy(2), "Kc", "Kd");
    hidesFrom(seenBy(3), "Kc", "Kd");
  }

  @Test
  void a_hand_that_is_shown_is_told_once() {
    sit(1, 2, 3);
    act(new Command.Shuffled());
    playOut();
    assertThat(told().stream().map(StoryLine::text))
        .filteredOn(text -> text.startsWith("Seat 2 shows"))
        .containsExactly("Seat 2 shows Ah As.");
  }

  @Test
  void whoever_beats_everybody_is_paid_pot_by_pot() {
    var stakes = new Stakes.Spread(Money.dollars(1), Money.dollars(6));
    table = game.open(new Setup("t", stakes, 9));
    for (int seat = 1; seat <= 3; seat++) {
      var chips = Money.dollars(seat == 1 ? 20 : 200);
      act(new Act(player(seat), "sit", Position.seat(seat), chips));
    }
    act(new Command.Shuffled());
    playOut();
    assertThat(seenBy(2).results())
        .extracting(View.Result::bettor, one -> one.wager().word(), View.Result::why)
        .containsExactly(
            tuple("seat2", "main pot", "pair of aces with Q-J-9"),
            tuple("seat2", "side pot 1", "pair of aces with Q-J-9"));
  }
}
