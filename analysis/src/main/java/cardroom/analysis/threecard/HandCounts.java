package cardroom.analysis.threecard;

import cardroom.cards.Card;
import cardroom.cards.ranking.HandCategory;
import cardroom.cards.ranking.HighCategory;
import cardroom.cards.ranking.Rankings;
import cardroom.games.threecard.JudgedHand;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Counts the hands of a deck that a side bet may be judged by, kind by kind.
final class HandCounts {

  /// The only kinds of six-card hands that are counted in closed form.
  private static final Set<HighCategory> CLOSED =
      EnumSet.range(HighCategory.THREE_OF_A_KIND, HighCategory.ROYAL_FLUSH);

  private static final int KINDS_MAX = 16;

  private final long[] bits;
  private final JudgedHand hand;
  private final List<HandCategory> kinds = new ArrayList<>();
  private final long[] counts = new long[KINDS_MAX];

  private HandCounts(List<Card> deck, JudgedHand hand) {
    this.bits = deck.stream().mapToLong(Card::bit).toArray();
    this.hand = hand;
  }

  /// @param deck different cards
  /// @param asked the kinds to be counted; those of which the deck has no hand may be missing
  static Map<HandCategory, Long> of(
      List<Card> deck, JudgedHand hand, Collection<? extends HandCategory> asked) {
    var isBestOfSix = hand.ranking().equals(Rankings.HIGH) && hand.whose() == JudgedHand.Whose.BOTH;
    if (isBestOfSix && CLOSED.containsAll(asked)) {
      return Map.copyOf(SixCardCounts.of(deck));
    }
    var counting = new HandCounts(deck, hand);
    counting.choose(0, hand.whose().cards(), 0);
    var counts = new HashMap<HandCategory, Long>();
    for (int place = 0; place < counting.kinds.size(); place++) {
      counts.put(counting.kinds.get(place), counting.counts[place]);
    }
    return counts;
  }

  /// Every choice of that many further cards.
  private void choose(int from, int cards, long chosen) {
    if (cards == 0) {
      counts[place(hand.kind().apply(hand.ranking().strength(chosen)))]++;
      return;
    }
    for (int next = from; next <= bits.length - cards; next++) {
      choose(next + 1, cards - 1, chosen | bits[next]);
    }
  }

  /// The commonest kinds are met first, so a short walk finds most.
  private int place(HandCategory kind) {
    for (int place = 0; place < kinds.size(); place++) {
      if (kinds.get(place) == kind) {
        return place;
      }
    }
    kinds.add(kind);
    return kinds.size() - 1;
  }
}
