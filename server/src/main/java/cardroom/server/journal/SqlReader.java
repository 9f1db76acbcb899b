package cardroom.server.journal;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import javax.sql.DataSource;

/// How rows are read, each question on a connection of its own.
abstract class SqlReader {
  private final DataSource source;

  SqlReader(DataSource source) {
    this.source = source;
  }

  /// What one row is read as.
  protected interface Reading<R> {
    R of(ResultSet row) throws SQLException;
  }

  protected final long number(String sql, Object... values) {
    return list(sql, row -> row.getLong(1), values).getFirst();
  }

  protected final <R> List<R> list(String sql, Reading<R> reading, Object... values) {
    List<R> rows = new ArrayList<>();
    read(sql, row -> rows.add(reading.of(row)), values);
    return rows;
  }

  /// Reads rows until the reading says that it has enough.
  protected final void read(String sql, Reading<Boolean> more, Object... values) {
    try (var connection = source.getConnection();
        var statement = connection.prepareStatement(sql)) {
      for (int i = 0; i < values.length; i++) {
        statement.setObject(i + 1, values[i]);
      }
      try (var answer = statement.executeQuery()) {
        var goOn = true;
        while (goOn && answer.next()) {
          goOn = more.of(answer);
        }
      }
    } catch (SQLException e) {
      throw new Records.Unread("the records cannot be read: " + e.getMessage(), e);
    }
  }
}
