package cardroom.server.journal;

import java.sql.Connection;
import java.sql.SQLException;

/// Keeps a second room from writing into a PostgreSQL database. A room on one machine holds the
/// database's lock alone; the machines of a cluster share it, and each holds one of its own. A lock
/// lasts as long as the writing connection.
final class WriterLocks {
  private static final int ROOM = 0x43415244;
  private static final int MACHINE = 0x43415245;
  private static final int PATIENCE_MS = 1_500;
  private static final int STANDSTILL_MS = 5_000;

  private WriterLocks() {}

  /// Takes what a writer must hold before its first commit over this connection.
  static void take(Connection connection, Writer writer) throws SQLException, WriteFailure.Thrown {
    if (!connection.getMetaData().getURL().startsWith("jdbc:postgresql:")) {
      return;
    }
    try (var statement = connection.createStatement()) {
      // A machine that fell silent is noticed within seconds, and its locks are free again; so are
      // those of one that freezes in the middle of a commit while its operating system still
      // answers.
      statement.execute(
          "set tcp_keepalives_idle = 4; set tcp_keepalives_interval = 2; set tcp_keepalives_count ="
              + " 3; set idle_in_transaction_session_timeout = "
              + STANDSTILL_MS);
    }
    var room =
        writer.isAlone()
            ? "select pg_try_advisory_lock(?, ?)"
            : "select pg_try_advisory_lock_shared(?, ?)";
    if (!isTaken(connection, room, ROOM, 0)) {
      throw refused(
          writer.isAlone()
              ? "another room is open on this database: stop it, or open this one with --join"
              : "a room that is of no cluster is open on this database: stop it first");
    }
    if (!writer.isAlone()
        && !isTaken(connection, "select pg_try_advisory_lock(?, ?)", MACHINE, writer.head())) {
      throw refused("another machine writes as number " + writer.head());
    }
  }

  private static WriteFailure.Thrown refused(String words) {
    return new WriteFailure.Thrown(new WriteFailure.Unavailable(words));
  }

  /// The lock of a connection that was just cut is free a moment later.
  private static boolean isTaken(Connection connection, String sql, int kind, int number)
      throws SQLException {
    var end = System.nanoTime() + PATIENCE_MS * 1_000_000L;
    do {
      try (var statement = connection.prepareStatement(sql)) {
        statement.setInt(1, kind);
        statement.setInt(2, number);
        try (var answer = statement.executeQuery()) {
          if (answer.next() && answer.getBoolean(1)) {
            return true;
          }
        }
      }
      pause();
    } while (System.nanoTime() < end && !Thread.currentThread().isInterrupted());
    return false;
  }

  private static void pause() {
    try {
      Thread.sleep(100);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /// Whether a machine still writes: it holds its own lock.
  static boolean isHeld(Connection connection, int head) throws SQLException {
    try (var statement =
        connection.prepareStatement(
            "select count(*) from pg_locks where locktype = 'advisory' and granted and classid = ?"
                + " and objid = ? and database = (select oid from pg_database where datname ="
                + " current_database())")) {
      statement.setInt(1, MACHINE);
      statement.setInt(2, head);
      try (var answer = statement.executeQuery()) {
        return answer.next() && answer.getLong(1) > 0;
      }
    }
  }
}
