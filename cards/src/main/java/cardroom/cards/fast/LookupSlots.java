package cardroom.cards.fast;

import java.util.Base64;

/// Finds the entry for a sum of ranks in a table that has one for every set of ranks and few holes:
/// the sum's highest bits name a row, the next ones a column, and rows are shifted so that their
/// entries never collide. Table lengths are powers of two, so no bounds check is needed.
final class LookupSlots {
  /// How the index of the table for that many cards is divided.
  record Shape(int cards, int rowBits, int slotBits) {
    int rows() {
      return 1 << rowBits;
    }

    int slots() {
      return 1 << slotBits;
    }

    int row(int sum) {
      return sum >>> (Integer.SIZE - rowBits);
    }

    int column(int sum) {
      return (sum >>> (Integer.SIZE - rowBits - slotBits)) & (slots() - 1);
    }

    int slot(int column, int offset) {
      return (column + offset) & (slots() - 1);
    }

    /// The slot of a sum; the four methods below are faster versions of this one.
    int slotOf(int sum) {
      return switch (cards) {
        case 4 -> four(sum);
        case 5 -> five(sum);
        case 6 -> six(sum);
        default -> seven(sum);
      };
    }
  }

  static final Shape FOUR = new Shape(4, 9, 11);
  static final Shape FIVE = new Shape(5, 10, 13);
  static final Shape SIX = new Shape(6, 11, 15);
  static final Shape SEVEN = new Shape(7, 13, 16);

  private LookupSlots() {}

  static int four(int sum) {
    return ((sum >>> 12) + Four.ROWS[sum >>> 23]) & 0x7FF;
  }

  static int five(int sum) {
    return ((sum >>> 9) + Five.ROWS[sum >>> 22]) & 0x1FFF;
  }

  static int six(int sum) {
    return ((sum >>> 6) + Six.ROWS[sum >>> 21]) & 0x7FFF;
  }

  static int seven(int sum) {
    return ((sum >>> 3) + Seven.ROWS[sum >>> 19]) & 0xFFFF;
  }

  /// Decodes the stored offsets: two bytes each, in base 64.
  static char[] decoded(String text) {
    byte[] bytes = Base64.getMimeDecoder().decode(text);
    char[] rows = new char[bytes.length / 2];
    for (int row = 0; row < rows.length; row++) {
      rows[row] = (char) ((bytes[2 * row] & 0xFF) << Byte.SIZE | (bytes[2 * row + 1] & 0xFF));
    }
    return rows;
  }

  private static final class Four {
    static final char[] ROWS = decoded(StoredRows.OF_FOUR);
  }

  private static final class Five {
    static final char[] ROWS = decoded(StoredRows.OF_FIVE);
  }

  private static final class Six {
    static final char[] ROWS = decoded(StoredRows.OF_SIX);
  }

  private static final class Seven {
    static final char[] ROWS = decoded(StoredRowsOfSeven.TEXT);
  }
}
