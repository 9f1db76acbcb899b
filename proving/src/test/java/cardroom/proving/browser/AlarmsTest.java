package cardroom.proving.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import cardroom.games.table.Viewer;
import cardroom.proving.browser.Chromium.Screen;
import cardroom.server.LoggedTrouble;
import cardroom.server.people.Role;
import cardroom.server.table.EventMakers;
import com.microsoft.playwright.Route;
import java.sql.DriverManager;
import java.sql.SQLException;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;

/// Whatever an operator must see to stands on the page of those who work on the floor, from when it
/// begins until it is over, and in the log.
final class AlarmsTest extends Visit {
  private static final String ALARM = ".floor-page .alarm";
  private static final String WELL = "All is well in the room.";

  private Guest floor(Screen screen) {
    var ada = AccountTest.signsUp(guest(screen), "Ada");
    Assertions.assertThat(
            evening.room.people().appoint(EventMakers.ROOM, "Ada", Role.FLOOR, true, ""))
        .isEmpty();
    return ada;
  }

  private void change(String... statements) throws SQLException {
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("room.db"));
        var statement = connection.createStatement()) {
      for (var each : statements) {
        statement.execute(each);
      }
    }
  }

  /// A table whose journal nobody can read, as a damaged disk may leave it.
  private void breakTable(long id) throws SQLException {
    change(
        "insert into event values (99999, 0, %d, 1, 'opened', 1, '#room', '', 1, '{', 'x')"
            .formatted(id),
        "insert into journal_head values (%d, 1, 99999)".formatted(id),
        "insert into card_table values (%d, 0)".formatted(id));
    var _ = evening.room.tables().look(id, new Viewer.Rail()).join();
  }

  private static void sees(Guest who, String... alarms) {
    who.opens("/floor");
    assertThat(who.page.locator(ALARM)).containsText(alarms);
    assertThat(who.page.getByText(WELL)).hasCount(0);
  }

  private static void seesNone(Guest who) {
    who.opens("/floor");
    assertThat(who.page.getByText(WELL)).isVisible();
    assertThat(who.page.locator(ALARM)).hasCount(0);
  }

  @Test
  void a_table_that_has_stopped_is_an_alarm_as_long_as_it_lasts() throws Exception {
    var ada = floor(Screen.DESK);
    seesNone(ada);
    try (var log = new LoggedTrouble()) {
      breakTable(50);
      sees(ada, "Table 50 has stopped; its chips are safe, and the log says why.");
      evening.room.health().look();
      Assertions.assertThat(log.lines())
          .anyMatch(line -> line.contains("stopped-table: Table 50 has stopped"))
          .anyMatch(line -> line.contains("table 50 has stopped: cannot be brought back"));
    }
    looksRight(ada, "alarm-stopped-table", Screen.DESK);
    Assertions.assertThat(evening.get("/health").path("stopped").toString()).isEqualTo("[50]");
    // Another machine takes it, or it is closed.
    var _ = evening.room.tables().rest(50).join();
    seesNone(ada);
  }

  @Test
  void everything_that_is_wrong_stands_there_together_and_goes_when_it_is_over() throws Exception {
    var ada = floor(Screen.PHONE);
    breakTable(50);
    evening.machine.fillHeap(0.95);
    evening.machine.leaveOnDisk(1_000_000);
    change("alter table head rename to head_gone");
    var _ = evening.room.guests().admit("Zoe");
    sees(
        ada,
        "The records cannot be written: nobody can act until the database is back.",
        "Table 50 has stopped; its chips are safe, and the log says why.",
        "Memory is running out: close tables, or start the room with a larger -Xmx.",
        "The disk with the room's folder has less than 256 MB left.");
    looksRight(ada, "alarms", Screen.PHONE);
    change("alter table head_gone rename to head");
    evening.machine.fillHeap(0.5);
    evening.machine.leaveOnDisk(Long.MAX_VALUE);
    var _ = evening.room.guests().admit("Zoe");
    sees(ada, "Table 50 has stopped; its chips are safe, and the log says why.");
  }

  @Test
  void a_room_that_does_not_answer_is_not_said_to_be_well() {
    var ada = floor(Screen.DESK);
    ada.page.route("**/health", Route::abort);
    sees(ada, "The room does not answer: what happens in it now is not known here.");
    ada.page.unroute("**/health");
    seesNone(ada);
  }
}
