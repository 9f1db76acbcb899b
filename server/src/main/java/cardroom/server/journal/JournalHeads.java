package cardroom.server.journal;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/// Where each table's journal ends, as the writer knows it. An event is written only after the one
/// that the head names, and the head moves only from the number it had: of two who write at a table
/// one is refused, and the table has one history.
final class JournalHeads implements AutoCloseable {
  private final PreparedStatement read;
  private final PreparedStatement insert;
  private final PreparedStatement move;
  private final PreparedStatement mark;
  private final Map<Long, Head> kept = new HashMap<>();
  // In one order everywhere, so that two machines never wait for each other.
  private final Map<Long, Move> moves = new TreeMap<>();

  JournalHeads(Connection connection) throws SQLException {
    read =
        connection.prepareStatement("select number, event_id from journal_head where table_id = ?");
    insert =
        connection.prepareStatement(
            "insert into journal_head (number, event_id, table_id) values (?, ?, ?)");
    move =
        connection.prepareStatement(
            "update journal_head set number = ?, event_id = ? where table_id = ? and number = ?");
    mark =
        connection.prepareStatement(
            "insert into journal_mark (table_id, number, event_id) values (?, ?, ?)");
  }

  private record Head(long number, long event) {}

  /// From where a table's head moves in this transaction, and how far it has come.
  private record Move(long from, Head to) {}

  /// Adds an event to its table and returns the id of the one before it, 0 for the first.
  long follow(JournalEntry entry, long id) throws SQLException, WriteFailure.Thrown {
    var moved = moves.get(entry.table());
    var before = moved == null ? head(entry) : moved.to();
    if (entry.number() != before.number() + 1) {
      throw contradiction(entry.table());
    }
    var from = moved == null ? before.number() : moved.from();
    moves.put(entry.table(), new Move(from, new Head(entry.number(), id)));
    if (entry.number() % JournalWalk.MARK_EVERY == 0) {
      mark.setLong(1, entry.table());
      mark.setLong(2, entry.number());
      mark.setLong(3, id);
      mark.addBatch();
    }
    return before.event();
  }

  /// What is kept may be old: another machine may have dealt there since.
  private Head head(JournalEntry entry) throws SQLException {
    var known = kept.get(entry.table());
    if (known != null && known.number() + 1 == entry.number()) {
      return known;
    }
    read.setLong(1, entry.table());
    try (var answer = read.executeQuery()) {
      return answer.next() ? new Head(answer.getLong(1), answer.getLong(2)) : new Head(0, 0);
    }
  }

  /// Moves the heads of all tables that have new events.
  void flush() throws SQLException, WriteFailure.Thrown {
    for (var each : moves.entrySet()) {
      var to = each.getValue().to();
      var from = each.getValue().from();
      var statement = from == 0 ? insert : move;
      statement.setLong(1, to.number());
      statement.setLong(2, to.event());
      statement.setLong(3, each.getKey());
      if (from > 0) {
        statement.setLong(4, from);
      }
      statement.addBatch();
    }
    insert.executeBatch();
    for (int count : move.executeBatch()) {
      if (count != 1) {
        throw new WriteFailure.Thrown(
            new WriteFailure.Contradiction("somebody else has written at one of the tables"));
      }
    }
    mark.executeBatch();
  }

  private static WriteFailure.Thrown contradiction(long table) {
    return new WriteFailure.Thrown(
        new WriteFailure.Contradiction(
            "the journal of table %d does not end before this event".formatted(table)));
  }

  /// The transaction is committed: the heads stand where they moved.
  void keep() {
    moves.forEach((table, move) -> kept.put(table, move.to()));
    moves.clear();
  }

  /// The transaction is undone; what another machine wrote may be why.
  void forget() throws SQLException {
    moves.keySet().forEach(kept::remove);
    moves.clear();
    insert.clearBatch();
    move.clearBatch();
    mark.clearBatch();
  }

  @Override
  public void close() throws SQLException {
    read.close();
    insert.close();
    move.close();
    mark.close();
  }
}
