package cardroom.analysis.simulate;

import java.math.BigInteger;

/// Many sums of products of two whole numbers side by side, exact within one block of rounds.
final class ProductSums {

  private static final int HALF = 32;
  private static final long LOW = (1L << HALF) - 1;

  private final long[] low;
  private final long[] high;

  ProductSums(int count) {
    low = new long[count];
    high = new long[count];
  }

  /// The two halves of a product are added up separately: neither can overflow within a block.
  void addAll(int place, long[] one, long[] other, int count) {
    var sumLow = 0L;
    var sumHigh = 0L;
    for (var index = 0; index < count; index++) {
      var product = one[index] * other[index];
      sumLow += product & LOW;
      sumHigh += product >> HALF;
    }
    low[place] += sumLow;
    high[place] += sumHigh;
  }

  /// Passes everything on and starts again.
  void flush(BigInteger[] into) {
    for (var place = 0; place < into.length; place++) {
      into[place] =
          into[place]
              .add(BigInteger.valueOf(high[place]).shiftLeft(HALF))
              .add(BigInteger.valueOf(low[place]));
      low[place] = 0;
      high[place] = 0;
    }
  }

  static BigInteger[] none(int count) {
    var none = new BigInteger[count];
    java.util.Arrays.fill(none, BigInteger.ZERO);
    return none;
  }

  static void merge(BigInteger[] into, BigInteger[] from) {
    for (var place = 0; place < into.length; place++) {
      into[place] = into[place].add(from[place]);
    }
  }

  /// The place of an unordered pair of two different numbers.
  static int pair(int one, int other) {
    var more = Math.max(one, other);
    return more * (more - 1) / 2 + Math.min(one, other);
  }

  static int pairs(int count) {
    return count * (count - 1) / 2;
  }
}
