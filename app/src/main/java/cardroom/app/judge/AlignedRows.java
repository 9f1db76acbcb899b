package cardroom.app.judge;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Lines in columns: each column has its usual width, or the width of its longest entry.
final class AlignedRows {
  private final int[] widths;
  private final List<List<String>> rows = new ArrayList<>();

  /// @param widths of all columns but the last
  AlignedRows(int... widths) {
    this.widths = widths.clone();
  }

  void add(Object... columns) {
    var row = Arrays.stream(columns).map(String::valueOf).toList();
    for (int i = 0; i < row.size() - 1; i++) {
      widths[i] = Math.max(widths[i], row.get(i).length());
    }
    rows.add(row);
  }

  List<String> lines() {
    return rows.stream().map(this::line).toList();
  }

  private String line(List<String> row) {
    var line = new StringBuilder(" ");
    for (int i = 0; i < row.size(); i++) {
      int width = i < row.size() - 1 ? widths[i] : 1;
      line.append(' ').append(("%-" + width + "s").formatted(row.get(i)));
    }
    return line.toString();
  }
}
