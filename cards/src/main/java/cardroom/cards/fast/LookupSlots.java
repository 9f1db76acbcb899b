package cardroom.cards.fast;

import java.nio.charset.StandardCharsets;

/// Finds the entry for a sum of ranks in a table that has one for every set of ranks and few holes:
/// the sum's highest bits name a row, the next ones a column, and rows are shifted so that their
/// entries never collide (see [TableShape]). Table lengths are powers of two, so no bounds check is
/// needed.
final class LookupSlots {
  static final int OF_FOUR = 1 << 11;
  static final int OF_FIVE = 1 << 13;
  static final int OF_SIX = 1 << 15;
  static final int OF_SEVEN = 1 << 16;

  private static final int DIGIT_BITS = 5;
  private static final char ZERO = '0';

  static final char[] ROWS_OF_FIVE = decoded(StoredRows.OF_FIVE);

  private LookupSlots() {}

  static int four(int sum) {
    return ((sum >>> 12) + Four.ROWS[sum >>> 23]) & (OF_FOUR - 1);
  }

  static int five(int sum) {
    return ((sum >>> 9) + ROWS_OF_FIVE[sum >>> 22]) & (OF_FIVE - 1);
  }

  static int six(int sum) {
    return ((sum >>> 6) + Six.ROWS[sum >>> 21]) & (OF_SIX - 1);
  }

  static int seven(int sum) {
    return ((sum >>> 3) + Seven.ROWS[sum >>> 19]) & (OF_SEVEN - 1);
  }

  static char[] rowsOfSix() {
    return Six.ROWS;
  }

  static char[] rowsOfSeven() {
    return Seven.ROWS;
  }

  /// A stored offset as text: two digits of five bits, the characters from zero up.
  static String encoded(char offset) {
    int high = offset >> DIGIT_BITS;
    int low = offset & ((1 << DIGIT_BITS) - 1);
    return "" + (char) (ZERO + high) + (char) (ZERO + low);
  }

  /// All stored offsets of a table. A cold start waits for this: reading the bytes of the text is
  /// much quicker than asking for its characters one by one.
  private static char[] decoded(String text) {
    byte[] digits = text.getBytes(StandardCharsets.ISO_8859_1);
    char[] rows = new char[digits.length / 2];
    for (int row = 0, at = 0; row < rows.length; row++, at += 2) {
      rows[row] = (char) ((digits[at] - ZERO) << DIGIT_BITS | (digits[at + 1] - ZERO));
    }
    return rows;
  }

  private static final class Four {
    static final char[] ROWS = decoded(StoredRows.OF_FOUR);
  }

  private static final class Six {
    static final char[] ROWS = decoded(StoredRows.OF_SIX);
  }

  private static final class Seven {
    static final char[] ROWS = decoded(StoredRowsOfSeven.TEXT);
  }
}
