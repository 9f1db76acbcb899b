package cardroom.games.poker.hand;

/// Ranks a stud player's face-up cards as a hand: pairs before single cards, then by rank (STUD-6,
/// RAZZ-3).
///
/// One to four cards make no straight and no flush. A hand with both hole cards exposed shows five
/// on sixth street, and then they count as in any high hand.
final class BoardRank {
  private static final int RANKS = 13;
  private static final int SUITS = 4;
  private static final int FIVE = 5;
  private static final long CLUBS = 0x1111111111111L;

  private static final int PAIR = 1;
  private static final int TWO_PAIR = 2;
  private static final int TRIPS = 3;
  private static final int STRAIGHT = 4;
  private static final int FLUSH = 5;
  private static final int FULL_HOUSE = 6;
  private static final int QUADS = 7;
  private static final int STRAIGHT_FLUSH = 8;

  private BoardRank() {}

  /// Greater for the higher board: first what the cards make, then their ranks from the most
  /// frequent and highest down, four bits each.
  ///
  /// @param aceHigh whether the high hand leads; where the low one does the ace is low and
  ///   straights and flushes do not count
  static int key(long up, boolean aceHigh) {
    int singles = 0;
    int alone = 0;
    int pairs = 0;
    int paired = 0;
    int more = 0;
    int groups = 0;
    int most = 0;
    for (long rest = aceHigh ? up : aceLow(up); rest != 0; groups++) {
      int rank = (Long.SIZE - 1 - Long.numberOfLeadingZeros(rest)) / SUITS;
      long same = rest & 0xFL << (SUITS * rank);
      rest &= ~same;
      int times = Long.bitCount(same);
      if (times == 1) {
        singles = singles << 4 | (rank + 1);
        alone++;
      } else if (times == 2) {
        pairs = pairs << 4 | (rank + 1);
        paired++;
      } else {
        more = more << 4 | (rank + 1);
        most = Math.max(most, times);
      }
    }
    int ranks = (more << (4 * paired) | pairs) << (4 * alone) | singles;
    boolean isWhole = aceHigh && groups == FIVE;
    int top = isWhole ? straightTop(ranks) : 0;
    int kind = isWhole ? whole(top > 0, isFlush(up)) : kind(most, paired);
    return kind << (4 * FIVE)
        | (top > 0 ? top << (4 * (FIVE - 1)) : ranks << (4 * (FIVE - groups)));
  }

  /// The same cards with the aces below the twos.
  private static long aceLow(long cards) {
    int aces = SUITS * (RANKS - 1);
    return (cards & ~(0xFL << aces)) << SUITS | cards >>> aces;
  }

  private static int kind(int most, int pairs) {
    return switch (most) {
      case 4 -> QUADS;
      case 3 -> pairs > 0 ? FULL_HOUSE : TRIPS;
      default -> pairs == 0 ? 0 : pairs == 1 ? PAIR : TWO_PAIR;
    };
  }

  private static int whole(boolean straight, boolean flush) {
    return straight ? (flush ? STRAIGHT_FLUSH : STRAIGHT) : flush ? FLUSH : 0;
  }

  /// The highest card of a straight of five different ranks, or 0: `A5432` is one to the five.
  private static int straightTop(int ranks) {
    int high = ranks >>> 16;
    if (high - (ranks & 0xF) == FIVE - 1) {
      return high;
    }
    return ranks == 0xD4321 ? 4 : 0;
  }

  private static boolean isFlush(long up) {
    for (int suit = 0; suit < SUITS; suit++) {
      if ((up & ~(CLUBS << suit)) == 0) {
        return true;
      }
    }
    return false;
  }
}
