package cardroom.games.money;

import java.util.regex.Pattern;

/// What a winning wager pays: `6 to 5` pays six for every five staked.
public record Odds(int pays, int per) {

  public static final Odds EVEN = new Odds(1, 1);

  private static final Pattern TEXT = Pattern.compile("(\\d{1,6}) to ([1-9]\\d{0,5})");

  public Odds {
    if (pays < 0 || per <= 0) {
      throw new IllegalArgumentException("odds of " + pays + " to " + per + " cannot be paid");
    }
  }

  public static Odds parse(String text) {
    var match = TEXT.matcher(text.strip());
    if (!match.matches()) {
      throw new IllegalArgumentException("'" + text + "' is not odds; write them as 6 to 5");
    }
    return new Odds(Integer.parseInt(match.group(1)), Integer.parseInt(match.group(2)));
  }

  /// The payout on a stake; what does not divide into cents is rounded as the sheet says.
  public Money on(Money stake, Rounding rounding, Money unit) {
    return rounding.divide(Math.multiplyExact(stake.cents(), pays), per, unit);
  }

  @Override
  public String toString() {
    return pays + " to " + per;
  }
}
