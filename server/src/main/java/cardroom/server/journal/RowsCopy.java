package cardroom.server.journal;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import javax.sql.DataSource;

/// Copies all rows of a room's records, as of one moment, into records of the same schema that are
/// still empty. SQLite and PostgreSQL have one schema, so that either fills the other.
final class RowsCopy {
  private static final int BATCH = 1_000;
  private static final String HISTORY = "flyway_schema_history";

  private RowsCopy() {}

  /// All of it is there afterwards, or nothing.
  static void between(DataSource from, DataSource to) throws SQLException {
    try (var source = from.getConnection();
        var target = to.getConnection()) {
      refuseUnlessEmpty(target);
      source.setAutoCommit(false);
      if (isServer(source)) {
        source.setReadOnly(true);
        source.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
      }
      target.setAutoCommit(false);
      try {
        for (var table : tables(target)) {
          copy(source, target, table);
        }
        target.commit();
      } catch (SQLException e) {
        target.rollback();
        throw e;
      } finally {
        source.rollback();
      }
    }
  }

  private static boolean isServer(Connection connection) throws SQLException {
    return connection.getMetaData().getURL().startsWith("jdbc:postgresql:");
  }

  private static void refuseUnlessEmpty(Connection target) throws SQLException {
    try (var statement = target.createStatement();
        var answer = statement.executeQuery("select count(*) from event")) {
      if (answer.next() && answer.getLong(1) > 0) {
        throw new IllegalStateException("there is a room already: give an empty database");
      }
    }
  }

  private static List<String> tables(Connection target) throws SQLException {
    List<String> tables = new ArrayList<>();
    var schema = isServer(target) ? target.getSchema() : null;
    try (var rows = target.getMetaData().getTables(null, schema, "%", new String[] {"TABLE"})) {
      while (rows.next()) {
        tables.add(rows.getString("TABLE_NAME"));
      }
    }
    tables.remove(HISTORY);
    return tables;
  }

  /// The initial rows of a fresh schema are replaced by the copied ones.
  private static void copy(Connection source, Connection target, String table) throws SQLException {
    try (var statement = target.createStatement()) {
      statement.execute("delete from " + table);
    }
    try (var read = source.prepareStatement("select * from " + table)) {
      read.setFetchSize(BATCH);
      try (var rows = read.executeQuery()) {
        var shape = rows.getMetaData();
        List<String> columns = new ArrayList<>();
        for (int i = 1; i <= shape.getColumnCount(); i++) {
          columns.add(shape.getColumnName(i));
        }
        var marks = String.join(", ", Collections.nCopies(columns.size(), "?"));
        var insert =
            "insert into %s (%s) values (%s)".formatted(table, String.join(", ", columns), marks);
        try (var write = target.prepareStatement(insert)) {
          int waiting = 0;
          while (rows.next()) {
            for (int i : IntStream.rangeClosed(1, columns.size()).toArray()) {
              write.setObject(i, rows.getObject(i));
            }
            write.addBatch();
            if (++waiting % BATCH == 0) {
              write.executeBatch();
            }
          }
          write.executeBatch();
        }
      }
    }
  }
}
