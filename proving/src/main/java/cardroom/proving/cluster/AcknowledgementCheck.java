package cardroom.proving.cluster;

import cardroom.proving.crowd.AcknowledgedActions;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Optional;

/// Compares what people were told with the records.
record AcknowledgementCheck(String url, AcknowledgedActions witness) {
  private static final String COMMAND =
      "select count(*), min(number), max(number) from event where table_id = ? and number <= ? and"
          + " number > ? - 200 and command_key like ?";

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
    try (var connection = DriverManager.getConnection(url);
        var read = connection.prepareStatement(COMMAND)) {
      for (var answer : witness.answers()) {
        read.setLong(1, answer.table());
        read.setLong(2, answer.number());
        read.setLong(3, answer.number());
        read.setString(4, answer.key() + "%");
        try (var row = read.executeQuery()) {
          row.next();
          var count = row.getLong(1);
          if (count == 0 || row.getLong(3) != answer.number()) {
            return Optional.of("%s was acknowledged and is lost".formatted(answer));
          }
          // All events of one command are consecutive.
          if (row.getLong(3) - row.getLong(2) + 1 != count) {
            return Optional.of("%s was done twice".formatted(answer));
          }
        }
      }
      return Optional.empty();
    }
  }
}
