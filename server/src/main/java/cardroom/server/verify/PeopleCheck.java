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
/// up to, so that nobody makes himself an admin by a line of SQL.
final class PeopleCheck {
  private final Map<String, Set<String>> roles = new HashMap<>();

  private record Person(String name, Set<String> roles) {}

  void next(EventRow row) {
    var json = Json.read(row.body());
    var name = json.path("player").asString("");
    var role = json.path("role").asString("");
    switch (row.kind()) {
      case "account" -> roles.put(name, new TreeSet<>(Set.of("player")));
      case "role-given" -> roles.computeIfAbsent(name, _ -> new TreeSet<>()).add(role);
      case "role-taken" -> roles.computeIfAbsent(name, _ -> new TreeSet<>()).remove(role);
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
            "select name, roles from person order by name",
            row -> new Person(row.getString(1), Set.of(row.getString(2).split(" ", -1))));
    for (Person person : rows) {
      var due = roles.remove(person.name());
      if (due == null) {
        findings.add(found(person.name(), "never opened an account by the room's journal"));
      } else if (!due.equals(person.roles())) {
        findings.add(found(person.name(), "has other roles than the room's journal gave them"));
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
