package cardroom.server.journal;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.server.LoggedTrouble;
import cardroom.server.Places;
import cardroom.server.journal.LogCopier.Sizes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.ReentrantLock;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// SQLite's log is copied beside the writer and begins anew, whatever is written and read
/// meanwhile.
class LogCopierTest {
  private static final Sizes SMALL = new Sizes(200, 20, 20, 2_000);
  private static final int COMMITS_MOST = 20_000;

  @TempDir Path folder;
  private int written;

  private SqlStore store() {
    return new SqlStore(Database.at(Places.sqlite(folder)).ready(), Writer.ALONE, SMALL);
  }

  private Path log() {
    return folder.resolve("room.db-wal");
  }

  /// The next event of a table of its own.
  private void write(SqlStore store) throws WriteFailure.Thrown {
    store.commit(List.of(LogPages.page(++written, 1)));
  }

  /// Writes without a rest until the log has begun anew, and returns how long it was.
  private int longestUntilAnew(SqlStore store) throws SQLException, WriteFailure.Thrown {
    try (var connection = DriverManager.getConnection(Places.sqlite(folder));
        var statement = connection.createStatement()) {
      var longest = 0;
      for (int i = 0; i < COMMITS_MOST; i++) {
        write(store);
        var pages = pages(statement);
        if (pages < longest) {
          return longest;
        }
        longest = pages;
      }
    }
    throw new AssertionError("the log did not begin anew in " + COMMITS_MOST + " commits");
  }

  private static int pages(Statement statement) throws SQLException {
    try (var answer = statement.executeQuery("pragma wal_checkpoint(noop)")) {
      answer.next();
      return answer.getInt("log");
    }
  }

  @Test
  void it_begins_anew_while_the_writer_never_rests() throws Exception {
    try (var store = store()) {
      for (int times = 0; times < 4; times++) {
        assertThat(longestUntilAnew(store)).isGreaterThanOrEqualTo(SMALL.enough());
      }
    }
    all();
  }

  @Test
  void the_writer_goes_on_behind_a_long_reading_and_afterwards_the_log_is_short() throws Exception {
    try (var store = store()) {
      write(store);
      try (var connection = DriverManager.getConnection(Places.sqlite(folder));
          var reader = connection.createStatement()) {
        reader.execute("begin");
        assertThat(events(reader)).isEqualTo(1);
        while (Files.size(log()) < 2 * SMALL.bytesKept()) {
          write(store);
        }
        assertThat(events(reader)).as("what was there when it began").isEqualTo(1);
        reader.execute("commit");
      }
      longestUntilAnew(store);
      write(store);
      assertThat(Files.size(log())).isLessThanOrEqualTo(SMALL.bytesKept());
    }
    all();
  }

  @Test
  void it_begins_anew_although_somebody_always_reads() throws Exception {
    var over = new AtomicBoolean();
    try (var store = store();
        var thread = Executors.newSingleThreadExecutor()) {
      var reading = thread.submit(() -> readInTurns(over));
      try {
        longestUntilAnew(store);
        longestUntilAnew(store);
      } finally {
        over.set(true);
      }
      reading.get();
    }
    all();
  }

  /// Each of two begins to read before the other ends.
  private int readInTurns(AtomicBoolean over) throws SQLException {
    var read = 0;
    try (var one = DriverManager.getConnection(Places.sqlite(folder));
        var two = DriverManager.getConnection(Places.sqlite(folder));
        var last = one.createStatement();
        var next = two.createStatement()) {
      last.execute("begin");
      read += events(last);
      while (!over.get()) {
        next.execute("begin");
        read += events(next);
        last.execute("commit");
        last.execute("begin");
        read += events(last);
        next.execute("commit");
      }
    }
    return read;
  }

  @Test
  void a_failure_is_logged_once_and_the_log_is_copied_when_it_is_over() throws Exception {
    var broken = new AtomicBoolean(true);
    var tries = new Semaphore(0);
    try (var trouble = new LoggedTrouble();
        var store = new SqlStore(Database.at(Places.sqlite(folder)).ready(), Writer.ALONE);
        var copier =
            new LogCopier(
                () -> {
                  tries.release();
                  if (broken.get()) {
                    throw new SQLException("database or disk is full");
                  }
                  return DriverManager.getConnection(Places.sqlite(folder));
                },
                new ReentrantLock(),
                new Sizes(1, 1, 1_000, 2_000))) {
      while (!tries.tryAcquire(3)) {
        write(store);
        copier.written();
      }
      assertThat(trouble.lines())
          .containsExactly(
              LogCopier.class.getName()
                  + ": the log of the records grows: it cannot be copied into their file");
      broken.set(false);
      var before = Files.size(folder.resolve("room.db"));
      while (Files.size(folder.resolve("room.db")) == before) {
        write(store);
        copier.written();
      }
      assertThat(trouble.lines()).hasSize(1);
    }
    all();
  }

  /// The log is gone with the last connection, and nothing that was committed is.
  private void all() throws SQLException, IOException {
    assertThat(log()).doesNotExist();
    try (var connection = DriverManager.getConnection(Places.sqlite(folder));
        var statement = connection.createStatement()) {
      assertThat(events(statement)).isEqualTo(written);
      try (var answer = statement.executeQuery("pragma integrity_check")) {
        answer.next();
        assertThat(answer.getString(1)).isEqualTo("ok");
      }
    }
  }

  private static int events(Statement statement) throws SQLException {
    try (var answer = statement.executeQuery("select count(*) from event where table_id > 0")) {
      answer.next();
      return answer.getInt(1);
    }
  }
}
