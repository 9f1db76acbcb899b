package cardroom.analysis.equity;

import cardroom.cards.fast.CardKeys;
import cardroom.cards.fast.OmahaHole;
import cardroom.cards.fast.OmahaLookup;

/// Every board that complete hands may still see, counted by rank.
///
/// Where nobody has a flush only ranks count: there are 6,175 boards by rank at most, and each
/// stands for as many as there are ways to choose its suits. So all boards are first counted as if
/// there were no flushes. Then those in which somebody has one are corrected, suit by suit: counted
/// again with the flush, and subtracted without it. No board has enough cards of two suits, and
/// suits that can be swapped without changing what is known are counted once.
final class BoardCounter {
  private static final int RANKS = 13;
  private static final int SUITS = 4;
  private static final int BOARD = 5;
  private static final long LANES = 0x1_1111_1111_1111L;

  private final ShowdownLookup showing;
  private final long[] own;
  private final long[] keys;
  private final OmahaHole[] holes;
  private final EquityTally tally;

  /// What every hand is worth by its ranks alone, and with its flush.
  private final int[] plain;

  private final int[] suited;

  /// The place of every hand's flush with the cards of one suit that are chosen, or 0.
  private final int[] flushes;

  /// How many cards of each rank may come besides those that are chosen.
  private final int[] free = new int[RANKS];

  private BoardCounter(ShowdownLookup showing, long[] own, EquityTally tally) {
    this.showing = showing;
    this.own = own;
    this.tally = tally;
    this.keys = new long[own.length];
    this.holes = new OmahaHole[showing.isOmaha() ? own.length : 0];
    this.plain = new int[own.length];
    this.suited = new int[own.length];
    this.flushes = new int[own.length];
    for (int hand = 0; hand < own.length; hand++) {
      keys[hand] = rankKey(own[hand]);
      if (showing.isOmaha()) {
        holes[hand] = OmahaHole.of(own[hand]);
      }
    }
  }

  /// Counts all boards of five cards that contain the board given and none of the dead cards.
  static void count(ShowdownLookup showing, long[] own, long board, long dead, EquityTally tally) {
    long known = board | dead;
    for (long hand : own) {
      known |= hand;
    }
    var counter = new BoardCounter(showing, own, tally);
    int missing = BOARD - Long.bitCount(board);
    for (int rank = 0; rank < RANKS; rank++) {
      counter.free[rank] = Long.bitCount(~known >>> (SUITS * rank) & 0xF);
    }
    counter.byRank(0, missing, board, rankKey(board), 1, false);
    if (!showing.hasHigh()) {
      return;
    }
    long[] kept = new long[own.length + 2];
    System.arraycopy(own, 0, kept, 0, own.length);
    kept[own.length] = board;
    kept[own.length + 1] = known;
    int exchanges = SuitPermutations.keeping(kept);
    for (int suit = 0; suit < SUITS; suit++) {
      int alike = SuitPermutations.imagesOf(suit, exchanges);
      if (Integer.numberOfTrailingZeros(alike) == suit) {
        counter.flushesOf(suit, missing, board, known, Integer.bitCount(alike));
      }
    }
  }

  /// The key of some cards by their ranks alone, in which no suit ever counts five.
  private static long rankKey(long cards) {
    return CardKeys.ofBits(cards) & -1L << Integer.SIZE;
  }

  private static int ranksOf(long cards, int suit) {
    return (int) Long.compress(cards >>> suit, LANES);
  }

  /// Corrects the boards in which somebody has a flush of the suit.
  private void flushesOf(int suit, int missing, long board, long known, int times) {
    for (int rank = 0; rank < RANKS; rank++) {
      free[rank] = Long.bitCount(~known >>> (SUITS * rank) & 0xF & ~(1L << suit));
    }
    int left = ranksOf(~known, suit);
    int shared = ranksOf(board, suit);
    for (int more = left; ; more = (more - 1) & left) {
      int count = Integer.bitCount(more);
      if (count <= missing && anyFlush(suit, shared | more)) {
        long cards = board | Long.expand(more, LANES) << suit;
        byRank(0, missing - count, cards, rankKey(cards), times, true);
      }
      if (more == 0) {
        return;
      }
    }
  }

  private boolean anyFlush(int suit, int shared) {
    int any = 0;
    for (int hand = 0; hand < own.length; hand++) {
      flushes[hand] = showing.flush(ranksOf(own[hand], suit), shared);
      any |= flushes[hand];
    }
    return any != 0;
  }

  /// Deals what is missing from that rank up; every step takes at least one card of some rank.
  ///
  /// @param shown any cards with the ranks of the board
  private void byRank(
      int from, int missing, long shown, long key, long weight, boolean withFlushes) {
    if (missing == 0) {
      judge(shown, key);
      if (withFlushes) {
        putRight(weight);
      } else {
        tally.add(plain, weight);
      }
      return;
    }
    for (int rank = from; rank < RANKS; rank++) {
      long card = 1L << (SUITS * rank);
      long one = CardKeys.of(SUITS * rank) - 1;
      long more = key;
      long ways = weight;
      for (int count = 1; count <= Math.min(free[rank], missing); count++) {
        more += one;
        ways = ways * (free[rank] - count + 1) / count;
        byRank(rank + 1, missing - count, shown | card, more, ways, withFlushes);
      }
    }
  }

  private void judge(long shown, long key) {
    if (showing.isOmaha()) {
      int row = OmahaLookup.row(key);
      int lowRanks = OmahaLookup.lowRanks(shown);
      for (int hand = 0; hand < plain.length; hand++) {
        plain[hand] = showing.omahaUnsuited(holes[hand], row, lowRanks);
      }
    } else {
      for (int hand = 0; hand < plain.length; hand++) {
        plain[hand] = showing.seven(key + keys[hand], 0);
      }
    }
  }

  private void putRight(long weight) {
    boolean differs = false;
    for (int hand = 0; hand < plain.length; hand++) {
      suited[hand] = ShowdownLookup.withFlush(plain[hand], flushes[hand]);
      differs |= suited[hand] != plain[hand];
    }
    if (differs) {
      tally.add(suited, weight);
      tally.add(plain, -weight);
    }
  }
}
