package cardroom.server.verify;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/// What people keep for themselves, emblem, notes, favourite rounds and mutes: all of a person's
/// data must match its last fingerprint in the room's own journal, so that nobody writes in
/// another's notebook.
final class PersonalCheck {
  private final Map<String, String> marks = new HashMap<>();

  void next(String kind, JsonNode body, String name) {
    switch (kind) {
      case "personal-data" -> marks.put(name, body.path("mark").asString(""));
      case "account-closed" -> marks.remove(name);
      default -> {
        return;
      }
    }
  }

  List<Finding> wrong(RecordRows records) throws SQLException {
    List<Finding> findings = new ArrayList<>();
    if (!records.has("personal")) {
      return findings;
    }
    for (var kept : kept(records).entrySet()) {
      var due = marks.remove(kept.getKey());
      if (!CheckpointCheck.hash(kept.getValue().toString()).equals(due)) {
        findings.add(found(kept.getKey(), "is not what they put there themselves"));
      }
    }
    marks.keySet().forEach(name -> findings.add(found(name, "is missing")));
    return findings;
  }

  /// Everything of each person as one text, by name.
  private static Map<String, StringBuilder> kept(RecordRows records) throws SQLException {
    Map<String, StringBuilder> kept = new TreeMap<>();
    var own = "select name, emblem, salt from personal";
    var notes = "select owner, about, body, at from player_note";
    var rounds =
        "select owner, table_id, round, at from favourite_round order by owner, table_id, round";
    add(kept, records.list(own, row -> fields(row, 3)));
    add(kept, inOrder(records.list(notes, row -> fields(row, 4)), 1));
    add(kept, records.list(rounds, row -> fields(row, 4)));
    // The records of an older room have no mutes.
    if (records.has("mute")) {
      var mutes = "select owner, '', about, at from mute";
      add(kept, inOrder(records.list(mutes, row -> fields(row, 4)), 2));
    }
    return kept;
  }

  private static List<String> fields(ResultSet row, int columns) throws SQLException {
    List<String> fields = new ArrayList<>();
    for (int i = 1; i <= columns; i++) {
      fields.add(row.getString(i));
    }
    return fields;
  }

  /// Sorted the way the room itself sorts names; a database might sort by its locale.
  private static List<List<String>> inOrder(List<List<String>> rows, int column) {
    return rows.stream().sorted(Comparator.comparing(fields -> fields.get(column))).toList();
  }

  /// Each field with its length before it, so that none can be cut in two.
  private static void add(Map<String, StringBuilder> kept, List<List<String>> rows) {
    for (var fields : rows) {
      var text = kept.computeIfAbsent(fields.getFirst(), _ -> new StringBuilder());
      fields.forEach(field -> text.append(field.length()).append(':').append(field));
    }
  }

  private static Finding found(String name, String words) {
    return new Finding("what %s keeps".formatted(name), words);
  }
}
