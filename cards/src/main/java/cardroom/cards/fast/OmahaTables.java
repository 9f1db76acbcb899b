package cardroom.cards.fast;

import java.util.HashMap;
import java.util.Map;

/// For every board by rank the best hand with each of the 91 pairs of hole ranks, flushes apart:
/// 1.1 MB for high and again for low, made when first used.
final class OmahaTables {
  static final int PAIRS = 91;

  private static final int RANKS = 13;
  private static final int BOARDS = 6_175;
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

  private static int[] rows() {
    int[] rows = new int[LookupSlots.FIVE.slots()];
    RankSet.forEach(
        5,
        new RankSet.Visitor() {
          private int next;

          @Override
          public void visit(RankSet ranks) {
            rows[LookupSlots.five(ranks.sum())] = next;
            next += PAIRS;
          }
        });
    return rows;
  }

  private static final class High {
    static final char[] PLACES = new Filling(false).filled();
  }

  private static final class Low {
    static final char[] PLACES = new Filling(true).filled();
  }

  /// Fills a table: first the hands of every three ranks with every pair, then for every board the
  /// best of the threes it holds.
  private static final class Filling {
    private final boolean low;
    private final char[] places = new char[BOARDS * PAIRS];
    private final Map<Integer, char[]> threes = new HashMap<>();

    Filling(boolean low) {
      this.low = low;
    }

    char[] filled() {
      for (int a = 0; a < RANKS; a++) {
        for (int b = 0; b <= a; b++) {
          for (int c = 0; c <= b; c++) {
            threes.put(a << 8 | b << 4 | c, withEveryPair(a, b, c));
          }
        }
      }
      boards(new int[5], 0, RankSet.NONE);
      return places;
    }

    private char[] withEveryPair(int a, int b, int c) {
      RankSet three = RankSet.NONE.with(a).with(b).with(c);
      char[] row = new char[PAIRS];
      for (int high = 0; high < RANKS; high++) {
        for (int second = 0; second <= high; second++) {
          boolean five = a == c && a == high && high == second;
          int sum = three.sum() + CardKeys.weight(high) + CardKeys.weight(second);
          int place = five ? 0 : low ? LowTables.five(sum) : HighTables.five(sum);
          row[(int) pair(high, second)] = (char) place;
        }
      }
      return row;
    }

    private void boards(int[] ranks, int count, RankSet board) {
      if (count == ranks.length) {
        fill(ranks, row(board.sum()));
        return;
      }
      int most = count == 0 ? RANKS - 1 : ranks[count - 1];
      for (int rank = 0; rank <= most; rank++) {
        boolean fifth = count == 4 && ranks[0] == rank;
        if (!fifth) {
          ranks[count] = rank;
          boards(ranks, count + 1, board.with(rank));
        }
      }
    }

    private void fill(int[] ranks, int row) {
      for (int a = 0; a < ranks.length; a++) {
        for (int b = a + 1; b < ranks.length; b++) {
          for (int c = b + 1; c < ranks.length; c++) {
            raise(row, threes.getOrDefault(ranks[a] << 8 | ranks[b] << 4 | ranks[c], new char[0]));
          }
        }
      }
    }

    private void raise(int row, char[] three) {
      for (int pair = 0; pair < three.length; pair++) {
        places[row + pair] = (char) Math.max(places[row + pair], three[pair]);
      }
    }
  }
}
