package cardroom.analysis.simulate;

import java.math.BigInteger;

/// The sum and the sum of squares of whole numbers, exact whatever their count.
public final class Moments {

  private static final BigInteger UNSIGNED = BigInteger.ONE.shiftLeft(64);

  private BigInteger sum = BigInteger.ZERO;
  private BigInteger squares = BigInteger.ZERO;

  static Moments[] some(int count) {
    var all = new Moments[count];
    java.util.Arrays.setAll(all, _ -> new Moments());
    return all;
  }

  static void merge(Moments[] into, Moments[] from) {
    for (var index = 0; index < into.length; index++) {
      into[index].merge(from[index]);
    }
  }

  void add(long value, long times) {
    var each = BigInteger.valueOf(value);
    var count = BigInteger.valueOf(times);
    merge(each.multiply(count), each.multiply(each).multiply(count));
  }

  /// Adds what another has counted.
  void merge(Moments other) {
    merge(other.sum, other.squares);
  }

  void merge(BigInteger sumOfOther, BigInteger squaresOfOther) {
    sum = sum.add(sumOfOther);
    squares = squares.add(squaresOfOther);
  }

  /// @param squaresLow the low half of the sum of squares, unsigned
  void merge(long sumOfOther, long squaresLow, long squaresHigh) {
    var low = BigInteger.valueOf(squaresLow);
    var unsignedLow = squaresLow < 0 ? low.add(UNSIGNED) : low;
    merge(
        BigInteger.valueOf(sumOfOther),
        BigInteger.valueOf(squaresHigh).shiftLeft(64).add(unsignedLow));
  }

  public BigInteger sum() {
    return sum;
  }

  public BigInteger squares() {
    return squares;
  }

  public double mean(long count) {
    return count == 0 ? 0 : sum.doubleValue() / count;
  }

  /// The variance of one value.
  public double variance(long count) {
    var deviation = deviation(count);
    return deviation * deviation;
  }

  /// The deviation of one value; the difference of sums is taken exactly before it is rounded.
  public double deviation(long count) {
    if (count < 2) {
      return 0;
    }
    var n = BigInteger.valueOf(count);
    var spread = n.multiply(squares).subtract(sum.pow(2));
    return Math.sqrt(spread.doubleValue() / (double) count / (double) (count - 1));
  }

  public double standardError(long count) {
    return count < 2 ? 0 : deviation(count) / Math.sqrt((double) count);
  }
}
