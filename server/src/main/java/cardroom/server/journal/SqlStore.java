package cardroom.server.journal;

import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The journal and ledger in SQL; used by one writer, read by many.
public final class SqlStore extends SqlRecords implements Store {
  private static final Logger LOG = LoggerFactory.getLogger(SqlStore.class);

  private final Database database;
  private final Accounts accounts;
  private Optional<Pen> pen = Optional.empty();
  private long nextEvent;

  public SqlStore(Database database) {
    super(database.source());
    this.database = database;
    this.accounts = new Accounts(number("select coalesce(max(id), 0) from account"));
    this.nextEvent = number("select coalesce(max(id), 0) from event") + 1;
  }

  @Override
  public synchronized void commit(List<Page> pages) throws Failure.Thrown {
    try {
      if (pen.isEmpty()) {
        pen = Optional.of(new Pen(database.source().getConnection(), accounts));
      }
      nextEvent = pen.get().write(pages, nextEvent);
      accounts.keep();
    } catch (Failure.Thrown e) {
      undo();
      throw e;
    } catch (SQLException e) {
      throwAway();
      throw SqlFailure.of(e);
    } catch (RuntimeException e) {
      throwAway();
      throw e;
    }
  }

  /// The pages are at fault, and the pen writes on.
  private void undo() throws Failure.Thrown {
    accounts.forget();
    try {
      pen.orElseThrow().rollback();
    } catch (SQLException e) {
      throwAway();
      throw SqlFailure.of(e);
    }
  }

  private void throwAway() {
    accounts.forget();
    pen.ifPresent(
        broken -> {
          try {
            broken.close();
          } catch (SQLException e) {
            LOG.debug("a connection that failed does not close either", e);
          }
        });
    pen = Optional.empty();
  }

  @Override
  public synchronized void close() {
    throwAway();
    database.close();
  }
}
