package cardroom.analysis.threecard;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The players' hands to consider: with a full deck one of all hands that differ only by the names
/// of suits, with their number; else every hand.
final class PlayerHands {

  private static final int CARDS = 52;
  private static final List<Holding> WHOLE_DECK = alike();

  /// Three cards by their indices, and how many hands they stand for.
  record Holding(int one, int two, int three, int number) {}

  private PlayerHands() {}

  static List<Holding> of(boolean[] inDeck) {
    for (boolean isThere : inDeck) {
      if (!isThere) {
        return each(inDeck);
      }
    }
    return WHOLE_DECK;
  }

  private static List<Holding> each(boolean[] inDeck) {
    var all = new ArrayList<Holding>();
    for (int one = 2; one < CARDS; one++) {
      for (int two = 1; two < one; two++) {
        for (int three = 0; three < two; three++) {
          if (inDeck[one] && inDeck[two] && inDeck[three]) {
            all.add(new Holding(one, two, three, 1));
          }
        }
      }
    }
    return all;
  }

  private static List<Holding> alike() {
    var whole = new boolean[CARDS];
    java.util.Arrays.fill(whole, true);
    Map<Long, Holding> kinds = new HashMap<>();
    for (var hand : each(whole)) {
      kinds.merge(
          kind(hand),
          hand,
          (first, _) -> new Holding(first.one(), first.two(), first.three(), first.number() + 1));
    }
    return List.copyOf(kinds.values());
  }

  /// Ranks, and which suits are the same; cards of one rank may be swapped.
  private static long kind(Holding hand) {
    int[] ranks = {hand.one() >> 2, hand.two() >> 2, hand.three() >> 2};
    int first = (hand.one() & 3) == (hand.two() & 3) ? 1 : 0;
    int second = (hand.two() & 3) == (hand.three() & 3) ? 1 : 0;
    int outer = (hand.one() & 3) == (hand.three() & 3) ? 1 : 0;
    if (ranks[0] == ranks[1] && second > outer) {
      int other = second;
      second = outer;
      outer = other;
    }
    if (ranks[1] == ranks[2] && outer > first) {
      int other = first;
      first = outer;
      outer = other;
    }
    long suits = first * 4L + second * 2L + outer;
    return ((ranks[0] * 13L + ranks[1]) * 13 + ranks[2]) * 8 + suits;
  }
}
