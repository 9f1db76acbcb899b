package cardroom.analysis.odds;

import cardroom.games.money.Odds;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;

/// An exact fraction in lowest terms, the denominator positive.
public record Ratio(BigInteger numerator, BigInteger denominator) implements Comparable<Ratio> {

  public static final Ratio ZERO = of(0, 1);
  public static final Ratio ONE = of(1, 1);

  public Ratio {
    if (denominator.signum() == 0) {
      throw new ArithmeticException("a fraction of " + numerator + " over nothing");
    }
    var common = numerator.gcd(denominator);
    var unit = denominator.signum() < 0 ? common.negate() : common;
    numerator = numerator.divide(unit);
    denominator = denominator.divide(unit);
  }

  public static Ratio of(long numerator, long denominator) {
    return new Ratio(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
  }

  public static Ratio of(Odds odds) {
    return of(odds.pays(), odds.per());
  }

  public Ratio plus(Ratio other) {
    return new Ratio(
        numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
        denominator.multiply(other.denominator));
  }

  public Ratio minus(Ratio other) {
    return plus(other.negated());
  }

  public Ratio times(Ratio other) {
    return new Ratio(numerator.multiply(other.numerator), denominator.multiply(other.denominator));
  }

  public Ratio negated() {
    return new Ratio(numerator.negate(), denominator);
  }

  public boolean isPositive() {
    return numerator.signum() > 0;
  }

  /// The nearest `double`, to within a few units in the last place.
  public double toDouble() {
    return new BigDecimal(numerator)
        .divide(new BigDecimal(denominator), MathContext.DECIMAL64)
        .doubleValue();
  }

  @Override
  public int compareTo(Ratio other) {
    return minus(other).numerator.signum();
  }

  @Override
  public String toString() {
    return numerator + "/" + denominator;
  }
}
