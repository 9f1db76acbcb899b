package cardroom.analysis.equity;

import cardroom.cards.fast.CardKeys;
import cardroom.cards.fast.OmahaHole;
import cardroom.cards.fast.OmahaLookup;

/// Every board that may still come to hands that are complete, rank by rank from the two up.
///
/// Boards that differ only by an exchange of suits which leaves all that is known as it is are
/// tried once and counted for all; and suits in which no flush can come any more are not told
/// apart: one card of a rank stands for all of them that are left.
final class BoardTree {
  private static final int RANKS = 13;
  private static final int ALL_SUITS = 0xF;
  private static final long ONE_OF_EACH = 0x1111;
  private static final long FIVE_SUITED = 0x8888;

  private final ShowdownLookup showing;
  private final long[] own;
  private final long[] keys;
  private final OmahaHole[] holes;
  private final int[] values;
  private final EquityTally tally;
  private final int[] left = new int[RANKS];
  private final int[] leftFrom = new int[RANKS + 1];

  /// How near the suits of the hands are to a flush: added to a board's key, with one of each suit
  /// for every card to come, it shows the suits in which a flush may come.
  private final long near;

  private final long flushes;

  private BoardTree(ShowdownLookup showing, long[] own, long dead, EquityTally tally) {
    this.showing = showing;
    this.own = own;
    this.tally = tally;
    this.keys = new long[own.length];
    this.holes = new OmahaHole[showing.isOmaha() ? own.length : 0];
    this.values = new int[own.length];
    for (int hand = 0; hand < own.length; hand++) {
      keys[hand] = CardKeys.ofBits(own[hand]) - CardKeys.EMPTY;
      if (showing.isOmaha()) {
        holes[hand] = OmahaHole.of(own[hand]);
      }
    }
    for (int rank = RANKS - 1; rank >= 0; rank--) {
      left[rank] = ~(int) (dead >>> (4 * rank)) & ALL_SUITS;
      leftFrom[rank] = leftFrom[rank + 1] + Integer.bitCount(left[rank]);
    }
    this.near = showing.isOmaha() ? 2 * ONE_OF_EACH : most();
    this.flushes = showing.hasHigh() ? showing.isOmaha() ? twos() : FIVE_SUITED : 0;
  }

  /// Counts all boards of five cards that contain the board given and none of the dead cards.
  static void count(ShowdownLookup showing, long[] own, long board, long dead, EquityTally tally) {
    long known = board | dead;
    for (long hand : own) {
      known |= hand;
    }
    long[] kept = new long[own.length + 2];
    System.arraycopy(own, 0, kept, 0, own.length);
    kept[own.length] = board;
    kept[own.length + 1] = known;
    var tree = new BoardTree(showing, own, known, tally);
    int missing = 5 - Long.bitCount(board);
    tree.walk(0, missing, board, CardKeys.ofBits(board), Suits.keeping(kept), 1);
  }

  /// The most cards of each suit that any hand has.
  private long most() {
    long most = 0;
    for (int suit = 0; suit < 4; suit++) {
      long count = 0;
      for (long key : keys) {
        count = Math.max(count, (key >>> (4 * suit)) & 0xF);
      }
      most |= count << (4 * suit);
    }
    return most;
  }

  /// The suits of which some hand has two, as the highest bit of each four.
  private long twos() {
    long twos = 0;
    for (long key : keys) {
      twos |= ((key & 0xFFFF) + 6 * ONE_OF_EACH) & FIVE_SUITED;
    }
    return twos;
  }

  /// Deals what is missing from that rank up; every step takes at least one card of some rank.
  private void walk(int from, int missing, long board, long key, int group, long weight) {
    if (missing == 0) {
      leaf(board, key, weight);
      return;
    }
    int alive = suits((key + near + missing * ONE_OF_EACH) & flushes);
    for (int rank = from; leftFrom[rank] >= missing; rank++) {
      int free = left[rank] & alive;
      for (int suits = free; ; suits = (suits - 1) & free) {
        int count = Integer.bitCount(suits);
        int staying = count > missing ? 0 : staying(suits, group);
        if (staying != 0) {
          long cards = (long) suits << (4 * rank);
          long ways = weight * (Integer.bitCount(group) / Integer.bitCount(staying));
          long more = key + keys(rank, suits);
          if (suits != 0) {
            walk(rank + 1, missing - count, board | cards, more, staying, ways);
          }
          others(rank, left[rank] ^ free, missing - count, board | cards, more, staying, ways);
        }
        if (suits == 0) {
          break;
        }
      }
    }
  }

  /// Adds cards of the rank in dull suits, those that can make no flush any more, whichever.
  private void others(
      int rank, int dull, int missing, long board, long key, int group, long weight) {
    int free = Integer.bitCount(dull);
    long one = CardKeys.of(4 * rank) - 1;
    long shown = board | (long) Integer.lowestOneBit(dull) << (4 * rank);
    long ways = weight;
    for (int count = 1; count <= Math.min(free, missing); count++) {
      ways = ways * (free - count + 1) / count;
      walk(rank + 1, missing - count, shown, key + count * one, group, ways);
    }
  }

  private static long keys(int rank, int suits) {
    long keys = 0;
    for (int rest = suits; rest != 0; rest &= rest - 1) {
      keys += CardKeys.of(4 * rank + Integer.numberOfTrailingZeros(rest));
    }
    return keys;
  }

  /// The exchanges that leave these suits as they are; none when an exchange makes a choice of them
  /// that comes before and stands for this one.
  private static int staying(int suits, int group) {
    if (group == 1 || suits == 0) {
      return group;
    }
    int staying = 0;
    for (int rest = group; rest != 0; rest &= rest - 1) {
      int exchange = Integer.numberOfTrailingZeros(rest);
      int image = Suits.image(exchange, suits);
      if (image < suits) {
        return 0;
      }
      staying |= image == suits ? 1 << exchange : 0;
    }
    return staying;
  }

  /// The suits whose mark is set, one bit each.
  private static int suits(long marks) {
    long bits = marks >>> 3;
    return (int) (bits | bits >>> 3 | bits >>> 6 | bits >>> 9) & ALL_SUITS;
  }

  private void leaf(long board, long key, long weight) {
    if (showing.isOmaha()) {
      int row = OmahaLookup.row(key);
      int lowRanks = OmahaLookup.lowRanks(board);
      for (int hand = 0; hand < values.length; hand++) {
        values[hand] = showing.omaha(holes[hand], board, key, row, lowRanks);
      }
    } else {
      for (int hand = 0; hand < values.length; hand++) {
        values[hand] = showing.seven(key + keys[hand], board | own[hand]);
      }
    }
    tally.add(values, weight);
  }
}
