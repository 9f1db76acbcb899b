package cardroom.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.houses.Catalogue;
import cardroom.server.Places;
import cardroom.server.Room;
import cardroom.server.catalogue.SheetCatalogue;
import cardroom.server.codec.Json;
import cardroom.server.journal.Database;
import cardroom.server.journal.JournalEntry;
import cardroom.server.table.ClockTimes;
import cardroom.server.table.EventMakers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A player sits there and never answers: the bank passes them by, betting goes on without them,
/// and after a few rounds they sit out with their chips.
class AwayTest {
  private static final long DAY_MS = Duration.ofDays(1).toMillis();
  private static final long STACK_CENTS = 20_000;

  @TempDir Path folder;

  @Test
  void whoever_is_silent_is_passed_by_and_then_sat_out_with_their_chips() {
    var times = new ClockTimes(1_000, 250, DAY_MS, DAY_MS, 0, 0, 0, 0);
    var catalogue = new SheetCatalogue(Catalogue.packaged());
    var parts = Places.parts(Database.at(Places.sqlite(folder)), catalogue).with(times);
    try (var room = new Room(parts);
        var doors = new WebServer(room, "localhost", 0, RequestLimits.NONE)) {
      var table = PureGuest.open(room);
      var bob = new PureGuest(Visitor.named(doors.port(), "bob"), table, 1);
      var ann = new PureGuest(Visitor.named(doors.port(), "ann"), table, 2);
      bob.act("sit");
      ann.act("sit");
      // Who has no line would be waited for only briefly.
      bob.visitor().socket(bob.address() + "/socket").next();
      var line = ann.visitor().socket(ann.address() + "/socket");
      Awaitility.await()
          .atMost(Duration.ofMinutes(2))
          .until(() -> kinds(room, table).contains("bank-passed"));
      Awaitility.await()
          .atMost(Duration.ofMinutes(2))
          .pollInterval(Duration.ofMillis(50))
          .until(
              () -> {
                takeBankIfOffered(bob);
                return kinds(room, table).contains("sat-out");
              });
      assertThat(decidedByRoom(room, table)).contains("bank-passed", "bets-made", "sat-out");
      assertThat(clocks(line)).contains("bank-offer", "betting");
      assertThat(ann.visitor().json("/api/me").path("tablesCents").asLong()).isEqualTo(STACK_CENTS);
      ann.act("come-back");
      assertThat(kinds(room, table)).contains("came-back");
    }
  }

  /// Newcomers are sent elsewhere, even while it is somebody else's turn.
  @Test
  void a_table_is_held_up_while_somebody_who_plays_there_has_closed_the_page() {
    var catalogue = new SheetCatalogue(Catalogue.packaged());
    var parts =
        Places.parts(Database.at(Places.sqlite(folder)), catalogue).with(ClockTimes.ENDLESS);
    try (var room = new Room(parts);
        var doors = new WebServer(room, "localhost", 0, RequestLimits.NONE)) {
      var table = PureGuest.open(room);
      var bob = new PureGuest(Visitor.named(doors.port(), "bob"), table, 1);
      var ann = new PureGuest(Visitor.named(doors.port(), "ann"), table, 2);
      ann.visitor().socket(ann.address() + "/socket").next();
      PureGuest.bet(bob, ann);
      assertThat(heldUp(ann)).as("who acts without a page is not away").isFalse();
      var line = bob.visitor().socket(bob.address() + "/socket");
      line.next();
      line.close();
      Awaitility.await("bob has gone").until(() -> heldUp(ann));
      bob.visitor().socket(bob.address() + "/socket").next();
      Awaitility.await("bob is back").until(() -> !heldUp(ann));
    }
  }

  /// Whoever was at the table when the room stopped may never come back.
  @Test
  void after_a_restart_a_table_is_held_up_until_everybody_who_plays_there_was_seen() {
    long table;
    List<PureGuest> players;
    try (var room = room();
        var doors = new WebServer(room, "localhost", 0, RequestLimits.NONE)) {
      table = PureGuest.open(room);
      var bob = new PureGuest(Visitor.named(doors.port(), "bob"), table, 1);
      var ann = new PureGuest(Visitor.named(doors.port(), "ann"), table, 2);
      players = List.of(bob, ann);
      PureGuest.bet(bob, ann);
    }
    try (var room = room();
        var doors = new WebServer(room, "localhost", 0, RequestLimits.NONE)) {
      var bob = new PureGuest(players.get(0).visitor().at(doors.port()), table, 1);
      var ann = new PureGuest(players.get(1).visitor().at(doors.port()), table, 2);
      ann.visitor().socket(ann.address() + "/socket").next();
      // Asked after she came, so that the lobby knows of her.
      ann.visitor().json(ann.address());
      assertThat(heldUp(ann)).as("it waits for ann, who is there, and bob was not seen").isTrue();
      bob.visitor().socket(bob.address() + "/socket").next();
      Awaitility.await("both were seen").until(() -> !heldUp(ann));
    }
  }

  private Room room() {
    var catalogue = new SheetCatalogue(Catalogue.packaged());
    return new Room(
        Places.parts(Database.at(Places.sqlite(folder)), catalogue).with(ClockTimes.ENDLESS));
  }

  private static boolean heldUp(PureGuest guest) {
    var rows = guest.visitor().json("/api/tables");
    return rows.path(0).path("heldUp").asBoolean();
  }

  /// The offer may expire meanwhile; there is another one soon.
  private static void takeBankIfOffered(PureGuest guest) {
    guest
        .offered("take-bank")
        .ifPresent(
            bank -> {
              var seen = guest.visitor().json(guest.address()).path("number").asLong();
              guest.visitor().post(guest.address() + "/commands", PureGuest.command(bank, seen));
            });
  }

  private static List<String> kinds(Room room, long table) {
    return room.records().entries(table, 1).stream().map(JournalEntry::kind).toList();
  }

  private static List<String> decidedByRoom(Room room, long table) {
    return room.records().entries(table, 1).stream()
        .filter(entry -> entry.maker().equals(EventMakers.ROOM))
        .map(JournalEntry::kind)
        .toList();
  }

  private static List<String> clocks(Visitor.Line line) {
    var names = new ArrayList<String>();
    while (!names.containsAll(List.of("bank-offer", "betting"))) {
      names.add(Json.read(line.next()).path("zones").path("clock").path("name").asString(""));
    }
    return names;
  }
}
