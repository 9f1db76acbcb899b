package cardroom.analysis.equity;

import java.util.ArrayList;
import java.util.List;

/// The 24 permutations of the suits. Boards that differ only by a permutation that leaves the known
/// cards unchanged are worth the same.
final class SuitPermutations {
  static final int COUNT = 24;

  private static final int SUITS = 4;
  private static final int SETS = 1 << SUITS;
  private static final long LANES = 0x1_1111_1111_1111L;
  private static final long JOKER = 1L << 52;
  private static final List<int[]> ORDERS = orders();

  /// The image of a set of suits, four bits, under every permutation.
  private static final int[][] IMAGES = images();

  private SuitPermutations() {}

  static int image(int exchange, int suits) {
    return IMAGES[exchange][suits];
  }

  /// The image of a set of cards.
  static long cards(int exchange, long cards) {
    int[] order = ORDERS.get(exchange);
    long changed = cards & JOKER;
    for (int suit = 0; suit < SUITS; suit++) {
      changed |= ((cards >>> suit) & LANES) << order[suit];
    }
    return changed;
  }

  /// The permutations that leave each of these sets of cards unchanged, one bit each.
  static int keeping(long... sets) {
    int keeping = 0;
    for (int exchange = 0; exchange < COUNT; exchange++) {
      boolean kept = true;
      for (long set : sets) {
        kept &= cards(exchange, set) == set;
      }
      keeping |= kept ? 1 << exchange : 0;
    }
    return keeping;
  }

  /// The suits that these permutations map one suit to, itself included, one bit each.
  static int imagesOf(int suit, int exchanges) {
    int images = 1 << suit;
    for (int rest = exchanges; rest != 0; rest &= rest - 1) {
      images |= image(Integer.numberOfTrailingZeros(rest), 1 << suit);
    }
    return images;
  }

  private static List<int[]> orders() {
    List<int[]> orders = new ArrayList<>();
    for (int a = 0; a < SUITS; a++) {
      for (int b = 0; b < SUITS; b++) {
        for (int c = 0; c < SUITS; c++) {
          int d = 6 - a - b - c;
          if (a != b && a != c && b != c) {
            orders.add(new int[] {a, b, c, d});
          }
        }
      }
    }
    return List.copyOf(orders);
  }

  private static int[][] images() {
    int[][] images = new int[COUNT][SETS];
    for (int exchange = 0; exchange < COUNT; exchange++) {
      for (int suits = 0; suits < SETS; suits++) {
        images[exchange][suits] = (int) cards(exchange, suits);
      }
    }
    return images;
  }
}
