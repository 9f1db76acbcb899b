package cardroom.server.verify;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/// What is in the database besides the records: a trigger can rewrite them behind the room's back,
/// a view or an unknown table may take their place, a column without its constraint admits what the
/// room never wrote. Compared with a freshly made schema of the same version.
final class SchemaCheck {
  private SchemaCheck() {}

  static List<Finding> of(Connection connection) throws SQLException {
    List<Finding> findings = new ArrayList<>();
    var steps = FreshSchema.steps(connection);
    var known = FreshSchema.newest().steps();
    var isOurs =
        !steps.isEmpty()
            && steps.size() <= known.size()
            && known.subList(0, steps.size()).equals(steps);
    if (!isOurs) {
      findings.add(
          new Finding("the list of schema changes", "is not that of any version of this program"));
    }
    var fresh = isOurs ? FreshSchema.after(steps.size()) : FreshSchema.newest();
    findings.addAll(
        connection.getMetaData().getURL().startsWith("jdbc:sqlite:")
            ? sqlite(connection, fresh)
            : PostgresSchema.wrong(connection, fresh));
    return findings;
  }

  private static List<Finding> sqlite(Connection connection, FreshSchema fresh)
      throws SQLException {
    var found = FreshSchema.things(connection);
    List<Finding> findings = new ArrayList<>();
    found.forEach(
        (thing, sql) -> {
          var due = fresh.things().get(thing);
          if (due == null) {
            findings.add(new Finding(thing.toString(), "is not the room's"));
          } else if (!due.equals(sql)) {
            findings.add(new Finding(thing.toString(), "was altered"));
          }
        });
    fresh.things().keySet().stream()
        .filter(thing -> !found.containsKey(thing))
        .forEach(thing -> findings.add(new Finding(thing.toString(), "is missing")));
    findings.addAll(SqliteCheck.wrong(connection, fresh));
    return findings;
  }
}
