package cardroom.analysis.simulate;

import java.util.SortedMap;
import java.util.TreeMap;

/// How often each amount came out, exact to the cent; a small hash table without boxing.
final class AmountCounts {

  /// Few wagers have more than about ten different results, and a small table stays in the cache.
  private static final int SMALL = 64;

  private long[] amounts = new long[SMALL];
  private long[] counts = new long[SMALL];
  private int used;

  static AmountCounts[] some(int count) {
    var all = new AmountCounts[count];
    java.util.Arrays.setAll(all, _ -> new AmountCounts());
    return all;
  }

  static void merge(AmountCounts[] into, AmountCounts[] from) {
    for (var index = 0; index < into.length; index++) {
      into[index].merge(from[index]);
    }
  }

  void add(long amount) {
    add(amount, 1);
  }

  void add(long amount, long times) {
    if (times == 0) {
      return;
    }
    var mask = amounts.length - 1;
    var at = (int) ((amount * 0x9E3779B97F4A7C15L) >>> 40) & mask;
    while (counts[at] != 0 && amounts[at] != amount) {
      at = (at + 1) & mask;
    }
    if (counts[at] == 0) {
      amounts[at] = amount;
      used++;
    }
    counts[at] += times;
    if (used * 2 > amounts.length) {
      grow();
    }
  }

  /// Counts that many amounts; runs of equal ones are counted together.
  void addAll(long[] values, int count) {
    var last = 0L;
    var times = 0L;
    for (var index = 0; index < count; index++) {
      if (values[index] == last) {
        times++;
      } else {
        add(last, times);
        last = values[index];
        times = 1;
      }
    }
    add(last, times);
  }

  private void grow() {
    var before = amounts;
    var times = counts;
    amounts = new long[before.length * 2];
    counts = new long[before.length * 2];
    used = 0;
    for (var at = 0; at < before.length; at++) {
      if (times[at] != 0) {
        add(before[at], times[at]);
      }
    }
  }

  void merge(AmountCounts other) {
    for (var at = 0; at < other.amounts.length; at++) {
      add(other.amounts[at], other.counts[at]);
    }
  }

  void clear() {
    java.util.Arrays.fill(counts, 0);
    used = 0;
  }

  SortedMap<Long, Long> byAmount() {
    var sorted = new TreeMap<Long, Long>();
    for (var at = 0; at < amounts.length; at++) {
      if (counts[at] != 0) {
        sorted.put(amounts[at], counts[at]);
      }
    }
    return sorted;
  }
}
