package cardroom.analysis.threecard;

import cardroom.cards.Card;
import cardroom.cards.ranking.HighCategory;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/// Counts the six-card hands of a deck by the best five of them (3CP-6CB-1), without enumerating
/// every hand.
///
/// With six cards a hand that repeats a rank three times has no room for a straight or a flush, so
/// those are counted by ranks alone; flushes are counted suit by suit; straights by ranks, minus
/// those that are flushes too.
final class SixCardCounts {

  private static final int RANKS = 13;
  private static final int SUITS = 4;
  private static final int ACE_TO_TEN = 0b1_1111_0000_0000;
  private static final int WHEEL = 0b1_0000_0000_1111;

  private final int[] left = new int[RANKS];
  private final int[] suits = new int[SUITS];
  private final int size;
  private final Map<HighCategory, Long> counts = new EnumMap<>(HighCategory.class);

  private SixCardCounts(List<Card> deck) {
    size = deck.size();
    for (var card : deck) {
      left[card.rank().index()]++;
      suits[card.suit().index()] |= 1 << card.rank().index();
    }
  }

  /// How many six-card hands of these different cards have each rank; those not named lose.
  static Map<HighCategory, Long> of(List<Card> deck) {
    var counting = new SixCardCounts(deck);
    counting.repeated();
    long suited = counting.flushes();
    counting.add(HighCategory.STRAIGHT, counting.straights() - suited);
    return counting.counts;
  }

  private void add(HighCategory category, long ways) {
    counts.merge(category, ways, Long::sum);
  }

  private static long choose(long from, int count) {
    long ways = 1;
    for (int taken = 0; taken < count; taken++) {
      ways = ways * (from - taken) / (taken + 1);
    }
    return Math.max(0, ways);
  }

  /// Four of a kind, full houses and three of a kind.
  private void repeated() {
    for (int rank = 0; rank < RANKS; rank++) {
      add(HighCategory.FOUR_OF_A_KIND, choose(left[rank], 4) * choose(size - left[rank], 2));
      long threes = choose(left[rank], 3);
      long rest = 0;
      long pairs = 0;
      for (int other = 0; other < RANKS; other++) {
        if (other != rank) {
          pairs += choose(left[other], 2) * (size - left[rank] - left[other]);
          rest += other > rank ? choose(left[other], 3) : 0;
        }
      }
      add(HighCategory.FULL_HOUSE, threes * (pairs + rest));
      add(HighCategory.THREE_OF_A_KIND, threes * singles(rank));
    }
  }

  /// Three cards of three different ranks, none of this one.
  private long singles(int not) {
    long one = 0;
    long two = 0;
    long three = 0;
    for (int rank = 0; rank < RANKS; rank++) {
      if (rank != not) {
        three += two * left[rank];
        two += one * left[rank];
        one += left[rank];
      }
    }
    return three;
  }

  /// Counts flushes and better, and says how many of them hold a straight by their ranks.
  private long flushes() {
    long straight = 0;
    for (int suit = 0; suit < SUITS; suit++) {
      for (int ranks = suits[suit]; ranks > 0; ranks = (ranks - 1) & suits[suit]) {
        int held = Integer.bitCount(ranks);
        if (held == 6) {
          add(category(ranks), 1);
          straight += isStraight(ranks) ? 1 : 0;
        } else if (held == 5) {
          add(category(ranks), size - Integer.bitCount(suits[suit]));
          straight += straightsWithOneMore(ranks, suit);
        }
      }
    }
    return straight;
  }

  private long straightsWithOneMore(int ranks, int suit) {
    long straight = 0;
    for (int rank = 0; rank < RANKS; rank++) {
      int others = left[rank] - ((suits[suit] >> rank) & 1);
      straight += isStraight(ranks | (1 << rank)) ? others : 0;
    }
    return straight;
  }

  private static HighCategory category(int suited) {
    if ((suited & ACE_TO_TEN) == ACE_TO_TEN) {
      return HighCategory.ROYAL_FLUSH;
    }
    return isStraight(suited) ? HighCategory.STRAIGHT_FLUSH : HighCategory.FLUSH;
  }

  private static boolean isStraight(int ranks) {
    int run = ranks & (ranks >> 1) & (ranks >> 2) & (ranks >> 3) & (ranks >> 4);
    return run != 0 || (ranks & WHEEL) == WHEEL;
  }

  /// Hands of five or six different ranks that hold a straight, flushes among them.
  private long straights() {
    long ways = 0;
    for (int ranks = 0; ranks < 1 << RANKS; ranks++) {
      int held = Integer.bitCount(ranks);
      if ((held == 5 || held == 6) && isStraight(ranks)) {
        ways += held == 6 ? product(ranks) : paired(ranks);
      }
    }
    return ways;
  }

  private long product(int ranks) {
    long ways = 1;
    for (int rest = ranks; rest != 0; rest &= rest - 1) {
      ways *= left[Integer.numberOfTrailingZeros(rest)];
    }
    return ways;
  }

  /// One of the five ranks is held twice.
  private long paired(int ranks) {
    long ways = 0;
    for (int rest = ranks; rest != 0; rest &= rest - 1) {
      int rank = Integer.numberOfTrailingZeros(rest);
      ways += choose(left[rank], 2) * product(ranks & ~(1 << rank));
    }
    return ways;
  }
}
