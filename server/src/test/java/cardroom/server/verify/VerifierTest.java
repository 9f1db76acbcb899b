package cardroom.server.verify;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.server.Places;
import cardroom.server.Room;
import cardroom.server.SoftAuthenticator;
import cardroom.server.journal.Database;
import cardroom.server.odd.OddCatalogue;
import cardroom.server.odd.OddPlayer;
import cardroom.server.shoe.Entropy;
import cardroom.server.shoe.SealedShoe;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/// Any change to the records is detected, and the row is named.
class VerifierTest {
  @TempDir static Path folder;
  private static Path clean = Path.of("");

  @BeforeAll
  static void play() {
    clean = folder.resolve("room.db");
    try (var room = Places.oddRoom(Database.in(clean))) {
      room.guests().admit("ann");
      room.guests().admit("bob");
      for (var name : List.of("carl", "dot")) {
        var _ = room.signIn().signUp(Optional.empty(), name, "seven quiet otters", "");
        SoftAuthenticator.comesIn(room, name, "seven quiet otters");
      }
      room.sessions().endAllBut("bob", "");
      evening(room, "ann");
      evening(room, "bob");
      assertThat(room.personal().wear("ann", "star")).isEmpty();
      assertThat(room.personal().note("ann", "bob", "bluffs")).isEmpty();
      assertThat(room.personal().note("ann", "carl", "never does")).isEmpty();
      assertThat(room.personal().note("ann", "carl", "")).isEmpty();
      assertThat(room.personal().favour("ann", 1, 1, true)).isEmpty();
      assertThat(room.personal().mute("ann", "bob", true)).isEmpty();
      assertThat(room.personal().mute("ann", "carl", true)).isEmpty();
      assertThat(room.personal().mute("ann", "carl", false)).isEmpty();
    }
  }

  private static void evening(Room room, String name) {
    var player = new OddPlayer(room, name, OddPlayer.open(room, name + "'s table"));
    player.act("sit", 20_000);
    for (int i = 0; i < 4; i++) {
      player.act("stake", 500);
      player.act("peek", 0);
      player.act("red", 0);
    }
    player.act("stake", 500);
  }

  private static VerifyReport check(Path file) throws SQLException {
    var seals = new SealedShoe(Places.KEY, Entropy.ofTheSystem());
    return Verifier.verify("jdbc:sqlite:" + file, new OddCatalogue(), seals);
  }

  @Test
  void an_honest_room_is_found_in_order() throws Exception {
    var report = check(clean);
    assertThat(report.findings()).isEmpty();
    assertThat(report.tables()).isEqualTo(3);
    assertThat(report.shoes()).isEqualTo(10);
    assertThat(report.events()).isGreaterThan(40);
  }

  @ParameterizedTest
  @CsvFileSource(resources = "changes.txt", delimiter = '|')
  void whatever_is_changed_is_named(String what, String sql, String named) throws Exception {
    var file = Files.createTempFile(folder, "changed", ".db");
    Files.copy(clean, file, StandardCopyOption.REPLACE_EXISTING);
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        var statement = connection.createStatement()) {
      for (String each : sql.split("(?<!\\\\);", -1)) {
        var changed = statement.executeUpdate(each.replace("\\;", ";"));
        var isOfSchema = each.strip().matches("(?s)(create|drop|pragma) .*");
        assertThat(changed > 0 || isOfSchema).as(what).isTrue();
      }
    }
    assertThat(check(file).findings()).as(what).first().asString().contains(named);
  }

  @Test
  void nothing_hidden_can_be_read_in_the_records() throws Exception {
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + clean);
        var statement = connection.createStatement();
        var rows = statement.executeQuery("select body from event where kind = 'laid'")) {
      var count = 0;
      while (rows.next()) {
        count++;
        assertThat(rows.getString(1)).matches("\\{\"card\":\"\\d+:0\"}");
      }
      assertThat(count).isEqualTo(10);
    }
  }
}
