package cardroom.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.houses.Catalogue;
import cardroom.server.Places;
import cardroom.server.Room;
import cardroom.server.catalogue.SheetCatalogue;
import cardroom.server.codec.Json;
import cardroom.server.journal.Database;
import cardroom.server.journal.JournalEntry;
import cardroom.server.shoe.Entropy;
import cardroom.server.shoe.SealedShoe;
import cardroom.server.table.ClockTimes;
import cardroom.server.verify.Verifier;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A player who does not answer: the room decides for them, and says so in the record.
class ClockTest {
  private static final long DAY_MS = Duration.ofDays(1).toMillis();

  @TempDir Path folder;

  private static List<JournalEntry> decided(Room room, long table) {
    return room.records().entries(table, 1).stream()
        .filter(entry -> entry.kind().equals("decided"))
        .toList();
  }

  @Test
  void whoever_runs_out_of_time_is_played_by_the_room_without_harm() throws Exception {
    var times = new ClockTimes(DAY_MS, DAY_MS, DAY_MS, 100, 0, 0, 0, 0);
    var catalogue = new SheetCatalogue(Catalogue.packaged());
    // 9 and 6: chart 1A leaves hit and stand open, and the room neither doubles nor surrenders for
    // anybody.
    var first = HiddenCardsTest.order(false, "9c", "8c", "6d", "5h", "4s");
    var parts =
        Places.parts(Database.at(Places.sqlite(folder)), catalogue)
            .with(times)
            .with(new PlannedShoe(HiddenCardsTest.shoe(), first));
    long table;
    try (var room = new Room(parts);
        var doors = new WebServer(room, "localhost", 0, RequestLimits.NONE)) {
      table = PureGuest.open(room);
      var bob = new PureGuest(Visitor.named(doors.port(), "bob"), table, 1);
      var ann = new PureGuest(Visitor.named(doors.port(), "ann"), table, 2);
      PureGuest.bet(bob, ann);
      var line = ann.visitor().socket(ann.address() + "/socket");
      line.next();
      ann.act("done");
      Awaitility.await("told by seat, so that a page can say the name")
          .until(() -> line.next().contains("The room acts for seat 2."));
      Awaitility.await().until(() -> !decided(room, table).isEmpty());
      for (var entry : decided(room, table)) {
        assertThat(entry.maker()).isEqualTo("#room");
        assertThat(Json.read(entry.body()).path("byRoom").asBoolean()).isTrue();
        assertThat(Json.read(entry.body()).path("choice").asString()).isIn("hit", "stand");
      }
      Awaitility.await()
          .atMost(Duration.ofSeconds(20))
          .until(
              () ->
                  room.records().entries(table, 1).stream()
                      .anyMatch(entry -> entry.kind().equals("settled")));
    }
    var seals = new SealedShoe(Places.KEY, Entropy.ofTheSystem());
    assertThat(Verifier.verify(Places.sqlite(folder), catalogue, seals).findings()).isEmpty();
  }
}
