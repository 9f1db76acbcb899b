package cardroom.notation.poker;

import cardroom.cards.Card;
import cardroom.cards.Cards;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// Cards that are named only after the discards were shuffled and dealt again (DRAW-IRR-10): before
/// that they lay unseen in hands that were thrown away. Nobody wrote in which, and how many of them
/// there were is found by trying.
final class LentCards {
  /// As many cards as a hand of a draw game has.
  private static final int HAND = 5;

  private final List<Card> written;
  private final Map<Integer, Integer> room;
  private int left;
  private long lent;

  /// @param written every card that is named, in the order of writing
  /// @param room how many cards a place throws away unseen
  /// @param count how many cards are lent
  LentCards(List<Card> written, Map<Integer, Integer> room, int count) {
    this.written = List.copyOf(written);
    this.room = new HashMap<>(room);
    this.left = count;
  }

  static LentCards none() {
    return new LentCards(List.of(), Map.of(), 0);
  }

  /// The card that a place holds unseen although it is named later: the one that is named last.
  Optional<Card> lend(int place, long stub) {
    if (left == 0 || room.getOrDefault(place, 0) == 0) {
      return Optional.empty();
    }
    var card =
        Cards.ofBits(stub).stream()
            .filter(written::contains)
            .max(Comparator.comparingInt(written::indexOf));
    card.ifPresent(
        one -> {
          left--;
          room.merge(place, -1, Integer::sum);
          lent |= one.bit();
        });
    return card;
  }

  /// A place gives these up before any other that nobody named.
  boolean isLent(Card card) {
    return (lent & card.bit()) != 0;
  }

  /// How many cards each seat throws away unseen, by its fold before the draw or its discards.
  static Map<Integer, Integer> thrownAway(Stream<LineWords> lines) {
    var thrown = new HashMap<Integer, Integer>();
    lines.forEach(words -> thrownAway(words, thrown));
    return thrown;
  }

  private static void thrownAway(LineWords words, Map<Integer, Integer> thrown) {
    boolean draws = words.is("draw");
    if (!draws && !words.is("before")) {
      return;
    }
    int seat = 0;
    while (!words.atEnd()) {
      seat = words.isSeat() ? words.seat() : seat;
      if (words.take("folds")) {
        thrown.put(seat, HAND);
      } else if (draws && words.take("discards") && words.isSlots()) {
        int unseen = (int) words.slots().stream().filter(Optional::isEmpty).count();
        thrown.merge(seat, unseen, Integer::sum);
      } else if (!words.atEnd() && !words.isSeat()) {
        words.next("a word");
      }
    }
  }
}
