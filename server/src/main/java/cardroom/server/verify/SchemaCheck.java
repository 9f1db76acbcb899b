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
    var found = things(connection);
    // Records of an older version are brought up to date when the room opens next.
    var isCurrent = changes(connection) == fresh.changes();
    List<Finding> findings = new ArrayList<>();
    found.forEach(
        (thing, sql) -> {
          var due = fresh.things().get(thing);
          if (due == null) {
            findings.add(new Finding(thing.toString(), "is not the room's"));
          } else if (isCurrent && !due.equals(sql)) {
            findings.add(new Finding(thing.toString(), "was altered"));
          }
        });
    fresh.things().keySet().stream()
        .filter(thing -> isCurrent && !found.containsKey(thing))
        .forEach(thing -> findings.add(new Finding(thing.toString(), "is missing")));
    return findings;
  }

  /// The schema as this program makes it, and in how many steps.
  private record Fresh(Map<Thing, String> things, long changes) {}

  private static long changes(Connection connection) throws SQLException {
    try (var statement = connection.createStatement();
        var rows = statement.executeQuery("select count(*) from " + HISTORY)) {
      return rows.next() ? rows.getLong(1) : 0;
    }
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

  private static Fresh fresh() throws SQLException {
    // The memory lives as long as a connection to it is open.
    var url = "jdbc:sqlite:file:fresh-%d?mode=memory&cache=shared".formatted(System.nanoTime());
    try (var connection = DriverManager.getConnection(url)) {
      Flyway.configure()
          .dataSource(url, null, null)
          .locations("classpath:cardroom/server/schema")
          .loggers("slf4j")
          .load()
          .migrate();
      return new Fresh(things(connection), changes(connection));
    }
  }

  private static List<Finding> postgres(Connection connection) throws SQLException {
    Set<String> known = Set.copyOf(fresh().things().keySet().stream().map(Thing::name).toList());
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
