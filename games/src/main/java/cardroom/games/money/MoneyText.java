package cardroom.games.money;

import java.util.regex.Pattern;

/// How amounts are written: dollars, and cents only where there are any.
final class MoneyText {

  static final Pattern AMOUNT =
      Pattern.compile("\\$?((?:\\d{1,3}(?:,\\d{3})+)|\\d+)(?:\\.(\\d{2}))?");

  private MoneyText() {}

  static String of(long cents) {
    if (cents >= Money.UNLIMITED.cents()) {
      return "no limit";
    }
    // Every view of a table names amounts: put together by hand, they cost a tenth of a format.
    var dollars = (cents < 0 ? "-$" : "$") + Math.abs(cents) / 100;
    var part = Math.abs(cents) % 100;
    return part == 0 ? dollars : dollars + (part < 10 ? ".0" : ".") + part;
  }
}
