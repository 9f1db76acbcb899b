package cardroom.analysis.pure215;

import cardroom.cards.Card;
import java.util.Arrays;
import java.util.List;

/// Every hand of a player that is not bust, by its ranks alone: about three thousand, numbered in
/// the order of their keys.
///
/// A key packs ten counts of five bits each, the ace first, so that adding keys adds cards.
final class HeldCards {

  private static final int BITS = 5;
  private static final int MASK = (1 << BITS) - 1;
  private static final int BEST = 21;
  private static final int HANDS_MAX = 4096;

  static final HeldCards ALL = new HeldCards();

  private final long[] keys;
  private final byte[] hards;
  private final byte[] sizes;
  private final byte[] totals;
  private final boolean[] softs;
  private final short[] children;
  private final int[][] orders = new int[PointRank.COUNT][];
  private final int[] descending;

  private HeldCards() {
    keys = gathered();
    hards = new byte[keys.length];
    sizes = new byte[keys.length];
    totals = new byte[keys.length];
    softs = new boolean[keys.length];
    children = new short[keys.length * PointRank.COUNT];
    describe();
    for (int last = 0; last < PointRank.COUNT; last++) {
      orders[last] = ordered(last);
    }
    descending = new int[keys.length];
    int place = 0;
    for (int hard = BEST; hard >= 0; hard--) {
      for (int hand = 0; hand < keys.length; hand++) {
        if (hards[hand] == hard) {
          descending[place++] = hand;
        }
      }
    }
  }

  private static long[] gathered() {
    var found = new long[HANDS_MAX];
    int count = gather(0, 0, 0, found, 0);
    var sorted = Arrays.copyOf(found, count);
    Arrays.sort(sorted);
    return sorted;
  }

  private static int gather(int rank, int hard, long key, long[] found, int count) {
    if (rank == PointRank.COUNT) {
      found[count] = key;
      return count + 1;
    }
    int next = count;
    for (int held = 0; hard + held * PointRank.points(rank) <= BEST; held++) {
      next =
          gather(
              rank + 1, hard + held * PointRank.points(rank), key + held * one(rank), found, next);
    }
    return next;
  }

  private void describe() {
    for (int hand = 0; hand < keys.length; hand++) {
      for (int rank = 0; rank < PointRank.COUNT; rank++) {
        hards[hand] += (byte) (count(keys[hand], rank) * PointRank.points(rank));
        sizes[hand] += (byte) count(keys[hand], rank);
        children[hand * PointRank.COUNT + rank] =
            (short) Math.max(-1, Arrays.binarySearch(keys, keys[hand] + one(rank)));
      }
      softs[hand] = count(keys[hand], PointRank.ACE) > 0 && hards[hand] + 10 <= BEST;
      totals[hand] = (byte) (hards[hand] + (softs[hand] ? 10 : 0));
    }
  }

  /// The hands in the order in which their cards are folded when this rank comes last.
  private int[] ordered(int last) {
    var codes = new long[keys.length];
    for (int hand = 0; hand < keys.length; hand++) {
      codes[hand] = code(keys[hand], last);
    }
    var sorted = codes.clone();
    Arrays.sort(sorted);
    var order = new int[keys.length];
    for (int hand = 0; hand < keys.length; hand++) {
      order[Arrays.binarySearch(sorted, codes[hand])] = hand;
    }
    return order;
  }

  /// The counts of a key in the order in which they are folded; adding codes adds cards.
  static long code(long key, int last) {
    long code = 0;
    for (int rank : foldOrder(last)) {
      code = (code << BITS) + count(key, rank);
    }
    return code;
  }

  /// The key of such a code.
  static long key(long code, int last) {
    var order = foldOrder(last);
    long key = 0;
    for (int place = 0; place < order.length; place++) {
      long count = (code >>> (BITS * (order.length - 1 - place))) & MASK;
      key += count * one(order[place]);
    }
    return key;
  }

  /// How many cards a key or a code holds.
  static int cards(long key) {
    int cards = 0;
    for (long rest = key; rest != 0; rest >>>= BITS) {
      cards += (int) rest & MASK;
    }
    return cards;
  }

  /// The highest ranks first, of which a hand has few; one rank may be moved to the end.
  static int[] foldOrder(int last) {
    var ranks = new int[PointRank.COUNT];
    int place = 0;
    for (int rank = PointRank.BONUS; rank >= 0; rank--) {
      if (rank != last) {
        ranks[place++] = rank;
      }
    }
    ranks[place] = last;
    return ranks;
  }

  static long one(int rank) {
    return 1L << (BITS * (PointRank.BONUS - rank));
  }

  static int count(long key, int rank) {
    return (int) (key >>> (BITS * (PointRank.BONUS - rank))) & MASK;
  }

  int size() {
    return keys.length;
  }

  long key(int hand) {
    return keys[hand];
  }

  int cards(int hand) {
    return sizes[hand];
  }

  /// The total with every ace as one.
  int hard(int hand) {
    return hards[hand];
  }

  int total(int hand) {
    return totals[hand];
  }

  boolean isSoft(int hand) {
    return softs[hand];
  }

  /// The hand with one more card of that rank, or -1 when it is bust.
  int with(int hand, int rank) {
    return children[hand * PointRank.COUNT + rank];
  }

  /// The hand of these cards, which must not be bust.
  int of(List<Card> cards) {
    int hand = 0;
    for (var card : cards) {
      hand = with(hand, PointRank.of(card));
    }
    return hand;
  }

  /// The hand of these two cards.
  int pair(int first, int second) {
    return with(with(0, first), second);
  }

  /// Whether it is two cards of one rank.
  boolean isPair(int hand) {
    return sizes[hand] == 2 && Long.bitCount(keys[hand]) == 1;
  }

  /// The lowest rank among its cards, the ace being the lowest of all.
  int lowest(int hand) {
    int rank = 0;
    while (count(keys[hand], rank) == 0) {
      rank++;
    }
    return rank;
  }

  /// All hands, the highest hard totals first: a hand comes after those it may become.
  int[] descending() {
    return descending;
  }

  /// All hands in an order that keeps together those that differ in this rank alone.
  int[] order(int last) {
    return orders[last];
  }
}
