package cardroom.server.journal;

import cardroom.server.keeping.FileFault;
import cardroom.server.keeping.PrivateFile;
import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.pool.HikariPool.PoolInitializationException;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.JournalMode;
import org.sqlite.SQLiteConfig.Pragma;
import org.sqlite.SQLiteConfig.SynchronousMode;
import org.sqlite.SQLiteConfig.TransactionMode;
import org.sqlite.SQLiteOpenMode;

/// The room's database: SQLite in a file, or a PostgreSQL server; one schema for both.
public final class Database implements AutoCloseable {
  private static final int CONNECTIONS_MAX = 6;
  private static final long PATIENCE_MS = 2_000;
  private static final int CACHE_KB = 32 * 1024;
  private static final int LOG_PAGES = 64 * 1024;

  private final HikariDataSource pool;

  private Database(HikariConfig config) {
    config.setMaximumPoolSize(CONNECTIONS_MAX);
    config.setMinimumIdle(1);
    config.setConnectionTimeout(PATIENCE_MS);
    config.setValidationTimeout(PATIENCE_MS / 2);
    config.setPoolName("records");
    try {
      this.pool = new HikariDataSource(config);
    } catch (PoolInitializationException e) {
      var cause = e.getCause() == null ? e : e.getCause();
      throw new IllegalStateException(
          "the database at %s cannot be used: %s"
              .formatted(config.getJdbcUrl().replaceFirst("[?].*", ""), cause.getMessage()),
          e);
    }
  }

  /// A database by its JDBC address; `jdbc:sqlite:` and `jdbc:postgresql:` are known.
  public static Database at(String url) {
    var config = new HikariConfig();
    config.setJdbcUrl(url);
    if (url.startsWith("jdbc:sqlite:")) {
      config.setDataSourceProperties(sqlite());
    } else if (url.startsWith("jdbc:postgresql:")) {
      config.addDataSourceProperty("reWriteBatchedInserts", "true");
      config.addDataSourceProperty("connectTimeout", "5");
      config.addDataSourceProperty("socketTimeout", "30");
    } else {
      throw new IllegalArgumentException(
          "'" + url + "' is not a database this room knows: use jdbc:postgresql://host/name");
    }
    return new Database(config);
  }

  /// The embedded database in a file.
  public static Database in(Path file) {
    return at("jdbc:sqlite:" + file.toAbsolutePath());
  }

  private static Properties sqlite() {
    var config = new SQLiteConfig();
    config.setJournalMode(JournalMode.WAL);
    // NORMAL is not durable at commit: it syncs at checkpoints only.
    config.setSynchronous(SynchronousMode.FULL);
    config.setBusyTimeout(5_000);
    // Events go to scattered places of one index. With a cache large enough for the pages in use
    // nothing is read back, and a page that thousands of events changed is copied out of the log
    // only once.
    config.setCacheSize(-CACHE_KB);
    config.setPragma(Pragma.WAL_AUTOCHECKPOINT, Integer.toString(LOG_PAGES));
    // No connection is used by two threads at once, so the library need not guard against it.
    config.setOpenMode(SQLiteOpenMode.NOMUTEX);
    config.resetOpenMode(SQLiteOpenMode.FULLMUTEX);
    // A transaction that will write takes the lock at once, so that it is never refused half-way.
    config.setTransactionMode(TransactionMode.IMMEDIATE);
    return config.toProperties();
  }

  public DataSource source() {
    return pool;
  }

  /// A connection on which SQLite does not copy its log into the file: [LogCopier] does.
  Connection forWriter(LogCopier.Sizes log) throws SQLException {
    var connection = pool.getConnection();
    if (isEmbedded()) {
      try (var statement = connection.createStatement()) {
        statement.execute("pragma wal_autocheckpoint = 0");
        statement.execute("pragma journal_size_limit = " + log.bytesKept());
      } catch (SQLException e) {
        discard(connection);
        throw e;
      }
    }
    return connection;
  }

  /// A connection that is not one of the pool.
  Connection apart() throws SQLException {
    return DriverManager.getConnection(pool.getJdbcUrl(), sqlite());
  }

  /// Closes a connection for good; it does not go back to the pool.
  void discard(Connection connection) {
    pool.evictConnection(connection);
  }

  /// Brings the schema up to date and makes sure that a commit is really on disk when it returns.
  public Database ready() {
    try {
      schema().migrate();
    } catch (FlywayException e) {
      throw new IllegalStateException(
          "the records cannot be brought up to date: " + e.getMessage(), e);
    }
    refuseUnlessDurable();
    return this;
  }

  private Flyway schema() {
    return Flyway.configure()
        .dataSource(pool)
        .locations("classpath:cardroom/server/schema")
        .loggers("slf4j")
        .load();
  }

  /// Whether there are records already whose schema is older than this program's.
  public boolean isOld() {
    var info = schema().info();
    return info.current() != null && info.pending().length > 0;
  }

  /// Writes a copy into a new file, as embedded records, whole and consistent, while the room is in
  /// use. The file gets its name only when it is on disk.
  public void copyTo(Path file) {
    try {
      PrivateFile.create(file, this::copyInto);
    } catch (IOException e) {
      throw new IllegalStateException(
          "the records cannot be copied to " + file + ": " + FileFault.named(e), e);
    }
  }

  /// Fills this database, in which there is no room yet, with the records of a copy.
  public void fillFrom(Path copy) {
    try (var records = Database.in(copy).ready()) {
      RowsCopy.between(records.source(), source());
    } catch (SQLException e) {
      throw new IllegalStateException(
          "the records of %s cannot be restored: %s".formatted(copy, e.getMessage()), e);
    }
  }

  /// Where an unsealed copy may be kept for a moment: beside the records, which are not sealed
  /// either, or, with a database server, in the system's temporary folder.
  public Path workFolder() {
    var file = pool.getJdbcUrl().replaceFirst("^jdbc:sqlite:", "").replaceFirst("[?].*", "");
    return isEmbedded()
        ? Objects.requireNonNull(Path.of(file).toAbsolutePath().getParent())
        : Path.of(System.getProperty("java.io.tmpdir"));
  }

  boolean isEmbedded() {
    return pool.getJdbcUrl().startsWith("jdbc:sqlite:");
  }

  private void copyInto(Path file) {
    if (!isEmbedded()) {
      copyRowsInto(file);
      return;
    }
    try (Connection connection = pool.getConnection();
        var statement = connection.prepareStatement("vacuum into ?")) {
      statement.setString(1, file.toAbsolutePath().toString());
      statement.execute();
    } catch (SQLException e) {
      throw new IllegalStateException(
          "the records cannot be copied to " + file + ": " + FileFault.named(e), e);
    }
  }

  private void copyRowsInto(Path file) {
    try (var copy = Database.in(file).ready()) {
      RowsCopy.between(source(), copy.source());
      // What is still in the log beside the file would not be copied with it.
      try (var connection = copy.source().getConnection();
          var statement = connection.createStatement()) {
        statement.execute("pragma wal_checkpoint(truncate)");
      }
    } catch (SQLException e) {
      throw new IllegalStateException(
          "the records cannot be copied to " + file + ": " + FileFault.named(e), e);
    }
  }

  private void refuseUnlessDurable() {
    try (Connection connection = pool.getConnection();
        var statement = connection.createStatement()) {
      var question = isEmbedded() ? "pragma synchronous" : "show synchronous_commit";
      try (var answer = statement.executeQuery(question)) {
        var setting = answer.next() ? answer.getString(1) : "unknown";
        if (Map.of("0", false, "1", false, "off", false).containsKey(setting)) {
          throw new IllegalStateException(
              "this database acknowledges before it has written (%s: %s): the room does not open"
                  .formatted(question, setting));
        }
      }
    } catch (SQLException e) {
      throw new IllegalStateException("the records cannot be opened: " + e.getMessage(), e);
    }
  }

  @Override
  public void close() {
    pool.close();
  }
}
