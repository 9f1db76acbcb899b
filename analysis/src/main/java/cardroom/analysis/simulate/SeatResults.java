package cardroom.analysis.simulate;

import static cardroom.analysis.simulate.PlayedRound.KINDS;
import static cardroom.analysis.simulate.ProductSums.pair;
import static cardroom.analysis.simulate.ProductSums.pairs;
import static cardroom.analysis.simulate.TableTally.COLUMNS;
import static cardroom.analysis.simulate.TableTally.COMBINED;

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

  /// The first amount of a place that holds nothing yet.
  private static final long FREE = Long.MIN_VALUE;

  private int bits;
  private long[] amounts;
  private final long[][] counts;
  private int used;

  SeatResults(int seats) {
    counts = new long[seats][];
    clear(SMALL_BITS);
  }

  private void clear(int size) {
    bits = size;
    amounts = new long[KINDS << size];
    Arrays.fill(amounts, FREE);
    Arrays.setAll(counts, _ -> new long[1 << size]);
    used = 0;
  }

  /// Counts the results of a seat's wagers, one kind after another.
  void add(int seat, long first, long second, long third, long fourth) {
    // A new place may make new arrays, so it is found first.
    var at = place(first, second, third, fourth);
    counts[seat][at]++;
  }

  /// The place of this set of amounts, which is made where it is new.
  private int place(long first, long second, long third, long fourth) {
    // Amounts are small compared with 64 bits: shifted apart they rarely collide.
    var mixed = first ^ Long.rotateLeft(second, 16) ^ Long.rotateLeft(third, 32) ^ (fourth << 48);
    var at = (int) ((mixed * GOLDEN) >>> (Long.SIZE - bits));
    while (!holds(at * KINDS, first, second, third, fourth)) {
      if (amounts[at * KINDS] == FREE) {
        return placed(at, first, second, third, fourth);
      }
      at = (at + 1) & ((1 << bits) - 1);
    }
    return at;
  }

  private boolean holds(int at, long first, long second, long third, long fourth) {
    return ((amounts[at] ^ first)
            | (amounts[at + 1] ^ second)
            | (amounts[at + 2] ^ third)
            | (amounts[at + 3] ^ fourth))
        == 0;
  }

  private int placed(int at, long first, long second, long third, long fourth) {
    if (used * 2 >= 1 << bits) {
      grow();
      return place(first, second, third, fourth);
    }
    used++;
    amounts[at * KINDS] = first;
    amounts[at * KINDS + 1] = second;
    amounts[at * KINDS + 2] = third;
    amounts[at * KINDS + 3] = fourth;
    return at;
  }

  private void grow() {
    var before = amounts;
    var times = counts.clone();
    clear(bits + 1);
    for (var at = 0; at < before.length; at += KINDS) {
      if (before[at] != FREE) {
        var to = place(before[at], before[at + 1], before[at + 2], before[at + 3]);
        for (var seat = 0; seat < times.length; seat++) {
          counts[seat][to] = times[seat][at / KINDS];
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
          var one = Arrays.copyOfRange(amounts, at * KINDS, at * KINDS + KINDS);
          count(tally, seat, played, one, times);
          if (areFirstTwoCombined) {
            tally.wagers[seat * COLUMNS + COMBINED].add(one[0] + one[1], times);
          }
        }
      }
    }
    clear(SMALL_BITS);
  }

  private static void count(TableTally tally, int seat, int[] played, long[] one, long times) {
    tally.perSeat[seat].add(Arrays.stream(one).sum(), times);
    for (var more = 0; more < played.length; more++) {
      tally.wagers[seat * COLUMNS + played[more]].add(one[played[more]], times);
      for (var less = 0; less < more; less++) {
        var at = seat * pairs(KINDS) + pair(played[more], played[less]);
        var product =
            BigInteger.valueOf(one[played[more]])
                .multiply(BigInteger.valueOf(one[played[less]]))
                .multiply(BigInteger.valueOf(times));
        tally.kindProducts[at] = tally.kindProducts[at].add(product);
      }
    }
  }
}
