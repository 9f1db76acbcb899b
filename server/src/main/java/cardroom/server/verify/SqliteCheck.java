package cardroom.server.verify;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// What an embedded database admits and the room never writes. It lets any kind of value lie in any
/// column: bytes, which a program reads as the same text and a query does not find; half a cent,
/// which a program cuts off and a sum does not. And it believes its indexes without looking.
final class SqliteCheck {
  private SqliteCheck() {}

  static List<Finding> wrong(Connection connection, FreshSchema fresh) throws SQLException {
    List<Finding> findings = new ArrayList<>();
    list(connection, "pragma integrity_check(1)").stream()
        .filter(said -> !said.equals("ok"))
        .forEach(said -> findings.add(new Finding("the database file", "is not whole: " + said)));
    if (!findings.isEmpty()) {
      return findings;
    }
    for (var table : fresh.tables().keySet().stream().sorted().toList()) {
      for (var column : columns(connection, table).entrySet()) {
        var kind = column.getValue().equals("text") ? "text" : "integer";
        var strange =
            list(
                connection,
                "select typeof(\"%1$s\") from \"%2$s\" where typeof(\"%1$s\") <> '%3$s' limit 1"
                    .formatted(column.getKey(), table, kind));
        strange.forEach(
            found ->
                findings.add(
                    new Finding(
                        "the column %s of %s".formatted(column.getKey(), table),
                        "holds %s where the room writes %s".formatted(found, kind))));
      }
    }
    return findings;
  }

  /// The columns of a table with their types; empty for a table that is missing.
  private static Map<String, String> columns(Connection connection, String table)
      throws SQLException {
    Map<String, String> columns = new LinkedHashMap<>();
    try (var statement = connection.createStatement();
        var rows = statement.executeQuery("pragma table_info(\"%s\")".formatted(table))) {
      while (rows.next()) {
        columns.put(rows.getString("name"), rows.getString("type").toLowerCase(Locale.ROOT));
      }
    }
    return columns;
  }

  private static List<String> list(Connection connection, String sql) throws SQLException {
    try (var statement = connection.createStatement();
        var rows = statement.executeQuery(sql)) {
      List<String> list = new ArrayList<>();
      while (rows.next()) {
        list.add(rows.getString(1));
      }
      return list;
    }
  }
}
