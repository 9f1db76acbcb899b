package cardroom.cards.fast;

/// For every board by rank the best hand with each of the 91 pairs of hole ranks, flushes apart:
/// 1.1 MB for high and again for low, made when first used.
final class OmahaTables {
  static final int RANKS = 13;
  static final int PAIRS = 91;
  static final int BOARDS = 6_175;

  private static final int PAIR_BITS = 7;
  private static final int PAIR_MASK = (1 << PAIR_BITS) - 1;

  /// The number of the pair of two ranks, four bits each, in either order.
  private static final byte[] PAIR = pairNumbers();

  /// Where the row of a board begins, by the slot of its ranks.
  private static final int[] ROWS = rows();

  private OmahaTables() {}

  static int row(int sum) {
    return ROWS[LookupSlots.five(sum)];
  }

  /// The numbers of the six pairs of four cards, seven bits each.
  static long pairs(long hole) {
    long rest = hole;
    int a = Long.numberOfTrailingZeros(rest) >> 2;
    rest &= rest - 1;
    int b = Long.numberOfTrailingZeros(rest) >> 2;
    rest &= rest - 1;
    int c = Long.numberOfTrailingZeros(rest) >> 2;
    rest &= rest - 1;
    int d = Long.numberOfTrailingZeros(rest) >> 2;
    return pairs(a, b, c, d);
  }

  static long pairs(int a, int b, int c, int d) {
    return pair(a, b)
        | pair(a, c) << PAIR_BITS
        | pair(a, d) << (2 * PAIR_BITS)
        | pair(b, c) << (3 * PAIR_BITS)
        | pair(b, d) << (4 * PAIR_BITS)
        | pair(c, d) << (5 * PAIR_BITS);
  }

  private static long pair(int one, int other) {
    return PAIR[(one << 4 | other) & 0xFF];
  }

  static int high(long pairs, int row) {
    return best(High.PLACES, pairs, row);
  }

  static int low(long pairs, int row) {
    return best(Low.PLACES, pairs, row);
  }

  private static int best(char[] places, long pairs, int row) {
    int first =
        Math.max(
            places[row + (int) (pairs & PAIR_MASK)],
            places[row + (int) ((pairs >>> PAIR_BITS) & PAIR_MASK)]);
    int second =
        Math.max(
            places[row + (int) ((pairs >>> (2 * PAIR_BITS)) & PAIR_MASK)],
            places[row + (int) ((pairs >>> (3 * PAIR_BITS)) & PAIR_MASK)]);
    int third =
        Math.max(
            places[row + (int) ((pairs >>> (4 * PAIR_BITS)) & PAIR_MASK)],
            places[row + (int) (pairs >>> (5 * PAIR_BITS))]);
    return Math.max(first, Math.max(second, third));
  }

  private static byte[] pairNumbers() {
    byte[] numbers = new byte[256];
    byte next = 0;
    for (int high = 0; high < RANKS; high++) {
      for (int low = 0; low <= high; low++) {
        numbers[high << 4 | low] = next;
        numbers[low << 4 | high] = next;
        next++;
      }
    }
    return numbers;
  }

  /// In the order in which [OmahaFiller] fills them.
  private static int[] rows() {
    int[] rows = new int[LookupSlots.OF_FIVE];
    int next = 0;
    for (int a = 0; a < RANKS; a++) {
      for (int b = 0; b <= a; b++) {
        for (int c = 0; c <= b; c++) {
          for (int d = 0; d <= c; d++) {
            for (int e = 0; e <= d; e++) {
              if (a != e) {
                rows[LookupSlots.five(CardKeys.weights(a, b, c, d, e))] = next;
                next += PAIRS;
              }
            }
          }
        }
      }
    }
    return rows;
  }

  private static final class High {
    static final char[] PLACES = new OmahaFiller(false).filled();
  }

  private static final class Low {
    static final char[] PLACES = new OmahaFiller(true).filled();
  }
}
