package cardroom.server.verify;

import cardroom.server.codec.Json;
import cardroom.server.verify.RecordRows.EventRow;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/// Who has an account and which roles: the row of a person must be what the room's own journal adds
/// up to, so that nobody becomes an admin by a line of SQL.
final class PeopleCheck {
  private static final String ADMIN = "#admin:";
  private static final Set<String> BY_ADMINS = Set.of("role-given", "role-taken", "signed-out");

  // Only the person themselves may change their credentials.
  private static final Set<String> BY_THEMSELVES =
      Set.of(
          "account",
          "signed-in",
          "password",
          "recovered",
          "codes",
          "second-on",
          "second-off",
          "passkey-added",
          "passkey-removed");

  private final Map<String, Set<String>> roles = new HashMap<>();

  private final LoginCheck logins = new LoginCheck();
  private final PasskeyCheck passkeys = new PasskeyCheck();
  private final PersonalCheck personal = new PersonalCheck();
  private final Map<String, String> wishes = new HashMap<>();
  private final Map<String, Long> since = new HashMap<>();
  private final Map<String, Long> closed = new HashMap<>();

  private record Person(String name, Set<String> roles, String wishes, long since, long closedAt) {}

  /// What is wrong with the next event of the room's own journal.
  Optional<Finding> next(EventRow row) {
    var json = Json.read(row.body());
    var name = json.path("player").asString("");
    var role = json.path("role").asString("");
    var isRightful =
        (!BY_ADMINS.contains(row.kind()) || isRightful(row, name))
            && (!BY_THEMSELVES.contains(row.kind()) || row.maker().equals(name));
    isRightful &= passkeys.next(json, name, row.at());
    logins.next(json, name, row.at());
    personal.next(row.kind(), json, name);
    switch (row.kind()) {
      case "account" -> {
        roles.put(name, new TreeSet<>(Set.of("player")));
        since.put(name, row.at());
      }
      case "role-given" -> roles.computeIfAbsent(name, _ -> new TreeSet<>()).add(role);
      case "role-taken" -> roles.computeIfAbsent(name, _ -> new TreeSet<>()).remove(role);
      case "wishes" -> wishes.put(name, Json.text(json.path("wishes")));
      case "account-closed" -> {
        roles.put(name, new TreeSet<>(Set.of("player")));
        wishes.remove(name);
        closed.put(name, row.at());
      }
      default -> {
        return isRightful ? Optional.empty() : Optional.of(unlawful(row));
      }
    }
    return isRightful ? Optional.empty() : Optional.of(unlawful(row));
  }

  /// An admin must have done it, or the person gave up a role. The room itself may do it while
  /// there is no admin: that is how it gets its first one.
  private boolean isRightful(EventRow row, String name) {
    var maker = row.maker();
    var isAdmins = maker.startsWith(ADMIN) && has(maker.substring(ADMIN.length()), "admin");
    var isLaidDown = row.kind().equals("role-taken") && maker.equals(name);
    return isAdmins || isLaidDown || (maker.equals("#room") && !hasAdmin());
  }

  private boolean hasAdmin() {
    return roles.values().stream().anyMatch(all -> all.contains("admin"));
  }

  private static Finding unlawful(EventRow row) {
    return new Finding(row.name(), "was done by %s, who has no right to".formatted(row.maker()));
  }

  /// Whether somebody has a role by what was read so far.
  boolean has(String name, String role) {
    return roles.getOrDefault(name, Set.of()).contains(role);
  }

  List<Finding> wrong(RecordRows records) throws SQLException {
    List<Finding> findings = new ArrayList<>();
    if (!records.has("person")) {
      return findings;
    }
    var rows =
        records.list(
            "select name, roles, wishes, since, closed_at from person order by name",
            row ->
                new Person(
                    row.getString(1),
                    Set.of(row.getString(2).split(" ", -1)),
                    row.getString(3),
                    row.getLong(4),
                    row.getLong(5)));
    for (Person person : rows) {
      var due = roles.remove(person.name());
      if (due == null) {
        findings.add(
            found(person.name(), "never opened an account according to the room's journal"));
      } else if (!due.equals(person.roles())) {
        findings.add(found(person.name(), "has other roles than the room's journal gave them"));
      } else if (!wishes.getOrDefault(person.name(), "{}").equals(person.wishes())) {
        findings.add(found(person.name(), "has other limits than they set for themselves"));
      } else if (closed.containsKey(person.name()) != person.closedAt() > 0) {
        findings.add(found(person.name(), "is closed in one place and open in the other"));
      } else if (hasOtherTimes(person)) {
        findings.add(found(person.name(), "has times that differ from the room's journal"));
      }
    }
    roles.keySet().forEach(name -> findings.add(found(name, "is missing")));
    records
        .list(
            "select name from credential where name not in (select name from person)",
            row -> row.getString(1))
        .forEach(name -> findings.add(found(name, "has a password and no account")));
    findings.addAll(logins.wrong(records));
    findings.addAll(passkeys.wrong(records));
    findings.addAll(personal.wrong(records));
    return findings;
  }

  private boolean hasOtherTimes(Person person) {
    return closed.getOrDefault(person.name(), 0L) != person.closedAt()
        || since.getOrDefault(person.name(), 0L) != person.since();
  }

  private static Finding found(String name, String words) {
    return new Finding("the account of " + name, words);
  }
}
