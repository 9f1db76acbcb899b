package cardroom.analysis.threecard;

import cardroom.cards.Card;
import cardroom.cards.Cards;
import cardroom.cards.ranking.HandRank;
import cardroom.cards.ranking.Rankings;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.LongPredicate;
import java.util.stream.IntStream;

/// The strength of all 22,100 three-card hands, judged once by the ranking of the table.
final class ThreeCardHands {

  private static final int DECK = 52;

  static final ThreeCardHands ALL = new ThreeCardHands();

  private final int[] strengths = new int[DECK * DECK * DECK];

  private final Map<Integer, HandRank> kinds = new HashMap<>();

  private ThreeCardHands() {
    List<Card> deck = Cards.STANDARD_52;
    for (int high = 2; high < DECK; high++) {
      for (int middle = 1; middle < high; middle++) {
        for (int low = 0; low < middle; low++) {
          var hand = List.of(deck.get(high), deck.get(middle), deck.get(low));
          var rank = Rankings.THREE_CARD.rank(hand);
          strengths[place(high, middle, low)] = rank.strength();
          kinds.put(rank.strength(), rank);
        }
      }
    }
  }

  private static int place(int high, int middle, int low) {
    return (high * DECK + middle) * DECK + low;
  }

  /// By the indices of three different cards in any order.
  int strength(int one, int two, int three) {
    int high = Math.max(one, Math.max(two, three));
    int low = Math.min(one, Math.min(two, three));
    return strengths[place(high, one + two + three - high - low, low)];
  }

  /// The strengths of the hands that pass the test, which gets each as a set of cards.
  IntStream strengths(LongPredicate test) {
    var passed = IntStream.builder();
    for (int high = 2; high < DECK; high++) {
      for (int middle = 1; middle < high; middle++) {
        for (int low = 0; low < middle; low++) {
          if (test.test(Card.at(high).bit() | Card.at(middle).bit() | Card.at(low).bit())) {
            passed.add(strength(high, middle, low));
          }
        }
      }
    }
    return passed.build();
  }

  /// A hand of that strength.
  HandRank of(int strength) {
    return Objects.requireNonNull(kinds.get(strength));
  }
}
