package cardroom.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.houses.Catalogue;
import cardroom.server.Places;
import cardroom.server.Room;
import cardroom.server.catalogue.SheetCatalogue;
import cardroom.server.codec.Json;
import cardroom.server.journal.Database;
import cardroom.server.table.ClockTimes;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HexFormat;
import java.util.concurrent.ThreadLocalRandom;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A table that a guest opened is closed when nobody has been there for half an hour.
class DesertedTablesTest {
  private static final String OPENING =
      "{\"house\":\"casino-club\",\"game\":\"pure-21.5\",\"seats\":6,\"bots\":0}";

  @TempDir Path folder;

  @Test
  void a_guests_table_to_which_nobody_came_back_is_closed() {
    try (var room = house();
        var doors = new WebServer(room, "localhost", 0, RequestLimits.NONE)) {
      var ann = Visitor.named(doors.port(), "ann");
      var empty = opens(ann);
      var taken = opens(ann);
      awaitWaiting(room, empty, 0);
      sits(ann, taken);
      var deserted = new DesertedTables(room.allTables());
      deserted.look(0);
      deserted.look(DesertedTables.PATIENCE_MS - 1);
      assertThat(room.tables().openTables()).contains(empty, taken);
      deserted.look(DesertedTables.PATIENCE_MS);
      Awaitility.await()
          .atMost(Duration.ofMinutes(1))
          .until(() -> !room.tables().openTables().contains(empty));
      deserted.look(3 * DesertedTables.PATIENCE_MS);
      deserted.look(5 * DesertedTables.PATIENCE_MS);
      assertThat(room.tables().openTables()).as("where somebody sits").contains(taken);
    }
  }

  @Test
  void somebody_who_comes_in_between_has_the_whole_time_again() {
    try (var room = house();
        var doors = new WebServer(room, "localhost", 0, RequestLimits.NONE)) {
      var ann = Visitor.named(doors.port(), "ann");
      var table = opens(ann);
      awaitWaiting(room, table, 0);
      var deserted = new DesertedTables(room.allTables());
      deserted.look(0);
      ann.post("/api/tables/" + table + "/waiting", "");
      awaitWaiting(room, table, 1);
      deserted.look(DesertedTables.PATIENCE_MS - 1);
      ann.delete("/api/tables/" + table + "/waiting");
      awaitWaiting(room, table, 0);
      deserted.look(DesertedTables.PATIENCE_MS);
      deserted.look(2 * DesertedTables.PATIENCE_MS - 1);
      assertThat(room.tables().openTables()).contains(table);
      deserted.look(2 * DesertedTables.PATIENCE_MS);
      Awaitility.await()
          .atMost(Duration.ofMinutes(1))
          .until(() -> !room.tables().openTables().contains(table));
    }
  }

  private Room house() {
    var catalogue = new SheetCatalogue(Catalogue.packaged());
    var database = Database.at(Places.sqlite(folder));
    return new Room(Places.parts(database, catalogue).with(ClockTimes.ENDLESS));
  }

  /// The lobby follows a table a moment later.
  private static void awaitWaiting(Room room, long table, int people) {
    Awaitility.await()
        .atMost(Duration.ofMinutes(1))
        .until(
            () ->
                room.allTables().lobby().rows().stream()
                    .anyMatch(row -> row.id() == table && row.waiting() == people));
  }

  private static long opens(Visitor who) {
    return Json.read(who.post("/api/tables", OPENING).body()).path("id").asLong();
  }

  private static void sits(Visitor who, long table) {
    var key = HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextLong()).repeat(2);
    var body = Json.object().put("key", key).put("number", 1).put("id", "sit");
    var answer =
        who.post(
            "/api/tables/" + table + "/commands",
            Json.text(body.put("position", "1").put("amountCents", 50_000)));
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
  }
}
