package cardroom.server.backup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardroom.server.Places;
import cardroom.server.journal.Database;
import cardroom.server.odd.OddCatalogue;
import cardroom.server.odd.OddPlayer;
import cardroom.server.shoe.Entropy;
import cardroom.server.shoe.SealedShoe;
import cardroom.server.verify.Verifier;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A room on PostgreSQL is copied into a file and restored, into a server or a folder.
@Tag("cluster")
class ServerBackupTest {
  private static final Instant NOW = Instant.parse("2026-03-01T20:00:00Z");

  @TempDir Path folder;

  private String url = "";
  private BackupKey key;

  @BeforeEach
  void play() throws IOException {
    key = BackupKey.in(Files.writeString(folder.resolve("key"), "ab".repeat(32)));
    url = Places.postgres();
    try (var room = Places.oddRoom(Database.at(url))) {
      room.guests().admit("ann");
      var table = OddPlayer.open(room, "Odd one");
      new OddPlayer(room, "ann", table).act("sit", 50_000);
      new OddPlayer(room, "ann", table).act("stake", 100);
    }
  }

  private Path copied(Optional<BackupKey> secret) throws IOException {
    var plan = new BackupSchedule.Plan(Duration.ofHours(1), folder, 5, secret);
    try (var database = Database.at(url);
        var schedule = new BackupSchedule(database, plan, () -> NOW)) {
      return schedule.make();
    }
  }

  private static void isWhole(String records) throws SQLException {
    var seals = new SealedShoe(Places.KEY, Entropy.ofTheSystem());
    var report = Verifier.verify(records, new OddCatalogue(), seals);
    assertThat(report.findings()).isEmpty();
    assertThat(report.events()).isGreaterThan(2);
  }

  /// Every row of every table, as text.
  private static Map<String, String> rows(String records) throws SQLException {
    Map<String, String> all = new TreeMap<>();
    try (var connection = DriverManager.getConnection(records);
        var statement = connection.createStatement()) {
      for (var table : new String[] {"event", "posting", "balance", "account", "shoe", "head"}) {
        try (var answer = statement.executeQuery("select * from " + table + " order by 1, 2")) {
          var text = new StringBuilder();
          while (answer.next()) {
            for (int i = 1; i <= answer.getMetaData().getColumnCount(); i++) {
              text.append(answer.getString(i)).append('|');
            }
          }
          all.put(table, text.toString());
        }
      }
    }
    return all;
  }

  @Test
  void a_sealed_copy_of_a_server_is_verified_and_fills_another_server() throws Exception {
    var copy = copied(Optional.of(key));
    assertThat(copy.getFileName()).hasToString("room-20260301T200000Z.sealed");
    var other = Places.postgres();
    try (var database = Database.at(other).ready()) {
      RecordsCopy.restore(copy, database, Optional.of(key));
      isWhole(other);
      assertThat(rows(other)).isEqualTo(rows(url));
      assertThatThrownBy(() -> RecordsCopy.restore(copy, database, Optional.of(key)))
          .hasMessageContaining("give an empty database");
    }
    try (var room = Places.oddRoom(Database.at(other))) {
      assertThat(new OddPlayer(room, "ann", 1).number()).isGreaterThan(1);
    }
    try (var files = Files.list(folder)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .as("nothing plain is left beside the copy")
          .containsExactlyInAnyOrder("key", "room-20260301T200000Z.sealed");
    }
  }

  @Test
  void a_plain_copy_of_a_server_is_a_room_of_its_own() throws Exception {
    var copy = copied(Optional.empty());
    var records = "jdbc:sqlite:" + copy;
    isWhole(records);
    assertThat(rows(records)).isEqualTo(rows(url));
    try (var room = Places.oddRoom(Database.at(records))) {
      assertThat(new OddPlayer(room, "ann", 1).number()).isGreaterThan(1);
    }
  }

  @Test
  void a_copy_that_fails_half_way_leaves_nothing() throws Exception {
    try (var connection = DriverManager.getConnection(url);
        var statement = connection.createStatement()) {
      statement.execute("drop table waiting");
    }
    assertThatThrownBy(() -> copied(Optional.empty())).hasMessageContaining("waiting");
    assertThatThrownBy(() -> copied(Optional.of(key))).hasMessageContaining("waiting");
    try (var files = Files.list(folder)) {
      assertThat(files.map(file -> file.getFileName().toString())).containsExactly("key");
    }
  }
}
