package cardroom.games.phh;

/// Amounts of a recorded hand: whole numbers or up to two decimals, kept in hundredths.
final class PhhAmount {
  private PhhAmount() {}

  static long parse(String text, int line) {
    long value = 0;
    int decimals = -1;
    boolean negative = false;
    int digits = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c >= '0' && c <= '9' && (decimals < 2 || c == '0') && digits < 15) {
        value = decimals < 2 ? value * 10 + (c - '0') : value;
        decimals += decimals >= 0 && decimals < 2 ? 1 : 0;
        digits++;
      } else if (c == '.' && decimals < 0 && digits > 0) {
        decimals = 0;
      } else if (c == '-' && i == 0) {
        negative = true;
      } else if (c != '_' && !(c == '+' && i == 0)) {
        throw refusal(text, line);
      }
    }
    if (digits == 0) {
      throw refusal(text, line);
    }
    long cents = value * (decimals <= 0 ? 100 : decimals == 1 ? 10 : 1);
    return negative ? -cents : cents;
  }

  private static PhhError refusal(String text, int line) {
    return new PhhError(
        line, "'" + text + "' is no amount; expected a number with at most two decimals");
  }

  /// As short as it can be written: `150`, `0.5`, `2.25`.
  static String text(long cents) {
    long whole = Math.abs(cents) / 100;
    long part = Math.abs(cents) % 100;
    var sign = cents < 0 ? "-" : "";
    if (part == 0) {
      return sign + whole;
    }
    return part % 10 == 0
        ? sign + whole + "." + part / 10
        : "%s%d.%02d".formatted(sign, whole, part);
  }
}
