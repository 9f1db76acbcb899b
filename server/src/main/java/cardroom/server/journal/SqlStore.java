package cardroom.server.journal;

import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

/// The journal and ledger in SQL; used by one writer, read by many.
public final class SqlStore extends SqlRecords implements Store {
  private final Database database;
  private Optional<Pen> pen = Optional.empty();
  private Accounts accounts = new Accounts(0);
  private long nextEvent;

  public SqlStore(Database database) {
    super(database.source());
    this.database = database;
    look();
  }

  private void look() {
    accounts = new Accounts(number("select coalesce(max(id), 0) from account"));
    nextEvent = number("select coalesce(max(id), 0) from event") + 1;
  }

  @Override
  public synchronized void commit(List<Page> pages) throws Failure.Thrown {
    try {
      if (pen.isEmpty()) {
        // The last commit may be on disk although it failed: only the records know.
        look();
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
    } catch (Unread e) {
      throw new Failure.Thrown(new Failure.Unavailable(String.valueOf(e.getMessage())), e);
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

  /// After a failure nobody knows what the driver thinks is begun, so the connection goes too.
  private void throwAway() {
    accounts.forget();
    pen.ifPresent(broken -> database.discard(broken.connection()));
    pen = Optional.empty();
  }

  @Override
  public synchronized void close() {
    throwAway();
    database.close();
  }
}
