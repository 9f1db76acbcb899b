package cardroom.analysis.simulate;

import static cardroom.analysis.simulate.ProductSums.pair;
import static cardroom.analysis.simulate.ProductSums.pairs;

import java.math.BigInteger;
import java.util.Arrays;

/// How often the wagers of each seat had each combination of results; a hash table without boxing.
///
/// The results of each wager, of the seat and their correlations all follow from it, so a round is
/// counted once for a seat and everything else is worked out once per block. Seats share the
/// combinations, because most of them bet the same, and the whole table stays in the cache.
final class SeatResults {

  private static final int SMALL_BITS = 8;
  private static final long GOLDEN = 0x9E3779B97F4A7C15L;
  private static final int TURN = 16;

  /// The first amount of a place that holds nothing yet.
  private static final long FREE = Long.MIN_VALUE;

  private final int kinds;
  private int bits;
  private long[] amounts;
  private final long[][] counts;
  private int used;

  SeatResults(int seats, int kinds) {
    this.kinds = kinds;
    counts = new long[seats][];
    clear(SMALL_BITS);
  }

  private void clear(int size) {
    bits = size;
    amounts = new long[kinds << size];
    Arrays.fill(amounts, FREE);
    Arrays.setAll(counts, _ -> new long[1 << size]);
    used = 0;
  }

  /// Counts the results of a seat's wagers, which lie there one kind after another.
  void add(int seat, long[] net, int from) {
    // A new place may make new arrays, so it is found first.
    var at = place(net, from);
    counts[seat][at]++;
  }

  /// The place of this set of amounts, which is made where it is new.
  private int place(long[] net, int from) {
    // Amounts are small compared with 64 bits: rotated differently they rarely collide.
    var mixed = 0L;
    for (var kind = 0; kind < kinds; kind++) {
      mixed ^= Long.rotateLeft(net[from + kind], TURN * kind);
    }
    var at = (int) ((mixed * GOLDEN) >>> (Long.SIZE - bits));
    while (!holds(at * kinds, net, from)) {
      if (amounts[at * kinds] == FREE) {
        return placed(at, net, from);
      }
      at = (at + 1) & ((1 << bits) - 1);
    }
    return at;
  }

  private boolean holds(int at, long[] net, int from) {
    var different = 0L;
    for (var kind = 0; kind < kinds; kind++) {
      different |= amounts[at + kind] ^ net[from + kind];
    }
    return different == 0;
  }

  private int placed(int at, long[] net, int from) {
    if (used * 2 >= 1 << bits) {
      grow();
      return place(net, from);
    }
    used++;
    System.arraycopy(net, from, amounts, at * kinds, kinds);
    return at;
  }

  private void grow() {
    var before = amounts;
    var times = counts.clone();
    clear(bits + 1);
    for (var at = 0; at < before.length; at += kinds) {
      if (before[at] != FREE) {
        var to = place(before, at);
        for (var seat = 0; seat < times.length; seat++) {
          counts[seat][to] = times[seat][at / kinds];
        }
      }
    }
  }

  /// Passes everything on and starts again.
  ///
  /// @param played the kinds of wagers that somebody at the table makes
  void flush(TableTally tally, int[] played, boolean areFirstTwoCombined) {
    for (var seat = 0; seat < counts.length; seat++) {
      for (var at = 0; at < counts[seat].length; at++) {
        var times = counts[seat][at];
        if (times > 0) {
          var one = Arrays.copyOfRange(amounts, at * kinds, (at + 1) * kinds);
          count(tally, seat, played, one, times);
          if (areFirstTwoCombined) {
            tally.wagers[seat * tally.columns + kinds].add(one[0] + one[1], times);
          }
        }
      }
    }
    clear(SMALL_BITS);
  }

  private static void count(TableTally tally, int seat, int[] played, long[] one, long times) {
    tally.perSeat[seat].add(Arrays.stream(one).sum(), times);
    for (var more = 0; more < played.length; more++) {
      tally.wagers[seat * tally.columns + played[more]].add(one[played[more]], times);
      for (var less = 0; less < more; less++) {
        var at = seat * pairs(tally.kinds) + pair(played[more], played[less]);
        var product =
            BigInteger.valueOf(one[played[more]])
                .multiply(BigInteger.valueOf(one[played[less]]))
                .multiply(BigInteger.valueOf(times));
        tally.kindProducts[at] = tally.kindProducts[at].add(product);
      }
    }
  }
}
