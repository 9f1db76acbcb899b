package cardroom.analysis.pure215;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;

/// Every hand of a player that is not bust, by its ranks alone: about three thousand, numbered in
/// the order of their keys.
///
/// A key packs ten counts of five bits each, the ace first, so that adding keys adds cards.
final class HeldCards {

  private static final int BITS = 5;
  private static final int MASK = (1 << BITS) - 1;
  private static final int BEST = 21;

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
    var found = new ArrayList<Long>();
    gather(0, 0, 0, found);
    keys = found.stream().mapToLong(Long::longValue).sorted().toArray();
    hards = new byte[keys.length];
    sizes = new byte[keys.length];
    totals = new byte[keys.length];
    softs = new boolean[keys.length];
    children = new short[keys.length * PointRank.COUNT];
    describe();
    for (int last = 0; last < PointRank.COUNT; last++) {
      orders[last] = ordered(last);
    }
    descending =
        boxed()
            .sorted(Comparator.comparingInt((Integer hand) -> -hards[hand]))
            .mapToInt(i -> i)
            .toArray();
  }

  private java.util.stream.Stream<Integer> boxed() {
    return java.util.stream.IntStream.range(0, keys.length).boxed();
  }

  private static void gather(int rank, int hard, long key, ArrayList<Long> found) {
    if (rank == PointRank.COUNT) {
      found.add(key);
      return;
    }
    for (int count = 0; hard + count * PointRank.points(rank) <= BEST; count++) {
      gather(rank + 1, hard + count * PointRank.points(rank), key + count * one(rank), found);
    }
  }

  private void describe() {
    var places = new HashMap<Long, Integer>();
    for (int hand = 0; hand < keys.length; hand++) {
      places.put(keys[hand], hand);
    }
    for (int hand = 0; hand < keys.length; hand++) {
      for (int rank = 0; rank < PointRank.COUNT; rank++) {
        hards[hand] += (byte) (count(keys[hand], rank) * PointRank.points(rank));
        sizes[hand] += (byte) count(keys[hand], rank);
        children[hand * PointRank.COUNT + rank] =
            places.getOrDefault(keys[hand] + one(rank), -1).shortValue();
      }
      softs[hand] = count(keys[hand], PointRank.ACE) > 0 && hards[hand] + 10 <= BEST;
      totals[hand] = (byte) (hards[hand] + (softs[hand] ? 10 : 0));
    }
  }

  /// The hands in the order of their keys if this rank were the last digit.
  private int[] ordered(int last) {
    return boxed()
        .sorted(Comparator.comparingLong((Integer hand) -> rotated(keys[hand], last)))
        .mapToInt(i -> i)
        .toArray();
  }

  private static long rotated(long key, int last) {
    long digit = count(key, last);
    return ((key - digit * one(last)) << BITS) + digit;
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

  /// The hand of these two cards.
  int pair(int first, int second) {
    return with(with(0, first), second);
  }

  /// Is it two cards of one rank?
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
