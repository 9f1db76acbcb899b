package cardroom.server.journal;

import cardroom.server.ledger.AccountName;
import cardroom.server.ledger.Leg;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The journal and ledger in SQL; used by one writer, read by many.
public final class SqlStore extends SqlRecords implements Store {
  private final Database database;
  private final Accounts accounts;
  private long nextEvent;

  public SqlStore(Database database) {
    super(database.source());
    this.database = database;
    this.accounts = new Accounts(number("select coalesce(max(id), 0) from account"));
    this.nextEvent = number("select coalesce(max(id), 0) from event") + 1;
  }

  @Override
  public void commit(List<Page> pages) throws Failure.Thrown {
    var firstEvent = nextEvent;
    try (Connection connection = database.source().getConnection()) {
      connection.setAutoCommit(false);
      try {
        write(connection, pages);
        connection.commit();
        accounts.keep();
      } catch (SQLException | Failure.Thrown | RuntimeException e) {
        connection.rollback();
        throw e;
      } finally {
        connection.setAutoCommit(true);
      }
    } catch (SQLException e) {
      nextEvent = firstEvent;
      accounts.forget();
      throw SqlFailure.of(e);
    } catch (Failure.Thrown | RuntimeException e) {
      nextEvent = firstEvent;
      accounts.forget();
      throw e;
    }
  }

  private void write(Connection connection, List<Page> pages) throws SQLException, Failure.Thrown {
    Map<Long, Long> changes = new LinkedHashMap<>();
    try (var rows = new RowWriter(connection);
        var events = new EventWriter(connection)) {
      for (Page page : pages) {
        for (Entry entry : page.entries()) {
          var id = nextEvent++;
          events.add(id, entry);
          var number = 0;
          for (Leg leg : entry.legs()) {
            var account = accounts.id(connection, leg.account());
            events.add(id, number++, account, leg);
            changes.merge(account, leg.cents(), Math::addExact);
          }
        }
        for (Row row : page.rows()) {
          rows.add(row);
        }
      }
      events.flush();
      rows.flush();
    }
    accounts.insertNew(connection);
    move(connection, changes);
    noteLast(connection);
  }

  private void noteLast(Connection connection) throws SQLException {
    try (var head = connection.prepareStatement("update head set last_event = ? where id = 1")) {
      head.setLong(1, nextEvent - 1);
      head.executeUpdate();
    }
  }

  private void move(Connection connection, Map<Long, Long> changes)
      throws SQLException, Failure.Thrown {
    refuseOverdrafts(connection, changes);
    try (var update =
        connection.prepareStatement("update balance set cents = cents + ? where account_id = ?")) {
      for (var change : changes.entrySet()) {
        if (change.getValue() != 0) {
          update.setLong(1, change.getValue());
          update.setLong(2, change.getKey());
          update.addBatch();
        }
      }
      update.executeBatch();
    }
  }

  /// Asked before writing, so that the refusal can name the account; only purses and stacks shrink
  /// by somebody's wish. The check of the schema stands behind it for all.
  private void refuseOverdrafts(Connection connection, Map<Long, Long> changes)
      throws SQLException, Failure.Thrown {
    try (var read = connection.prepareStatement("select cents from balance where account_id = ?")) {
      for (var change : changes.entrySet()) {
        var name = accounts.name(change.getKey());
        if (change.getValue() >= 0 || name.kind() != AccountName.Kind.PLAYER) {
          continue;
        }
        read.setLong(1, change.getKey());
        try (var answer = read.executeQuery()) {
          var cents = answer.next() ? answer.getLong(1) : 0;
          if (cents + change.getValue() < 0) {
            throw new Failure.Thrown(new Failure.Overdrawn(name.toString()));
          }
        }
      }
    }
  }

  @Override
  public void close() {
    database.close();
  }
}
