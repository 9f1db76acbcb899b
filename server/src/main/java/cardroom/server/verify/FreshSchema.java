package cardroom.server.verify;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.flywaydb.core.Flyway;

/// The schema as this program creates it, after a number of migrations, in memory.
///
/// @param things everything in it, with the SQL that made it
/// @param tables what each table is made of
record FreshSchema(List<Step> steps, Map<Thing, String> things, Map<String, SchemaTable> tables) {
  static final String HISTORY = "flyway_schema_history";

  // Made by Flyway in words of its own, which its next version may change.
  private static final Set<Thing> OF_MIGRATIONS =
      Set.of(new Thing("table", HISTORY), new Thing("index", HISTORY + "_s_idx"));

  private static final int ALL = -1;
  private static final Map<Integer, FreshSchema> MADE = new ConcurrentHashMap<>();

  FreshSchema {
    steps = List.copyOf(steps);
    things = Map.copyOf(things);
    tables = Map.copyOf(tables);
  }

  /// One migration, as noted in the records.
  record Step(String version, String script, int checksum, boolean isDone) {}

  record Thing(String type, String name) {
    @Override
    public String toString() {
      return "the %s %s".formatted(type, name);
    }
  }

  static FreshSchema newest() throws SQLException {
    return made(ALL);
  }

  /// The schema after that many migrations.
  static FreshSchema after(int steps) throws SQLException {
    return made(steps);
  }

  private static FreshSchema made(int steps) throws SQLException {
    var known = MADE.get(steps);
    if (known != null) {
      return known;
    }
    var target = steps == ALL ? "latest" : newest().steps().get(steps - 1).version();
    // The in-memory database exists as long as a connection to it is open.
    var url = "jdbc:sqlite:file:fresh-%d?mode=memory&cache=shared".formatted(System.nanoTime());
    try (var connection = DriverManager.getConnection(url)) {
      Flyway.configure()
          .dataSource(url, null, null)
          .locations("classpath:cardroom/server/schema")
          .loggers("slf4j")
          .target(target)
          .load()
          .migrate();
      var things = things(connection);
      Map<String, SchemaTable> tables = new HashMap<>();
      for (var each : things.entrySet()) {
        if (each.getKey().type().equals("table")) {
          var name = each.getKey().name();
          tables.put(name, SchemaTable.of(connection, name, each.getValue()));
        }
      }
      var fresh = new FreshSchema(steps(connection), things, tables);
      MADE.put(steps, fresh);
      return fresh;
    }
  }

  /// The changes that are noted as made, in their order.
  static List<Step> steps(Connection connection) throws SQLException {
    List<Step> steps = new ArrayList<>();
    try (var statement = connection.createStatement();
        var rows =
            statement.executeQuery(
                "select version, script, checksum, success from "
                    + HISTORY
                    + " where version is not null order by installed_rank")) {
      while (rows.next()) {
        steps.add(
            new Step(rows.getString(1), rows.getString(2), rows.getInt(3), rows.getBoolean(4)));
      }
    }
    return steps;
  }

  /// What is in an embedded database, except the list of migrations itself.
  static Map<Thing, String> things(Connection connection) throws SQLException {
    Map<Thing, String> things = new HashMap<>();
    try (var statement = connection.createStatement();
        var rows = statement.executeQuery("select type, name, sql from sqlite_master")) {
      while (rows.next()) {
        var thing = new Thing(rows.getString(1), rows.getString(2));
        var sql = rows.getString(3);
        if (sql != null && !OF_MIGRATIONS.contains(thing)) {
          things.put(thing, sql);
        }
      }
    }
    return things;
  }
}
