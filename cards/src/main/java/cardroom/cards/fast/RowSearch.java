package cardroom.cards.fast;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;

/// Finds an offset for each row of a table so that no two entries collide: the fullest row first,
/// each at the first place where it fits. Takes too long for a cold start, so the result is stored.
final class RowSearch {
  private final TableShape shape;
  private final BitSet taken = new BitSet();

  private RowSearch(TableShape shape) {
    this.shape = shape;
  }

  /// The offset of every row, 0 for an empty one.
  static char[] search(TableShape shape) {
    return new RowSearch(shape).offsets();
  }

  private char[] offsets() {
    List<List<Integer>> rows = new ArrayList<>();
    for (int row = 0; row < shape.rows(); row++) {
      rows.add(new ArrayList<>());
    }
    RankSet.forEach(shape.cards(), ranks -> add(ranks.sum(), rows));
    Integer[] order = new Integer[rows.size()];
    Arrays.setAll(order, row -> row);
    Arrays.sort(order, Comparator.comparingInt((Integer row) -> -rows.get(row).size()));
    char[] offsets = new char[rows.size()];
    for (int row : order) {
      offsets[row] = place(rows.get(row));
    }
    return offsets;
  }

  private void add(int sum, List<List<Integer>> rows) {
    List<Integer> row = rows.get(shape.row(sum));
    if (row.contains(shape.column(sum))) {
      throw new IllegalStateException("two sets of ranks have the same sum: seed anew");
    }
    row.add(shape.column(sum));
  }

  private char place(List<Integer> columns) {
    for (int offset = 0; offset < shape.slots(); offset++) {
      if (fits(columns, offset)) {
        for (int column : columns) {
          taken.set(shape.slot(column, offset));
        }
        return (char) offset;
      }
    }
    throw new IllegalStateException("no room for a row of " + columns.size() + ": seed anew");
  }

  private boolean fits(List<Integer> columns, int offset) {
    for (int column : columns) {
      if (taken.get(shape.slot(column, offset))) {
        return false;
      }
    }
    return true;
  }
}
