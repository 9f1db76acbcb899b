package cardroom.server.journal;

import cardroom.server.journal.Records.Unread;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.sql.DataSource;

/// The machines of a room that share one PostgreSQL database, as recorded there.
public final class MachineRecords {
  private static final int TRIES = 20;

  private final DataSource source;

  public MachineRecords(Database database) {
    this.source = database.source();
  }

  private interface Question<R> {
    R ask(Connection connection) throws SQLException;
  }

  private <R> R ask(Question<R> question) {
    try (var connection = source.getConnection()) {
      return question.ask(connection);
    } catch (SQLException e) {
      throw new Unread("the records cannot be reached: " + e.getMessage(), e);
    }
  }

  /// Gives a machine that starts its row; nobody had it before.
  public Writer enter(String machine) {
    for (int i = 1; ; i++) {
      try {
        return ask(connection -> entered(connection, machine));
      } catch (Unread e) {
        // Two machines that start together may ask for the same row.
        if (i == TRIES) {
          throw e;
        }
      }
    }
  }

  private static Writer entered(Connection connection, String machine) throws SQLException {
    try (var last = connection.prepareStatement("select max(id) from head");
        var insert =
            connection.prepareStatement(
                "insert into head (id, last_event, machine, shut_out) values (?, ?, ?, 0)")) {
      try (var answer = last.executeQuery()) {
        answer.next();
        var writer = new Writer(answer.getInt(1) + 1);
        insert.setInt(1, writer.head());
        insert.setLong(2, writer.idsAfter());
        insert.setString(3, machine);
        insert.executeUpdate();
        return writer;
      }
    }
  }

  /// From now on the database accepts nothing from this machine; waits for what it is writing.
  /// False when the one that asks was itself shut out before: a machine that was declared dead, but
  /// does not know it yet, must not declare dead those that play on.
  ///
  /// @param by the machine that asks
  public boolean shutOut(String machine, String by) {
    return ask(
        connection -> {
          connection.setAutoCommit(false);
          try {
            var isAllowed = !isOut(connection, machine, by);
            if (isAllowed) {
              shutOut(connection, machine);
            }
            connection.commit();
            return isAllowed;
          } catch (SQLException e) {
            connection.rollback();
            throw e;
          } finally {
            connection.setAutoCommit(true);
          }
        });
  }

  /// Locks both rows, in the same order everywhere: of two machines that give each other up at the
  /// same moment one is first.
  private static boolean isOut(Connection connection, String machine, String by)
      throws SQLException {
    try (var read =
        connection.prepareStatement(
            "select machine, shut_out from head where machine in (?, ?) order by id for update")) {
      read.setString(1, machine);
      read.setString(2, by);
      var isOut = false;
      try (var answer = read.executeQuery()) {
        while (answer.next()) {
          isOut |= answer.getString(1).equals(by) && answer.getInt(2) == 1;
        }
      }
      return isOut;
    }
  }

  private static void shutOut(Connection connection, String machine) throws SQLException {
    try (var update =
        connection.prepareStatement("update head set shut_out = 1 where machine = ?")) {
      update.setString(1, machine);
      update.executeUpdate();
    }
  }

  /// The machines that write into these records now.
  public List<String> writing() {
    return ask(
        connection -> {
          List<String> all = new ArrayList<>();
          try (var read =
                  connection.prepareStatement(
                      "select id, machine from head where id > 1 and shut_out = 0 order by id");
              var answer = read.executeQuery()) {
            while (answer.next()) {
              if (WriterLocks.isHeld(connection, answer.getInt(1))) {
                all.add(answer.getString(2));
              }
            }
          }
          return all;
        });
  }

  /// The machines that write into these records and are not among those given; machines that have
  /// gone silent for good are shut out.
  public List<String> strangersTo(Set<String> members) {
    return ask(connection -> strangers(connection, members));
  }

  private static List<String> strangers(Connection connection, Set<String> members)
      throws SQLException {
    List<String> strangers = new ArrayList<>();
    List<Integer> gone = new ArrayList<>();
    try (var read =
            connection.prepareStatement(
                "select id, machine from head where id > 1 and shut_out = 0 order by id");
        var answer = read.executeQuery()) {
      while (answer.next()) {
        if (members.contains(answer.getString(2))) {
          continue;
        }
        if (WriterLocks.isHeld(connection, answer.getInt(1))) {
          strangers.add(answer.getString(2));
        } else {
          gone.add(answer.getInt(1));
        }
      }
    }
    for (int head : gone) {
      try (var update = connection.prepareStatement("update head set shut_out = 1 where id = ?")) {
        update.setInt(1, head);
        update.executeUpdate();
      }
    }
    return strangers;
  }

  /// Takes or renews a lease that only one may have; false when somebody else has it. All leases
  /// have the same length, so one that ends much later was taken before the clock was set back.
  public boolean lease(String name, String owner, long forMs) {
    return ask(
        connection -> {
          try (var take =
              connection.prepareStatement(
                  "insert into lease (name, owner, until_ms) values (?, ?, (extract(epoch from"
                      + " clock_timestamp()) * 1000)::bigint + ?) on conflict (name) do update set"
                      + " owner = excluded.owner, until_ms = excluded.until_ms where lease.owner ="
                      + " excluded.owner or lease.until_ms < (extract(epoch from"
                      + " clock_timestamp()) * 1000)::bigint or lease.until_ms >"
                      + " excluded.until_ms + 60000")) {
            take.setString(1, name);
            take.setString(2, owner);
            take.setLong(3, forMs);
            return take.executeUpdate() == 1;
          }
        });
  }

  /// The same, but never for a machine that is shut out.
  public boolean lease(String name, String owner, long forMs, String machine) {
    return !isShutOut(machine) && lease(name, owner, forMs);
  }

  public boolean isShutOut(String machine) {
    return ask(
        connection -> {
          try (var read =
              connection.prepareStatement(
                  "select count(*) from head where machine = ? and shut_out = 1")) {
            read.setString(1, machine);
            try (var answer = read.executeQuery()) {
              return answer.next() && answer.getInt(1) > 0;
            }
          }
        });
  }

  /// Gives it back.
  public boolean release(String name, String owner) {
    return ask(
        connection -> {
          try (var drop =
              connection.prepareStatement("delete from lease where name = ? and owner = ?")) {
            drop.setString(1, name);
            drop.setString(2, owner);
            return drop.executeUpdate() == 1;
          }
        });
  }

  /// Where they count tries together.
  public AttemptRows tries() {
    return new AttemptRows(source);
  }
}
