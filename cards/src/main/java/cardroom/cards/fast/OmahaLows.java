package cardroom.cards.fast;

/// The best low of eight or better from exactly two hole ranks and three board ranks: one entry for
/// every set of low ranks in the hole with every such set on the board, 64 KB.
final class OmahaLows {
  private static final int RANKS = 8;
  private static final int FIVE = 5;
  private static final int TWO = 2;
  private static final int HOLE = 4;
  private static final byte[] LOWS = lows();
  private static final int[] BITS = bits();

  private OmahaLows() {}

  static int place(int hole, int board) {
    int low = LOWS[(hole << RANKS | board) & (LOWS.length - 1)];
    return low == 0 ? 0 : low + LowLookup.EIGHT_OR_BETTER_FROM - 1;
  }

  /// The bit of one card's rank, or 0 when it is above the eight.
  static int bit(int card) {
    return BITS[card & 0xFF];
  }

  static int ranks(long cards) {
    long ranks = cards | cards >>> 1;
    ranks = RankLanes.aceLow((ranks | ranks >>> 2) & RankLanes.ALL);
    return (int) Long.compress(ranks, RankLanes.ALL) & 0xFF;
  }

  private static int[] bits() {
    int[] bits = new int[256];
    for (int card = 0; card < CardKeys.JOKER; card++) {
      bits[card] = ranks(1L << card);
    }
    return bits;
  }

  /// 1 for the worst of the 56 lows, 8-7-6-5-4; the lower number wins, so this is the order of the
  /// sets of bits reversed.
  private static byte[] lows() {
    byte[] lows = new byte[1 << (2 * RANKS)];
    byte place = LowLookup.EIGHT_OR_BETTER;
    for (int low = 0; low < 1 << RANKS; low++) {
      if (Integer.bitCount(low) == FIVE) {
        for (int hole = low; hole != 0; hole = (hole - 1) & low) {
          if (Integer.bitCount(hole) == TWO) {
            lows[hole << RANKS | (low ^ hole)] = place;
          }
        }
        place--;
      }
    }
    for (int hole = 0; hole < 1 << RANKS; hole++) {
      int count = Integer.bitCount(hole);
      if (count == TWO) {
        onEveryBoard(hole, lows);
      } else if (count > TWO && count <= HOLE) {
        bestPair(hole, lows);
      }
    }
    return lows;
  }

  /// Two ranks play with the lowest three others on the board.
  private static void onEveryBoard(int hole, byte[] lows) {
    for (int board = 0; board < 1 << RANKS; board++) {
      int others = board & ~hole;
      if (others == board && Integer.bitCount(others) > FIVE - TWO) {
        others ^= Integer.highestOneBit(others);
      }
      lows[hole << RANKS | board] = lows[hole << RANKS | others];
    }
  }

  /// Any two ranks of three or more are among those without one of the lowest three.
  private static void bestPair(int hole, byte[] lows) {
    int first = Integer.lowestOneBit(hole);
    int second = Integer.lowestOneBit(hole ^ first);
    int third = Integer.lowestOneBit(hole ^ first ^ second);
    int at = hole << RANKS;
    for (int board = 0; board < 1 << RANKS; board++, at++) {
      int a = lows[at ^ first << RANKS];
      int b = lows[at ^ second << RANKS];
      int c = lows[at ^ third << RANKS];
      int ab = a > b ? a : b;
      lows[at] = (byte) (ab > c ? ab : c);
    }
  }
}
