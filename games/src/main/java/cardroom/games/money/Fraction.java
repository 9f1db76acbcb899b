package cardroom.games.money;

/// An exact part of something, such as the half of a wager that a surrender forfeits.
public record Fraction(int over, int under) {

  public Fraction {
    if (over < 0 || under <= 0) {
      throw new IllegalArgumentException(over + "/" + under + " is not a fraction of 0/1 or more");
    }
  }

  public static Fraction parse(String text) {
    var match = java.util.regex.Pattern.compile("(\\d{1,6})/([1-9]\\d{0,5})").matcher(text.strip());
    if (!match.matches()) {
      throw new IllegalArgumentException("'" + text + "' is not a fraction; write it as 1/2");
    }
    return new Fraction(Integer.parseInt(match.group(1)), Integer.parseInt(match.group(2)));
  }

  /// This part of the amount, rounded to cents as asked when it does not divide.
  public Money of(Money amount, Rounding rounding, Money unit) {
    return rounding.divide(Math.multiplyExact(amount.cents(), over), under, unit);
  }

  @Override
  public String toString() {
    return over + "/" + under;
  }
}
