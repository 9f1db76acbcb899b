package cardroom.app.play;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// Rows of cells in aligned columns; a last cell that does not fit moves closer, or to lines of its
/// own.
final class Columns {

  private static final Pattern PAINT = Pattern.compile("\u001b\\[[0-9;]*m");
  private static final String HANGING = " ".repeat(9);

  private final List<List<String>> rows = new ArrayList<>();

  /// How wide a text looks, colours left out.
  static int length(String text) {
    return PAINT.matcher(text).replaceAll("").length();
  }

  void row(String... cells) {
    rows.add(List.of(cells));
  }

  List<String> lines(int width) {
    var lines = new ArrayList<String>();
    for (var row : rows) {
      var head = head(row);
      var flush = (head + row.getLast()).stripTrailing();
      var close = head.stripTrailing() + "  " + row.getLast();
      if (length(flush) <= width) {
        lines.add(flush);
      } else if (!head.isBlank() && length(close) <= width) {
        lines.add(close);
      } else {
        lines.add(head.stripTrailing());
        lines.addAll(wrapped((HANGING + row.getLast()).stripTrailing(), width, HANGING));
      }
    }
    lines.removeIf(String::isEmpty);
    return lines;
  }

  private String head(List<String> row) {
    var head = new StringBuilder();
    for (var column = 0; column < row.size() - 1; column++) {
      var cell = row.get(column);
      var wide = widest(column);
      if (wide > 0) {
        head.append(cell).append(" ".repeat(wide - length(cell) + 2));
      }
    }
    return head.toString();
  }

  private int widest(int column) {
    return rows.stream()
        .filter(row -> column < row.size() - 1)
        .mapToInt(row -> length(row.get(column)))
        .max()
        .orElse(0);
  }

  /// The text broken between words where it is too long; lines after the first are indented.
  static List<String> wrapped(String text, int width, String indent) {
    var lines = new ArrayList<String>();
    var rest = text;
    while (length(rest) > width) {
      var end = lastGap(rest, width, indent.length());
      lines.add(rest.substring(0, end).stripTrailing());
      rest = indent + rest.substring(end).strip();
    }
    lines.add(rest);
    return lines;
  }

  /// The last space that still fits; after one long word the first space there is, or its end.
  private static int lastGap(String text, int width, int from) {
    var gap = -1;
    for (var at = text.indexOf(' ', from + 1); at >= 0; at = text.indexOf(' ', at + 1)) {
      var isLeading = text.substring(0, at).isBlank();
      if (!isLeading && (gap < 0 || length(text.substring(0, at)) <= width)) {
        gap = at;
      }
    }
    return gap < 0 ? text.length() : gap;
  }
}
