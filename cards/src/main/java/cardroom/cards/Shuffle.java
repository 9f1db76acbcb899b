package cardroom.cards;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// Puts cards in a random order: Fisher-Yates over a source of bits, without modulo bias.
///
/// Every order is equally likely because each step chooses among all cards still left with the same
/// chance, and because such a choice is made by rejection: just enough bits to number the choices
/// are read, and read again when the number is none of them.
public final class Shuffle {
  /// A fair source is rejected less than half the time, so this many rejections in a row
  /// (probability below 2^-256) mean that it is stuck; stopping is better than looping forever.
  private static final int REJECTIONS_MAX = 256;

  private Shuffle() {}

  /// The same cards in a random order; the given list stays as it is.
  public static <T> List<T> of(List<T> cards, RandomBits bits) {
    List<T> order = new ArrayList<>(cards);
    for (int left = order.size(); left > 1; left--) {
      Collections.swap(order, left - 1, below(left, bits));
    }
    return Collections.unmodifiableList(order);
  }

  /// A number from 0 up to bound - 1, each equally likely. Reads no bits when there is only one
  /// choice.
  public static int below(int bound, RandomBits bits) {
    if (bound < 1) {
      throw new IllegalArgumentException(
          "cannot choose one of " + bound + ": give a bound of 1 or more");
    }
    int needed = Integer.SIZE - Integer.numberOfLeadingZeros(bound - 1);
    if (needed == 0) {
      return 0;
    }
    for (int rejected = 0; rejected < REJECTIONS_MAX; rejected++) {
      long value = read(needed, bits);
      if (value < bound) {
        return (int) value;
      }
    }
    throw new IllegalStateException(
        "the source of bits gave "
            + REJECTIONS_MAX
            + " numbers in a row that are not below "
            + bound
            + ": it is not random");
  }

  private static long read(int needed, RandomBits bits) {
    long value = bits.next(needed);
    if (value >>> needed != 0) {
      throw new IllegalStateException(
          "the source of bits gave " + value + " when asked for " + needed + " bits");
    }
    return value;
  }
}
