package cardroom.notation.phh;

import java.math.BigDecimal;
import java.math.RoundingMode;

/// Amounts of a recorded hand, kept in hundredths: whole numbers, decimals, `inf` for an unknown
/// stack.
final class PhhAmount {
  /// An unknown stack; deeper than any bet.
  static final long UNKNOWN = 1_000_000_000_000_000L;

  private static final int HUNDREDTHS = 2;
  private static final int DIGITS = 15;

  private PhhAmount() {}

  static long parse(String text, int line) {
    long plainly = plainly(text);
    return plainly >= 0 ? plainly : carefully(text, line);
  }

  /// Digits with at most two after a point, as nearly all amounts are written; else -1.
  private static long plainly(String text) {
    int length = text.length();
    int point = text.indexOf('.');
    int whole = point < 0 ? length : point;
    int parts = point < 0 ? 0 : length - point - 1;
    boolean isPlain = whole > 0 && whole < DIGITS - HUNDREDTHS && (point < 0 || parts > 0);
    if (!isPlain || parts > HUNDREDTHS) {
      return -1;
    }
    long cents = 0;
    for (int i = 0; i < length; i++) {
      int digit = text.charAt(i) - '0';
      if (i != point && (digit < 0 || digit > 9)) {
        return -1;
      }
      cents = i == point ? cents : 10 * cents + digit;
    }
    return parts == HUNDREDTHS ? cents : cents * (parts == 1 ? 10 : 100);
  }

  private static long carefully(String text, int line) {
    var plain = text.replace("_", "");
    if (plain.equals("inf") || plain.equals("+inf")) {
      return UNKNOWN;
    }
    var number = decimal(plain, text, line);
    if (number.precision() - number.scale() > DIGITS - HUNDREDTHS) {
      throw refusal(text, line);
    }
    return number.movePointRight(HUNDREDTHS).setScale(0, RoundingMode.HALF_UP).longValueExact();
  }

  /// Whether an amount is finer than a hundredth, as a computed share of a pot may be.
  static boolean isFiner(String text) {
    if (plainly(text) >= 0) {
      return false;
    }
    var plain = text.replace("_", "");
    return !plain.endsWith("inf")
        && decimal(plain, text, 1).stripTrailingZeros().scale() > HUNDREDTHS;
  }

  private static BigDecimal decimal(String plain, String text, int line) {
    boolean looksRight = plain.matches("[+-]?\\d{1,30}(\\.\\d{1,30})?([eE][+-]?\\d{1,2})?");
    if (!looksRight) {
      throw refusal(text, line);
    }
    return new BigDecimal(plain);
  }

  private static PhhError refusal(String text, int line) {
    return new PhhError(
        line, "'" + text + "' is not an amount; expected a number such as 150 or 2.25");
  }

  /// As short as it can be written: `150`, `0.5`, `2.25`.
  static String text(long cents) {
    if (cents == UNKNOWN) {
      return "inf";
    }
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
