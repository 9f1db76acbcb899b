package cardroom.server.verify;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.flywaydb.core.Flyway;

/// What lies in the database beside the records: a trigger can rewrite them behind the room's back,
/// a view or an unknown table may stand in their place. Held against a schema made afresh.
final class SchemaCheck {
  private static final String HISTORY = "flyway_schema_history";

  private SchemaCheck() {}

  private record Thing(String type, String name) {
    @Override
    public String toString() {
      return "the %s %s".formatted(type, name);
    }
  }

  static List<Finding> of(Connection connection) throws SQLException {
    return connection.getMetaData().getURL().startsWith("jdbc:sqlite:")
        ? sqlite(connection)
        : postgres(connection);
  }

  private static List<Finding> sqlite(Connection connection) throws SQLException {
    var fresh = fresh();
    List<Finding> findings = new ArrayList<>();
    things(connection)
        .forEach(
            (thing, sql) -> {
              var due = fresh.get(thing);
              if (due == null) {
                findings.add(new Finding(thing.toString(), "is not the room's"));
              } else if (!due.equals(sql)) {
                findings.add(new Finding(thing.toString(), "was altered"));
              }
            });
    return findings;
  }

  private static Map<Thing, String> things(Connection connection) throws SQLException {
    Map<Thing, String> things = new HashMap<>();
    try (var statement = connection.createStatement();
        var rows = statement.executeQuery("select type, name, sql from sqlite_master")) {
      while (rows.next()) {
        var sql = rows.getString(3);
        if (sql != null && !rows.getString(2).startsWith(HISTORY)) {
          things.put(new Thing(rows.getString(1), rows.getString(2)), sql);
        }
      }
    }
    return things;
  }

  /// The schema as this program makes it.
  private static Map<Thing, String> fresh() throws SQLException {
    // The memory lives as long as a connection to it is open.
    var url = "jdbc:sqlite:file:fresh-%d?mode=memory&cache=shared".formatted(System.nanoTime());
    try (var connection = DriverManager.getConnection(url)) {
      Flyway.configure()
          .dataSource(url, null, null)
          .locations("classpath:cardroom/server/schema")
          .loggers("slf4j")
          .load()
          .migrate();
      return things(connection);
    }
  }

  private static List<Finding> postgres(Connection connection) throws SQLException {
    Set<String> known = Set.copyOf(fresh().keySet().stream().map(Thing::name).toList());
    List<Finding> findings = new ArrayList<>();
    try (var statement = connection.createStatement();
        var rows =
            statement.executeQuery(
                "select 'trigger', trigger_name from information_schema.triggers where"
                    + " trigger_schema = current_schema() union select case table_type when 'VIEW'"
                    + " then 'view' else 'table' end, table_name from information_schema.tables"
                    + " where table_schema = current_schema()")) {
      while (rows.next()) {
        var thing = new Thing(rows.getString(1), rows.getString(2));
        if (!thing.type().equals("table")
            || (!known.contains(thing.name()) && !thing.name().equals(HISTORY))) {
          findings.add(new Finding(thing.toString(), "is not the room's"));
        }
      }
    }
    return findings;
  }
}
