package cardroom.server.verify;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// What a table is made of, in terms that both databases share.
///
/// @param columns each as `name type nullable default`
/// @param keys the columns of each unique key, separated by commas
/// @param checks the conditions that its rows must fulfil
record SchemaTable(Set<String> columns, Set<String> keys, Set<String> checks) {
  private static final Pattern CHECK = Pattern.compile("check (\\(.*\\))");

  SchemaTable {
    columns = Set.copyOf(columns);
    keys = Set.copyOf(keys);
    checks = Set.copyOf(checks);
  }

  /// @param sql the SQL that made it
  static SchemaTable of(Connection connection, String table, String sql) throws SQLException {
    Set<String> columns = new HashSet<>();
    var primary = new TreeMap<Integer, String>();
    try (var statement = connection.createStatement();
        var rows = statement.executeQuery("pragma table_info(%s)".formatted(table))) {
      while (rows.next()) {
        columns.add(
            column(
                rows.getString("name"),
                rows.getString("type").toLowerCase(Locale.ROOT),
                rows.getInt("notnull") == 0 ? "YES" : "NO",
                String.valueOf(rows.getString("dflt_value"))));
        if (rows.getInt("pk") > 0) {
          primary.put(rows.getInt("pk"), rows.getString("name"));
        }
      }
    }
    Set<String> keys = new HashSet<>(Set.of(String.join(",", primary.values())));
    keys.addAll(uniqueIndexes(connection, table));
    keys.remove("");
    var checks = CHECK.matcher(sql).results().map(found -> check(found.group(1)));
    return new SchemaTable(columns, keys, checks.collect(Collectors.toUnmodifiableSet()));
  }

  /// A condition as both databases write it, whatever brackets and types each adds.
  static String check(String text) {
    return text.toLowerCase(Locale.ROOT).replaceAll("^check|::\\w+|[()\\s]", "");
  }

  static String column(String name, String type, String isNullable, String otherwise) {
    return "%s %s %s %s".formatted(name, type, isNullable, otherwise);
  }

  private static List<String> uniqueIndexes(Connection connection, String table)
      throws SQLException {
    try (var statement =
        connection.prepareStatement(
            "select group_concat(name, ',') from (select l.name as n, i.name as name from"
                + " pragma_index_list(?) l join pragma_index_info(l.name) i where l.\"unique\" ="
                + " 1 order by l.name, i.seqno) group by n")) {
      statement.setString(1, table);
      try (var rows = statement.executeQuery()) {
        List<String> keys = new ArrayList<>();
        while (rows.next()) {
          keys.add(rows.getString(1));
        }
        return keys;
      }
    }
  }
}
