package cardroom.server.verify;

import cardroom.server.codec.Json;
import cardroom.server.verify.Sheets.EventRow;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/// Who has an account and which roles: the row of a person must be what the room's own journal adds
/// up to, so that nobody becomes an admin by a line of SQL.
final class PeopleCheck {
  private final Map<String, Set<String>> roles = new HashMap<>();

  private final Map<String, String> wishes = new HashMap<>();
  private final Set<String> closed = new TreeSet<>();

  private record Person(String name, Set<String> roles, String wishes, boolean isClosed) {}

  void next(EventRow row) {
    var json = Json.read(row.body());
    var name = json.path("player").asString("");
    var role = json.path("role").asString("");
    switch (row.kind()) {
      case "account" -> roles.put(name, new TreeSet<>(Set.of("player")));
      case "role-given" -> roles.computeIfAbsent(name, _ -> new TreeSet<>()).add(role);
      case "role-taken" -> roles.computeIfAbsent(name, _ -> new TreeSet<>()).remove(role);
      case "wishes" -> wishes.put(name, Json.text(json.path("wishes")));
      case "account-closed" -> {
        roles.put(name, new TreeSet<>(Set.of("player")));
        wishes.remove(name);
        closed.add(name);
      }
      default -> {
        return;
      }
    }
  }

  /// Whether somebody has a role by what was read so far.
  boolean has(String name, String role) {
    return roles.getOrDefault(name, Set.of()).contains(role);
  }

  List<Finding> wrong(Sheets sheets) throws SQLException {
    List<Finding> findings = new ArrayList<>();
    if (!sheets.has("person")) {
      return findings;
    }
    var rows =
        sheets.list(
            "select name, roles, wishes, closed_at from person order by name",
            row ->
                new Person(
                    row.getString(1),
                    Set.of(row.getString(2).split(" ", -1)),
                    row.getString(3),
                    row.getLong(4) > 0));
    for (Person person : rows) {
      var due = roles.remove(person.name());
      if (due == null) {
        findings.add(found(person.name(), "never opened an account by the room's journal"));
      } else if (!due.equals(person.roles())) {
        findings.add(found(person.name(), "has other roles than the room's journal gave them"));
      } else if (!wishes.getOrDefault(person.name(), "{}").equals(person.wishes())) {
        findings.add(found(person.name(), "has other limits than they set for themselves"));
      } else if (closed.contains(person.name()) != person.isClosed()) {
        findings.add(found(person.name(), "is closed in one place and open in the other"));
      }
    }
    roles.keySet().forEach(name -> findings.add(found(name, "is missing")));
    sheets
        .list(
            "select name from credential where name not in (select name from person)",
            row -> row.getString(1))
        .forEach(name -> findings.add(found(name, "has a password and no account")));
    return findings;
  }

  private static Finding found(String name, String words) {
    return new Finding("the account of " + name, words);
  }
}
