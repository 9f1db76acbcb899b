package cardroom.games.money;

/// An amount of chips in whole cents; negative amounts are what somebody owes.
public record Money(long cents) implements Comparable<Money> {

  public static final Money ZERO = new Money(0);

  /// What a bank without a limit puts up: larger than any wager, small enough to be doubled.
  public static final Money UNLIMITED = new Money(1L << 60);

  public static Money cents(long cents) {
    return cents == 0 ? ZERO : new Money(cents);
  }

  public static Money dollars(long dollars) {
    return cents(Math.multiplyExact(dollars, 100));
  }

  /// Reads `50`, `$2.50` or `$1,000`; an amount of more than a trillion dollars is refused.
  public static Money parse(String text) {
    var match = MoneyText.AMOUNT.matcher(text.strip());
    if (!match.matches()) {
      throw new IllegalArgumentException(
          "'" + text + "' is not an amount; write dollars such as 50, $2.50 or $1,000");
    }
    var dollars = match.group(1).replace(",", "");
    var cents = match.group(2) == null ? "00" : match.group(2);
    if (dollars.length() > 12) {
      throw new IllegalArgumentException("'" + text + "' is more than this table can count");
    }
    return cents(Long.parseLong(dollars) * 100 + Long.parseLong(cents));
  }

  public Money plus(Money other) {
    return cents(Math.addExact(cents, other.cents));
  }

  public Money minus(Money other) {
    return cents(Math.subtractExact(cents, other.cents));
  }

  public Money times(long factor) {
    return cents(Math.multiplyExact(cents, factor));
  }

  public Money negated() {
    return cents(-cents);
  }

  public Money abs() {
    return cents < 0 ? negated() : this;
  }

  public Money min(Money other) {
    return cents <= other.cents ? this : other;
  }

  public Money max(Money other) {
    return cents >= other.cents ? this : other;
  }

  public boolean isZero() {
    return cents == 0;
  }

  public boolean isPositive() {
    return cents > 0;
  }

  public boolean isNegative() {
    return cents < 0;
  }

  public boolean isMoreThan(Money other) {
    return cents > other.cents;
  }

  public boolean isLessThan(Money other) {
    return cents < other.cents;
  }

  public boolean isMultipleOf(Money unit) {
    return cents % unit.cents == 0;
  }

  /// The largest multiple of the unit that is not more than this amount.
  public Money downTo(Money unit) {
    return cents(Math.floorDiv(cents, unit.cents) * unit.cents);
  }

  public static Money sum(Iterable<Money> amounts) {
    var total = ZERO;
    for (var amount : amounts) {
      total = total.plus(amount);
    }
    return total;
  }

  @Override
  public int compareTo(Money other) {
    return Long.compare(cents, other.cents);
  }

  /// `$24`, `$2.50`, `-$10`; an unlimited bank reads `no limit`.
  @Override
  public String toString() {
    return MoneyText.of(cents);
  }
}
