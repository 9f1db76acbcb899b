package cardroom.proving.cluster;

import java.sql.DriverManager;
import java.sql.SQLException;

/// What a machine has written, according to the database.
record EventsByMachine(String url) {
  private static final String LAST =
      "select coalesce(max(event.id), 0), max(h.shut_out) from (select id, shut_out from head where"
          + " machine like ? order by id desc limit 1) h left join event on event.id > (h.id - 1) *"
          + " 1099511627776 and event.id <= h.id * 1099511627776";

  /// @param lastEvent its newest
  /// @param isShutOut whether it may write no more
  record State(long lastEvent, boolean isShutOut) {}

  /// @param node `host:port` of a machine's last start
  State by(String node) throws SQLException {
    try (var connection = DriverManager.getConnection(url);
        var read = connection.prepareStatement(LAST)) {
      read.setString(1, node + "#%");
      try (var row = read.executeQuery()) {
        row.next();
        return new State(row.getLong(1), row.getInt(2) == 1);
      }
    }
  }
}
