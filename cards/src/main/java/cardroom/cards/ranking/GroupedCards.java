package cardroom.cards.ranking;

import cardroom.cards.Card;
import cardroom.cards.Rank;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToIntFunction;

/// The cards of a hand in the order in which they count: more cards of a rank before fewer, then
/// the higher rank before the lower. So 7-K-7-A-7 becomes 7-7-7-A-K.
///
/// @param cards the cards in that order
/// @param distinct how many different ranks there are
/// @param largest how many cards the first rank has
record GroupedCards(List<Card> cards, int distinct, int largest) {
  private static final int RANK_COUNT = Rank.values().length;

  /// Groups cards among which there is no joker; `height` says which rank is higher.
  static GroupedCards of(List<Card> cards, ToIntFunction<Rank> height) {
    int[] copies = new int[RANK_COUNT];
    for (Card card : cards) {
      copies[card.rank().index()]++;
    }
    int distinct = 0;
    int largest = 0;
    for (int count : copies) {
      distinct += Math.min(count, 1);
      largest = Math.max(largest, count);
    }
    Card[] ordered = cards.toArray(Card[]::new);
    Arrays.sort(
        ordered,
        Comparator.comparingInt(
            card -> -(copies[card.rank().index()] * RANK_COUNT + height.applyAsInt(card.rank()))));
    return new GroupedCards(List.of(ordered), distinct, largest);
  }

  List<Rank> ranks() {
    Rank[] ranks = new Rank[cards.size()];
    Arrays.setAll(ranks, place -> cards.get(place).rank());
    return List.of(ranks);
  }

  boolean isFlush() {
    return cards.stream().allMatch(card -> card.suit() == cards.getFirst().suit());
  }

  /// Whether all ranks are consecutive, grouped with the ace high. The ace may also stand below the
  /// two, but nothing wraps around it: K-A-2 is not a straight.
  boolean isStraight() {
    return distinct == cards.size()
        && (topRank() - cards.getLast().rank().index() == distinct - 1 || isWheel());
  }

  /// The lowest straight, where the ace stands below the two: 5-4-3-2-A, or 3-2-A of three cards.
  boolean isWheel() {
    return distinct == cards.size()
        && topRank() == Rank.ACE.index()
        && cards.get(1).rank().index() == distinct - 2;
  }

  /// The same cards with the ace at the end, where it counts in the lowest straight.
  GroupedCards aceLast() {
    List<Card> turned = new ArrayList<>(cards.subList(1, cards.size()));
    turned.add(cards.getFirst());
    return new GroupedCards(List.copyOf(turned), distinct, largest);
  }

  private int topRank() {
    return cards.getFirst().rank().index();
  }
}
