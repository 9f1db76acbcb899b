package cardroom.notation.poker;

import cardroom.cards.Card;
import cardroom.games.poker.hand.Action;
import cardroom.notation.script.Word;
import java.util.List;
import java.util.Optional;

/// Reads the lines in which seats decide about cards: `draw`, `discard` and `show`.
final class CardLines {
  private final WrittenHandPlay play;
  private final LineWords words;

  CardLines(WrittenHandPlay play, LineWords words) {
    this.play = play;
    this.words = words;
  }

  /// `draw 1 discards KhQd draws 2c3d 2 pat`; `changes` asks again before a card is dealt.
  void draw() {
    play.finishKills();
    while (!words.atEnd()) {
      int seat = words.seat();
      int place = play.seats().place(seat);
      var before = drawn();
      var word = words.next("discards, changes or pat");
      long cards = words.isSlots() ? given(place) : 0;
      var drawn = before.isEmpty() ? drawn() : before;
      var refusedBy = words.refused();
      var ask = word.is("changes") ? new Action.Change(place, cards, 0) : new Action.Draw(cards, 0);
      // The cards are for the last request, so they are queued when the place has spoken.
      play.draw(word, seat, ask, refusedBy, drawn);
    }
  }

  /// The cards drawn may be written before or after the cards given up.
  private List<Optional<Card>> drawn() {
    return words.take("draws") ? words.slots() : List.of();
  }

  /// The cards somebody gives up; unknown ones are any that were never named.
  private long given(int place) {
    long named = 0;
    int unnamed = 0;
    for (var slot : words.slots()) {
      named |= slot.map(Card::bit).orElse(0L);
      unnamed += slot.isEmpty() ? 1 : 0;
    }
    play.pump();
    return named | play.dealer().unnamed(play.hand(), place, unnamed);
  }

  void discard(Word first) {
    while (!words.atEnd()) {
      int seat = words.seat();
      int place = play.seats().place(seat);
      boolean none = words.take("none");
      var action = none ? new Action.NotCleared(place) : new Action.Discard(place, given(place));
      play.act(first, seat, action, words.refused(), words.ruleIfAny());
    }
  }

  void show() {
    while (!words.atEnd()) {
      int seat = words.seat();
      var word = words.next("shows, mucks or plays-board");
      var action =
          switch (word.text()) {
            case "shows" -> Action.SHOW;
            case "mucks" -> Action.MUCK;
            case "plays-board" -> Action.PLAY_BOARD;
            default -> throw word.error(word.quoted() + ": write shows, mucks or plays-board");
          };
      play.act(word, seat, action, words.refused(), words.ruleIfAny());
    }
  }
}
