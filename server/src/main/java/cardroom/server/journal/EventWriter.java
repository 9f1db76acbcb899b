package cardroom.server.journal;

import cardroom.server.ledger.WrittenLeg;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;

/// Writes events and the legs of their movements as JDBC batches.
final class EventWriter implements AutoCloseable {
  private final PreparedStatement event;
  private final PreparedStatement posting;

  EventWriter(Connection connection) throws SQLException {
    event =
        connection.prepareStatement(
            "insert into event (id, previous, table_id, number, kind, version, maker, command_key,"
                + " at, body, hash) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    posting =
        connection.prepareStatement(
            "insert into posting (event_id, leg, account_id, cents, rule, position, wager)"
                + " values (?, ?, ?, ?, ?, ?, ?)");
  }

  /// @param previous the id of the event before it at its table; 0 for the first
  void add(long id, long previous, JournalEntry entry) throws SQLException {
    event.setLong(1, id);
    event.setLong(2, previous);
    event.setLong(3, entry.table());
    event.setLong(4, entry.number());
    event.setString(5, entry.kind());
    event.setInt(6, entry.version());
    event.setString(7, entry.maker());
    event.setString(8, entry.commandKey());
    event.setLong(9, entry.at());
    event.setString(10, entry.body());
    event.setString(11, entry.hash());
    event.addBatch();
  }

  void add(long id, int number, long account, WrittenLeg leg) throws SQLException {
    posting.setLong(1, id);
    posting.setInt(2, number);
    posting.setLong(3, account);
    posting.setLong(4, leg.cents());
    posting.setString(5, leg.rule());
    posting.setString(6, leg.position());
    posting.setString(7, leg.wager());
    posting.addBatch();
  }

  void flush() throws SQLException {
    event.executeBatch();
    posting.executeBatch();
  }

  /// Forgets what was added and not written.
  void clear() throws SQLException {
    event.clearBatch();
    posting.clearBatch();
  }

  @Override
  public void close() throws SQLException {
    event.close();
    posting.close();
  }
}
