package cardroom.server;

import cardroom.server.catalogue.GameCatalogue;
import cardroom.server.journal.Database;
import cardroom.server.journal.Store;
import cardroom.server.odd.OddCatalogue;
import cardroom.server.people.PasswordCost;
import cardroom.server.shoe.RoomKey;
import cardroom.server.table.ClockTimes;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/// Where the tests keep their rooms: a file of SQLite, or a database of a real PostgreSQL that is
/// started once.
public final class Places {
  /// How long a PostgreSQL may take to start on a busy machine.
  public static final Duration PATIENCE = Duration.ofMinutes(3);

  public static final RoomKey KEY = RoomKey.parse("5a".repeat(32));

  private static final PasswordCost CHEAP = new PasswordCost(64, 1);

  private static @Nullable EmbeddedPostgres postgres;

  private Places() {}

  /// What most rooms of the tests are made of. Passwords are cheap: hundreds of people sign in.
  public static Room.Parts parts(Database database, GameCatalogue catalogue) {
    return Room.Parts.of(database, catalogue, KEY).with(CHEAP);
  }

  /// The same, for a room that does not have the records to itself.
  public static Room.Parts parts(Store store, GameCatalogue catalogue) {
    return Room.Parts.of(store, catalogue, KEY).with(CHEAP);
  }

  public static Room oddRoom(Database database) {
    return new Room(parts(database, new OddCatalogue()).with(ClockTimes.ENDLESS));
  }

  /// The address of a file of records, those of a room that has just opened unless it is there.
  public static String sqlite(Path folder) {
    var file = folder.resolve("room.db");
    try {
      if (Files.notExists(file)) {
        Files.write(file, Fresh.RECORDS);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return "jdbc:sqlite:" + file;
  }

  /// Bringing the schema up to date takes longer than many a test, so it is done once.
  private static final class Fresh {
    static final byte[] RECORDS = records();

    private static byte[] records() {
      try {
        var file = Files.createTempFile("fresh", ".db");
        Database.in(file).ready().close();
        var records = Files.readAllBytes(file);
        Files.delete(file);
        return records;
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /// The address of a fresh database.
  public static synchronized String postgres() {
    try {
      var server = postgres;
      if (server == null) {
        server =
            EmbeddedPostgres.builder()
                .setServerConfig("fsync", "on")
                .setServerConfig("synchronous_commit", "on")
                .setPGStartupWait(PATIENCE)
                .start();
        postgres = server;
      }
      var name = "room" + UUID.randomUUID().toString().replace("-", "");
      try (var connection = server.getPostgresDatabase().getConnection();
          var statement = connection.createStatement()) {
        statement.execute("create database " + name);
      }
      return server.getJdbcUrl("postgres", name);
    } catch (IOException | SQLException e) {
      throw new IllegalStateException("PostgreSQL does not start", e);
    }
  }
}
