package cardroom.analysis.simulate;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/// How often each amount came out, exact to the cent.
///
/// @param counts how often, by the amount in cents
public record Distribution(SortedMap<Long, Long> counts) {

  public Distribution {
    counts = Collections.unmodifiableSortedMap(new TreeMap<>(counts));
  }

  /// How many results there are.
  public long total() {
    return counts.values().stream().mapToLong(Long::longValue).sum();
  }

  public boolean isEmpty() {
    return counts.isEmpty();
  }

  public long least() {
    return counts.firstKey();
  }

  public long most() {
    return counts.lastKey();
  }

  /// The least amount that is not exceeded in that fraction of all results.
  ///
  /// @param part from 0 to 1
  public long quantile(double part) {
    var needed = part * total();
    var before = 0L;
    for (var entry : counts.entrySet()) {
      before += entry.getValue();
      if (before >= needed) {
        return entry.getKey();
      }
    }
    return most();
  }

  /// The fraction of all results that is above zero.
  public double chanceToWin() {
    var won = counts.tailMap(1L).values().stream().mapToLong(Long::longValue).sum();
    return isEmpty() ? 0 : (double) won / total();
  }

  public double chance(long amount) {
    return (double) counts.getOrDefault(amount, 0L) / total();
  }

  public Moments moments() {
    var moments = new Moments();
    counts.forEach(moments::add);
    return moments;
  }
}
