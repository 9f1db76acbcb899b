package cardroom.games.poker.betting;

import java.util.Arrays;
import java.util.function.IntToLongFunction;
import org.jspecify.annotations.Nullable;

/// One amount in cents for every place of a hand; never changes.
public final class AmountsByPlace {
  private final long[] cents;

  private AmountsByPlace(long[] cents) {
    this.cents = cents;
  }

  public static AmountsByPlace of(long... cents) {
    return new AmountsByPlace(cents.clone());
  }

  /// Wraps this array without a copy: from now on nobody may change it.
  static AmountsByPlace unchanging(long[] cents) {
    return new AmountsByPlace(cents);
  }

  /// The amounts that the function gives for each place.
  public static AmountsByPlace of(int places, IntToLongFunction amount) {
    var all = new long[places];
    for (int place = 0; place < places; place++) {
      all[place] = amount.applyAsLong(place);
    }
    return new AmountsByPlace(all);
  }

  public static AmountsByPlace zero(int places) {
    return new AmountsByPlace(new long[places]);
  }

  public static AmountsByPlace each(int places, long amount) {
    var all = new long[places];
    Arrays.fill(all, amount);
    return new AmountsByPlace(all);
  }

  public long at(int place) {
    return cents[place];
  }

  public int places() {
    return cents.length;
  }

  public AmountsByPlace with(int place, long amount) {
    var all = cents.clone();
    all[place] = amount;
    return new AmountsByPlace(all);
  }

  public long sum() {
    long sum = 0;
    for (long amount : cents) {
      sum += amount;
    }
    return sum;
  }

  public long max() {
    long max = 0;
    for (long amount : cents) {
      max = Math.max(max, amount);
    }
    return max;
  }

  public long[] toArray() {
    return cents.clone();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof AmountsByPlace that && Arrays.equals(cents, that.cents);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(cents);
  }

  @Override
  public String toString() {
    return Arrays.toString(cents);
  }
}
