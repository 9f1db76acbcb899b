package cardroom.proving.cluster;

import cardroom.proving.crowd.AcknowledgedActions;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Compares what people were told with the records.
record AcknowledgementCheck(String url, AcknowledgedActions witness) {
  private static final String COMMANDS =
      "select table_id, number, command_key from event where command_key <> ''";
  private static final int LATELY = 200;

  int openTables() throws SQLException {
    try (var connection = DriverManager.getConnection(url);
        var statement = connection.createStatement();
        var answer = statement.executeQuery("select count(*) from card_table where closed = 0")) {
      answer.next();
      return answer.getInt(1);
    }
  }

  /// The first thing that somebody was told and that is missing from the records, or in them twice.
  Optional<String> broken() throws SQLException {
    // Play goes on: what is acknowledged after the records were read is not in what was read.
    var told = witness.answers();
    var written = numbers();
    for (var answer : told) {
      // The table may have used the same key long before.
      var its =
          written.getOrDefault(new KeyAt(answer.table(), answer.key()), List.of()).stream()
              .filter(number -> number > answer.number() - LATELY && number <= answer.number())
              .sorted()
              .toList();
      if (its.isEmpty() || its.getLast() != answer.number()) {
        return Optional.of("%s was acknowledged and is lost".formatted(answer));
      }
      // All events of one command are consecutive.
      if (its.getLast() - its.getFirst() + 1 != its.size()) {
        return Optional.of("%s was done twice".formatted(answer));
      }
    }
    return Optional.empty();
  }

  /// A command's key at a table.
  private record KeyAt(long table, String key) {}

  /// The numbers of all events that carry a command's key, read once.
  private Map<KeyAt, List<Long>> numbers() throws SQLException {
    Map<KeyAt, List<Long>> written = new HashMap<>();
    try (var connection = DriverManager.getConnection(url);
        var statement = connection.createStatement();
        var rows = statement.executeQuery(COMMANDS)) {
      while (rows.next()) {
        // A fingerprint of the content follows the key.
        var key = rows.getString(3).replaceFirst("[.].*", "");
        written
            .computeIfAbsent(new KeyAt(rows.getLong(1), key), _ -> new ArrayList<>())
            .add(rows.getLong(2));
      }
    }
    return written;
  }
}
