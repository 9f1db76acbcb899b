package cardroom.server.journal;

import cardroom.server.ledger.AccountName;
import cardroom.server.ledger.Leg;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// The writer's own connection with its statements, kept from commit to commit; after a failure of
/// the database it is thrown away and a new one is made.
final class WriterConnection {
  private final Connection connection;
  private final Accounts accounts;
  private final EventWriter events;
  private final JournalHeads heads;
  private final RowWriter rows;
  private final PreparedStatement head;
  private final Writer writer;
  private final PreparedStatement update;
  private final PreparedStatement read;

  WriterConnection(Connection connection, Accounts accounts, Writer writer) throws SQLException {
    this.connection = connection;
    this.writer = writer;
    this.accounts = accounts;
    this.events = new EventWriter(connection);
    this.heads = new JournalHeads(connection);
    this.rows = new RowWriter(connection);
    this.head =
        connection.prepareStatement("update head set last_event = ? where id = ? and shut_out = 0");
    this.update =
        connection.prepareStatement("update balance set cents = cents + ? where account_id = ?");
    this.read = connection.prepareStatement("select cents from balance where account_id = ?");
  }

  /// Writes and commits all pages; returns the id that the next event will have.
  long write(List<JournalPage> pages, long firstEvent) throws SQLException, WriteFailure.Thrown {
    connection.setAutoCommit(false);
    var next = put(pages, firstEvent);
    connection.commit();
    // Between commits no transaction is open: the driver would hold the database's lock forever.
    connection.setAutoCommit(true);
    heads.keep();
    return next;
  }

  private long put(List<JournalPage> pages, long firstEvent)
      throws SQLException, WriteFailure.Thrown {
    // In the same order everywhere, so that two machines never wait for each other.
    Map<Long, Long> changes = new TreeMap<>();
    var next = firstEvent;
    for (JournalPage page : pages) {
      for (JournalEntry entry : page.entries()) {
        note(next++, entry, changes);
      }
      for (Row row : page.rows()) {
        rows.add(row);
      }
    }
    events.flush();
    heads.flush();
    rows.flush();
    accounts.insertNew(connection);
    move(changes);
    head.setLong(1, next - 1);
    head.setInt(2, writer.head());
    if (head.executeUpdate() != 1) {
      throw new WriteFailure.Thrown(
          new WriteFailure.Unavailable("this machine was shut out of the room by the others"));
    }
    return next;
  }

  private void note(long id, JournalEntry entry, Map<Long, Long> changes)
      throws SQLException, WriteFailure.Thrown {
    events.add(id, heads.follow(entry, id), entry);
    var number = 0;
    for (Leg leg : entry.legs()) {
      var account = accounts.id(connection, leg.account());
      events.add(id, number++, account, leg.written());
      changes.merge(account, leg.cents(), Math::addExact);
    }
  }

  private void move(Map<Long, Long> changes) throws SQLException, WriteFailure.Thrown {
    refuseOverdrafts(changes);
    for (var change : changes.entrySet()) {
      if (change.getValue() != 0) {
        update.setLong(1, change.getValue());
        update.setLong(2, change.getKey());
        update.addBatch();
      }
    }
    update.executeBatch();
  }

  /// Asked before writing, so that the refusal can name the account; only purses and stacks shrink
  /// at somebody's request. The schema's own check covers all accounts.
  private void refuseOverdrafts(Map<Long, Long> changes) throws SQLException, WriteFailure.Thrown {
    for (var change : changes.entrySet()) {
      var name = accounts.name(change.getKey());
      if (change.getValue() >= 0 || name.kind() != AccountName.Kind.PLAYER) {
        continue;
      }
      read.setLong(1, change.getKey());
      try (var answer = read.executeQuery()) {
        var cents = answer.next() ? answer.getLong(1) : 0;
        if (cents + change.getValue() < 0) {
          throw new WriteFailure.Thrown(new WriteFailure.Overdrawn(name.toString()));
        }
      }
    }
  }

  Connection connection() {
    return connection;
  }

  void rollback() throws SQLException {
    events.clear();
    rows.clear();
    heads.forget();
    connection.rollback();
    connection.setAutoCommit(true);
  }
}
