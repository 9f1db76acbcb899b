package cardroom.server.journal;

import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/// The journal and ledger in SQL; used by one writer, read by many.
public final class SqlStore extends SqlRecords implements Store {
  private static final int TRIES = 3;

  private final Database database;
  private final Writer writer;
  // Fair, or the writer would take it again and again before the copier of the log has a turn.
  private final Lock writing = new ReentrantLock(true);
  private final LogCopier.Sizes log;
  private final Optional<LogCopier> copier;
  private Optional<WriterConnection> pen = Optional.empty();
  private Accounts accounts = new Accounts(0);
  private long nextEvent;

  /// The records of a room that has them to itself.
  public SqlStore(Database database) {
    this(database, Writer.ALONE);
  }

  /// Takes the right to write at once, so that a second room is refused before it has begun.
  public SqlStore(Database database, Writer writer) {
    this(database, writer, LogCopier.Sizes.STANDARD);
  }

  SqlStore(Database database, Writer writer, LogCopier.Sizes log) {
    super(database.source());
    this.database = database;
    this.writer = writer;
    this.log = log;
    try {
      takePen();
    } catch (SQLException e) {
      throw new IllegalStateException("the records cannot be written: " + e.getMessage(), e);
    } catch (WriteFailure.Thrown e) {
      throw new IllegalStateException(e.failure().words(), e);
    }
    this.copier =
        database.isEmbedded()
            ? Optional.of(new LogCopier(database::apart, writing, log))
            : Optional.empty();
  }

  private void look() {
    accounts = new Accounts(lastOf("account"));
    nextEvent = lastOf("event") + 1;
  }

  private long lastOf(String kind) {
    var sql = "select coalesce(max(id), ?) from " + kind + " where id > ? and id <= ?";
    return number(sql, writer.idsAfter(), writer.idsAfter(), writer.idsMax());
  }

  /// The last commit may be on disk although it failed: only the records know.
  private WriterConnection takePen() throws SQLException, WriteFailure.Thrown {
    if (pen.isEmpty()) {
      var connection = database.forWriter(log);
      try {
        WriterLocks.take(connection, writer);
        look();
        pen = Optional.of(new WriterConnection(connection, accounts, writer));
      } finally {
        if (pen.isEmpty()) {
          database.discard(connection);
        }
      }
    }
    return pen.get();
  }

  @Override
  public void commit(List<JournalPage> pages) throws WriteFailure.Thrown {
    writing.lock();
    try {
      for (int i = 1; !isWritten(pages, i == TRIES); i++) {
        // Two machines were in each other's way: the database undid one of them.
      }
    } finally {
      writing.unlock();
    }
    copier.ifPresent(LogCopier::written);
  }

  private boolean isWritten(List<JournalPage> pages, boolean isLast) throws WriteFailure.Thrown {
    try {
      nextEvent = takePen().write(pages, nextEvent);
      accounts.keep();
      return true;
    } catch (WriteFailure.Thrown e) {
      undo();
      throw e;
    } catch (SQLException e) {
      throwAway();
      if (isLast || !SqlFailure.isCollision(e)) {
        throw SqlFailure.of(e);
      }
      return false;
    } catch (Unread e) {
      throw new WriteFailure.Thrown(
          new WriteFailure.Unavailable(String.valueOf(e.getMessage())), e);
    } catch (RuntimeException e) {
      throwAway();
      throw e;
    }
  }

  /// The pages are at fault, and the connection stays usable.
  private void undo() throws WriteFailure.Thrown {
    accounts.forget();
    if (pen.isEmpty()) {
      return;
    }
    try {
      pen.get().rollback();
    } catch (SQLException e) {
      throwAway();
      throw SqlFailure.of(e);
    }
  }

  /// After a failure the driver's transaction state is unknown, so the connection is dropped too.
  private void throwAway() {
    accounts.forget();
    pen.ifPresent(broken -> database.discard(broken.connection()));
    pen = Optional.empty();
  }

  @Override
  public void close() {
    copier.ifPresent(LogCopier::close);
    writing.lock();
    try {
      throwAway();
      database.close();
    } finally {
      writing.unlock();
    }
  }
}
