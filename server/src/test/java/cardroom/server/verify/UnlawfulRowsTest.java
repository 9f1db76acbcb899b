package cardroom.server.verify;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.server.Places;
import cardroom.server.Room;
import cardroom.server.SoftAuthenticator;
import cardroom.server.journal.Database;
import cardroom.server.odd.OddCatalogue;
import cardroom.server.people.Role;
import cardroom.server.shoe.Entropy;
import cardroom.server.shoe.SealedShoe;
import cardroom.server.table.EventMakers;
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
import org.junit.jupiter.params.provider.CsvSource;

/// Roles and chips given by somebody without the right to do so: every hash fits, but the rules say
/// no.
class UnlawfulRowsTest {
  @TempDir static Path folder;
  private static Path clean = Path.of("");

  @BeforeAll
  static void appoint() {
    clean = folder.resolve("room.db");
    try (var room = Places.oddRoom(Database.in(clean))) {
      for (var name : List.of("ada", "bob", "cay", "flo")) {
        var _ = room.signIn().signUp(Optional.empty(), name, "seven quiet otters", "");
      }
      give(room, EventMakers.ROOM, "ada", Role.ADMIN, true);
      give(room, "ada", "bob", Role.ADMIN, true);
      give(room, "ada", "bob", Role.ADMIN, false);
      give(room, "ada", "cay", Role.CAGE, true);
      give(room, "ada", "flo", Role.FLOOR, true);
      give(room, "ada", "flo", Role.CAGE, true);
      assertThat(room.cashier().give("cay", "flo", 500, "a gift")).isEmpty();
      give(room, "cay", "cay", Role.CAGE, false);
      var _ = room.signIn().changePassword("ada", "seven quiet otters", "nine loud badgers", "");
      SoftAuthenticator.comesIn(room, "flo", "seven quiet otters");
      assertThat(room.passkeys().remove("flo", room.passkeys().of("flo").getFirst().mark()))
          .isEmpty();
    }
  }

  private static void give(Room room, String by, String name, Role role, boolean given) {
    assertThat(room.people().appoint(by, name, role, given, "Friday")).isEmpty();
  }

  private static List<String> findings(Path file) throws SQLException {
    var seals = new SealedShoe(Places.KEY, Entropy.ofTheSystem());
    return Verifier.verify("jdbc:sqlite:" + file, new OddCatalogue(), seals).findings().stream()
        .map(Finding::toString)
        .toList();
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "a key that another added   | passkey-added   | done by flo, who has no right",
        "a key that another removed | passkey-removed | done by eve, who has no right",
      })
  void a_passkey_is_its_owners_alone(String what, String kind, String named) throws Exception {
    var file = Files.createTempFile(folder, "changed", ".db");
    Files.copy(clean, file, StandardCopyOption.REPLACE_EXISTING);
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        var update =
            connection.prepareStatement(
                "update event set maker = 'eve', body = replace(body, '\"flo\"', '\"eve\"') where"
                    + " table_id = 0 and kind = ?")) {
      update.setString(1, kind);
      assertThat(update.executeUpdate()).as(what).isEqualTo(1);
      ForgedJournalTest.relink(connection);
    }
    assertThat(findings(file)).as(what).first().asString().contains(named);
  }

  @Test
  void what_was_signed_once_lets_nobody_in_twice() throws Exception {
    var file = Files.createTempFile(folder, "changed", ".db");
    Files.copy(clean, file, StandardCopyOption.REPLACE_EXISTING);
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        var statement = connection.createStatement()) {
      var changed =
          statement.executeUpdate(
              "update event set body = replace(body, json_extract(body, '$.challenge'), (select"
                  + " json_extract(body, '$.challenge') from event where kind = 'passkey-added'))"
                  + " where table_id = 0 and kind = 'signed-in' and body like '%passkey%'");
      assertThat(changed).isEqualTo(1);
      ForgedJournalTest.relink(connection);
    }
    assertThat(findings(file)).first().asString().contains("done by flo");
  }

  @Test
  void what_was_given_by_right_is_in_order() throws Exception {
    assertThat(findings(clean)).isEmpty();
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "by a player            | #admin:cay | role-given | floor | done by #admin:cay",
        "by nobody              | #admin:eve | role-given | floor | done by #admin:eve",
        "by who was an admin    | #admin:bob | role-given | floor | done by #admin:bob",
        "by the floor           | #floor:ada | role-given | floor | done by #floor:ada",
        "by the room, too late  | #room      | role-given | floor | done by #room",
        "taken by another       | flo        | role-taken | cage  | done by flo",
        "chips by an admin      | #cage:ada  | chips-given | gift | done by #cage:ada",
        "chips by no one        | #room      | chips-given | gift | done by #room",
        "another's password     | eve        | password   | ada   | done by eve",
        "another's passkey      | #admin:ada | passkey-added | phone | done by #admin:ada",
        "another's way in       | eve        | signed-in  | by    | done by eve",
        "another's passkey gone | eve        | passkey-removed | phone | done by eve",
        "chips to themselves    | #cage:flo  | chips-given | gift | to flo, who may not have them",
      })
  void whatever_was_given_without_the_right_is_named(
      String what, String maker, String kind, String word, String named) throws Exception {
    var file = Files.createTempFile(folder, "changed", ".db");
    Files.copy(clean, file, StandardCopyOption.REPLACE_EXISTING);
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        var update =
            connection.prepareStatement(
                "update event set maker = ? where table_id = 0 and kind = ? and body like ?")) {
      update.setString(1, maker);
      update.setString(2, kind);
      update.setString(3, "%" + word + "%");
      assertThat(update.executeUpdate()).as(what).isEqualTo(1);
      ForgedJournalTest.relink(connection);
    }
    assertThat(findings(file)).as(what).first().asString().contains(named);
  }
}
