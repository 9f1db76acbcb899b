package cardroom.server.api;

import static cardroom.server.RefusalAssert.assertThat;
import static cardroom.server.RefusalAssert.heard;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.houses.Catalogue;
import cardroom.server.Places;
import cardroom.server.Room;
import cardroom.server.catalogue.SheetCatalogue;
import cardroom.server.codec.Json;
import cardroom.server.journal.Database;
import cardroom.server.odd.OddPlayer;
import cardroom.server.people.Role;
import cardroom.server.table.ClockTimes;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Messages meant to stop a table: each is refused, changes nothing, and the table plays on
/// (Contract 15).
class NoMessageStopsTest {
  @TempDir Path folder;

  private static JsonNode send(PureGuest guest, String id, String position, List<String> cards) {
    var seen = guest.visitor().json(guest.address()).path("number").asLong();
    var json = Json.object().put("key", OddPlayer.freshKey()).put("number", seen).put("id", id);
    json.put("position", position).set("cards", Json.strings(cards));
    return Json.read(guest.visitor().post(guest.address() + "/commands", Json.text(json)).body());
  }

  @Test
  void cards_named_twice_or_not_held_are_refused_before_the_rules_see_them() {
    var catalogue = new SheetCatalogue(Catalogue.packaged());
    var database = Database.at(Places.sqlite(folder));
    try (var room = new Room(Places.parts(database, catalogue).with(ClockTimes.ENDLESS));
        var doors = new WebServer(room, "localhost", 0, RequestLimits.NONE)) {
      var owner = Visitor.named(doors.port(), "own");
      var opened =
          owner.post("/api/tables", "{\"house\":\"ocean-view\",\"game\":\"lowball\",\"seats\":2}");
      var table = Json.read(opened.body()).path("id").asLong();
      var ann = new PureGuest(Visitor.named(doors.port(), "ann"), table, 1);
      var bob = new PureGuest(Visitor.named(doors.port(), "bob"), table, 2);
      ann.act("sit");
      bob.act("sit");
      var watching = owner.socket("/api/tables/" + table + "/socket");
      var drawing = untilDraw(List.of(ann, bob));
      var mine = drawing.offered("draw").orElseThrow().path("cards").path("from");
      var own = mine.get(0).asString();
      var foreign =
          List.of("2s", "3s", "4s", "5s", "6s", "7s").stream()
              .filter(card -> !mine.toString().contains(card))
              .findFirst()
              .orElseThrow();
      refusesWhatHasNoForm(drawing, own, foreign);
      drawing.act("draw");
      assertThat(owner.json("/health").path("faults").asInt()).isZero();
      watching.close();
    }
  }

  /// @param own a card of the hand
  /// @param foreign a card that is not in it
  private static void refusesWhatHasNoForm(PureGuest drawing, String own, String foreign) {
    var place = Integer.toString(drawing.seat());
    assertThat(heard(send(drawing, "draw", place, List.of(own, own))))
        .cites("ROOM-FORM")
        .says(own + " is named twice");
    assertThat(heard(send(drawing, "draw", place, List.of(foreign))))
        .cites("ROOM-FORM")
        .says("cannot be done with");
    assertThat(heard(send(drawing, "draw", "no such place", List.of(own))))
        .cites("ROOM-FORM")
        .says("not a place at this table");
    assertThat(heard(send(drawing, "draw", "77", List.of()))).cites("ROOM-FORM");
    assertThat(heard(send(drawing, "dr\taw", place, List.of()))).cites("ROOM-FORM");
  }

  private static PureGuest untilDraw(List<PureGuest> people) {
    return Awaitility.await()
        .atMost(Duration.ofSeconds(20))
        .until(() -> drawing(people), Optional::isPresent)
        .orElseThrow();
  }

  private static Optional<PureGuest> drawing(List<PureGuest> people) {
    for (var guest : people) {
      if (guest.offered("draw").isPresent()) {
        return Optional.of(guest);
      }
      for (var id : List.of("let-live", "check", "call")) {
        if (guest.offered(id).isPresent()) {
          guest.act(id);
        }
      }
    }
    return Optional.empty();
  }

  @Test
  void a_fault_inside_a_ruling_refuses_the_command_and_the_table_plays_on() {
    try (var room = Places.oddRoom(Database.at(Places.sqlite(folder)));
        var doors = new WebServer(room, "localhost", 0, RequestLimits.NONE)) {
      var table = OddPlayer.open(room, "Odd one");
      var ann = new PureGuest(Visitor.named(doors.port(), "ann"), table, 1);
      ann.act("sit");
      ann.act("stake");
      var before = ann.visitor().json(ann.address()).path("number").asLong();
      assertThat(send(ann, "boom", "1", List.of()).path("words").asString())
          .contains("could not rule", "nothing was changed");
      assertThat(ann.visitor().json(ann.address()).path("number").asLong()).isEqualTo(before);
      ann.act("red");
      assertThat(ann.visitor().json("/health").path("faults").asInt()).isEqualTo(1);
      assertThat(ann.visitor().json("/health").path("stopped")).isEmpty();
      assertThat(Visitor.with(room, doors.port(), "op", Role.ADMIN).get("/metrics").body())
          .contains("cardroom_faults_total 1.0");
    }
  }

  @Test
  void a_table_that_cannot_be_brought_back_is_no_health() throws Exception {
    long table;
    try (var room = Places.oddRoom(Database.at(Places.sqlite(folder)))) {
      table = OddPlayer.open(room, "Odd one");
      room.guests().admit("ann");
      new OddPlayer(room, "ann", table).act("sit", 50_000);
    }
    try (var database = Database.at(Places.sqlite(folder));
        var connection = database.source().getConnection();
        var statement = connection.createStatement()) {
      statement.execute("update event set body = '{' where number = 2 and table_id = " + table);
    }
    try (var room = Places.oddRoom(Database.at(Places.sqlite(folder)));
        var doors = new WebServer(room, "localhost", 0, RequestLimits.NONE)) {
      var visitor = new Visitor(doors.port());
      Awaitility.await()
          .untilAsserted(
              () ->
                  assertThat(visitor.json("/health").path("stopped").toString())
                      .isEqualTo("[" + table + "]"));
      assertThat(Visitor.with(room, doors.port(), "op", Role.ADMIN).get("/metrics").body())
          .contains("cardroom_tables_stopped 1.0");
      assertThat(visitor.get("/api/tables/" + table).body()).contains("has stopped");
      assertThat(visitor.get("/health").statusCode()).isEqualTo(503);
      assertThat(visitor.json("/health").path("troubles").toString()).contains("stopped-table");
    }
  }
}
