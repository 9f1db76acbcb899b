package cardroom.measure.evaluators;

import cardroom.cards.fast.CardKeys;
import cardroom.cards.fast.HighLookup;

/// Every hand of seven cards, ranked one by one, or once for all last cards of the same rank, or
/// once for all last two cards of the same two ranks; flushes are handled separately. All three
/// ways give the same sum of places.
final class AllSevens {
  static final long HANDS = 133_784_560;

  /// The sum of all places; `./trials long` proves each of them.
  static final long SUM = 450_468_187_308L;

  private static final int DECK = 52;
  private static final int RANKS = 13;
  private static final int SUITS = 4;

  /// Added to a key, these make the third or the fourth card of a suit set the bit of the fifth.
  private static final long THIRD = 0x2222;

  private static final long FOURTH = 0x1111;
  private static final long SUITED = 0x8888;

  private AllSevens() {}

  static long oneByOne() {
    return fives((_, e, key, bits) -> eachOf(e, key, bits));
  }

  static long byLastRank() {
    return fives((_, e, key, bits) -> lastRanks(e, key, bits));
  }

  static long byLastTwoRanks() {
    return fives((_, e, key, bits) -> lastTwo(e, key, bits));
  }

  /// Where a suit has three of the five, the last two cards make a flush only if both are of it.
  private static long lastTwo(int e, long five, long bits) {
    long three = (five + THIRD) & SUITED;
    if (three == 0) {
      return twoRanks(e, five);
    }
    return ((five + FOURTH) & SUITED) == 0
        ? twoRanks(e, five) + flushes(Long.numberOfTrailingZeros(three) >> 2, e, five, bits)
        : lastRanks(e, five, bits);
  }

  /// By how much hands whose last two cards are of the suit are worth more than their ranks alone.
  private static long flushes(int suit, int e, long five, long bits) {
    long sum = 0;
    for (int f = next(e, suit); f < DECK; f += SUITS) {
      for (int g = f + SUITS; g < DECK; g += SUITS) {
        sum += HighLookup.seven(five + key(f) + key(g), bits | 1L << f | 1L << g);
        sum -= HighLookup.seven(five + rank(f >> 2) + rank(g >> 2), 0);
      }
    }
    return sum;
  }

  /// The first card of the suit that comes after that card.
  private static int next(int card, int suit) {
    int same = (card & -SUITS) + suit;
    return same > card ? same : same + SUITS;
  }

  private interface Five {
    long sum(int d, int e, long key, long bits);
  }

  private static long fives(Five five) {
    long sum = 0;
    for (int a = 0; a < DECK; a++) {
      for (int b = a + 1; b < DECK; b++) {
        for (int c = b + 1; c < DECK; c++) {
          long three = CardKeys.EMPTY + key(a) + key(b) + key(c);
          long bits = 1L << a | 1L << b | 1L << c;
          for (int d = c + 1; d < DECK; d++) {
            for (int e = d + 1; e < DECK; e++) {
              sum += five.sum(d, e, three + key(d) + key(e), bits | 1L << d | 1L << e);
            }
          }
        }
      }
    }
    return sum;
  }

  private static long eachOf(int e, long five, long bits) {
    long sum = 0;
    for (int f = e + 1; f < DECK; f++) {
      sum += eachLast(f + 1, five + key(f), bits | 1L << f);
    }
    return sum;
  }

  private static long eachLast(int from, long six, long bits) {
    long sum = 0;
    for (int g = from; g < DECK; g++) {
      sum += HighLookup.seven(six + key(g), bits | 1L << g);
    }
    return sum;
  }

  private static long lastRanks(int e, long five, long bits) {
    long sum = 0;
    for (int f = e + 1; f < DECK; f++) {
      long six = five + key(f);
      sum +=
          ((six + FOURTH) & SUITED) == 0 ? lastRank(f, six) : eachLast(f + 1, six, bits | 1L << f);
    }
    return sum;
  }

  /// No suit has four of the six, so the last card's rank alone counts.
  private static long lastRank(int f, long six) {
    long sum = 0;
    int left = 3 - (f & 3);
    if (left > 0) {
      sum += (long) left * HighLookup.seven(six + key(f), 0);
    }
    for (int rank = (f >> 2) + 1; rank < RANKS; rank++) {
      sum += 4L * HighLookup.seven(six + rank(rank), 0);
    }
    return sum;
  }

  /// Where no flush is possible, only the ranks of the last two cards count.
  private static long twoRanks(int e, long five) {
    long sum = 0;
    int own = e >> 2;
    int left = 3 - (e & 3);
    if (left > 1) {
      sum += (long) left * (left - 1) / 2 * HighLookup.seven(five + 2 * rank(own), 0);
    }
    if (left > 0) {
      for (int rank = own + 1; rank < RANKS; rank++) {
        sum += 4L * left * HighLookup.seven(five + rank(own) + rank(rank), 0);
      }
    }
    for (int low = own + 1; low < RANKS; low++) {
      long six = five + rank(low);
      sum += 6L * HighLookup.seven(six + rank(low), 0);
      for (int high = low + 1; high < RANKS; high++) {
        sum += 16L * HighLookup.seven(six + rank(high), 0);
      }
    }
    return sum;
  }

  private static long key(int card) {
    return CardKeys.of(card);
  }

  /// The rank's weight without a suit: a key less its suit's count.
  private static long rank(int rank) {
    return CardKeys.of(rank << 2) - 1;
  }
}
