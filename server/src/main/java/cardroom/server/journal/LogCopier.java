package cardroom.server.journal;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Copies SQLite's log (`room.db-wal`) into the file of the records beside the writer, on a thread
/// and a connection of its own. SQLite by itself does so within a commit, for which everybody
/// waits.
///
/// A log that is always written to does not begin anew by that alone, because there is always a
/// little more in it. So when almost all is copied the writer is held up for the rest, which takes
/// about as long as a commit. Somebody who reads for long, such as a backup, keeps the log from
/// being copied any further: it grows meanwhile, and is copied afterwards.
final class LogCopier implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(LogCopier.class);
  private static final int PAGE_BYTES = 4096;
  private static final long PAUSE_MS = 100;
  // How long short readings are waited for while the writer is held up.
  private static final int PATIENCE_MS = 20;

  private final Opening opening;
  private final Lock writing;
  private final Sizes sizes;
  private final BlockingQueue<Boolean> news = new ArrayBlockingQueue<>(1);
  private final Thread thread;
  private int due;
  private boolean failing;

  /// How its connection is made, at first and after a failure.
  interface Opening {
    Connection open() throws SQLException;
  }

  /// When it does what, in pages.
  ///
  /// @param enough how long the log is when it is copied
  /// @param more how much longer when that is tried again, unless it has begun anew
  /// @param rest the writer is held up for no more than this
  /// @param most in a log longer than this for any number: the writer is faster than the copying
  record Sizes(int enough, int more, int rest, int most) {
    static final Sizes STANDARD = new Sizes(64 << 10, 4 << 10, 512, 256 << 10);

    /// A log that grew beyond this shrinks to this size when it starts over.
    long bytesKept() {
      return 2L * enough * PAGE_BYTES;
    }
  }

  private record Log(int pages, int copied) {
    int rest() {
      return pages - copied;
    }
  }

  /// @param writing held by the writer from the beginning to the end of a commit
  LogCopier(Opening opening, Lock writing, Sizes sizes) {
    this.opening = opening;
    this.writing = writing;
    this.sizes = sizes;
    this.due = sizes.enough();
    this.thread = Thread.ofPlatform().name("journal-log").daemon().start(this::run);
  }

  /// Something was written. Takes no time.
  void written() {
    var _ = news.offer(true);
  }

  private void run() {
    try {
      while (true) {
        news.take();
        follow();
        TimeUnit.MILLISECONDS.sleep(PAUSE_MS);
      }
    } catch (InterruptedException _) {
      // Closed: SQLite copies what is left when the last connection closes.
    }
  }

  private void follow() throws InterruptedException {
    try (var connection = opening.open();
        var statement = connection.createStatement()) {
      statement.execute("pragma busy_timeout = " + PATIENCE_MS);
      do {
        look(statement);
        TimeUnit.MILLISECONDS.sleep(PAUSE_MS);
      } while (news.take());
    } catch (SQLException | RuntimeException e) {
      if (!failing) {
        LOG.error("the log of the records grows: it cannot be copied into their file", e);
      }
      failing = true;
    }
  }

  private void look(Statement statement) throws SQLException {
    var log = asked(statement, "noop");
    if (log.pages() < due - sizes.more()) {
      due = sizes.enough();
    }
    if (log.pages() >= due) {
      // Also when it fails: a full disk is not tried again and again.
      due = log.pages() + sizes.more();
      var copied = copy(statement, log);
      due = copied.pages() + sizes.more();
      if (failing) {
        LOG.info("the log of the records is copied into their file again");
      }
      failing = false;
    }
  }

  private Log copy(Statement statement, Log before) throws SQLException {
    var log = before;
    int last;
    do {
      last = log.rest();
      asked(statement, "passive");
      log = asked(statement, "noop");
    } while (log.rest() > sizes.rest() && log.rest() < last - last / 4 && !isClosed());
    var isOutrun = log.pages() > sizes.most() && log.copied() > before.copied();
    return log.rest() <= sizes.rest() || isOutrun ? finished(statement) : log;
  }

  /// Once nothing is left and nobody reads it any more, the next commit begins the log anew.
  private Log finished(Statement statement) throws SQLException {
    // Once more beside the writer: the fewer pages are left, the sooner they are synced.
    asked(statement, "passive");
    writing.lock();
    try {
      return asked(statement, "restart");
    } finally {
      writing.unlock();
    }
  }

  private static boolean isClosed() {
    return Thread.currentThread().isInterrupted();
  }

  private static Log asked(Statement statement, String mode) throws SQLException {
    try (var answer = statement.executeQuery("pragma wal_checkpoint(" + mode + ")")) {
      answer.next();
      return new Log(answer.getInt("log"), answer.getInt("checkpointed"));
    }
  }

  @Override
  public void close() {
    thread.interrupt();
    try {
      thread.join();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
