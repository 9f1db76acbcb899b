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
import cardroom.server.table.ClockTimes;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// What is unavailable is explained in words: a full table, a closed one, a session that is gone;
/// and a restart takes nothing from anybody.
class PlainAnswersTest {
  @TempDir Path folder;
  private List<AutoCloseable> open = List.of();
  private int port;
  private long table;

  @BeforeEach
  void open() {
    var catalogue = new SheetCatalogue(Catalogue.packaged());
    var database = Database.at(Places.sqlite(folder));
    var room = new Room(Places.parts(database, catalogue).with(ClockTimes.ENDLESS));
    var doors = new WebServer(room, "localhost", port, RequestLimits.NONE);
    open = List.of(doors, room);
    port = doors.port();
    table = room.records().lastTable() == 0 ? PureGuest.open(room) : 1;
  }

  @AfterEach
  void close() throws Exception {
    for (var each : open) {
      each.close();
    }
    open = List.of();
  }

  private PureGuest guest(String name, int seat) {
    return new PureGuest(Visitor.named(port, name), table, seat);
  }

  private static String rule(HttpResponse<String> answer) {
    var json = Json.read(answer.body());
    assertThat(json.path("ok").asBoolean()).isFalse();
    assertThat(json.path("words").asString()).as(answer.body()).contains(" ");
    return answer.statusCode() + " " + json.path("rule").asString();
  }

  private static String sit(PureGuest guest) {
    var seen = guest.visitor().json(guest.address()).path("number").asLong();
    var text =
        "{\"key\":\"%s\",\"number\":%d,\"id\":\"sit\",\"position\":\"%d\",\"amountCents\":20000}"
            .formatted(cardroom.server.odd.OddPlayer.freshKey(), seen, guest.seat());
    return rule(guest.visitor().post(guest.address() + "/commands", text));
  }

  @Test
  void a_full_table_refuses_and_its_list_outlives_a_restart() throws Exception {
    var bob = guest("bob", 1);
    var all = List.of(bob, guest("ann", 2), guest("cat", 3));
    all.forEach(guest -> guest.act("sit"));
    var dan = guest("dan", 1);
    var eve = guest("eve", 1);
    assertThat(sit(dan)).startsWith("422 ");
    var list = dan.address() + "/waiting";
    assertThat(rule(bob.visitor().post(list, ""))).isEqualTo("409 ROOM-TABLE");
    assertThat(dan.visitor().post(list, "").body()).isEqualTo("{\"waiting\":[\"dan\"]}");
    assertThat(eve.visitor().post(list, "").body()).isEqualTo("{\"waiting\":[\"dan\",\"eve\"]}");
    close();
    open();
    assertThat(dan.visitor().json(dan.address()).path("zones").path("room").path("waiting"))
        .hasToString("[\"dan\",\"eve\"]");
    bob.act("leave");
    assertThat(sit(eve)).isEqualTo("409 ROOM-TABLE");
    dan.act("sit");
    Awaitility.await().until(() -> waiting(eve).equals("[\"eve\"]"));
    close();
    open();
    assertThat(waiting(eve)).isEqualTo("[\"eve\"]");
    assertThat(eve.visitor().delete(list).body()).isEqualTo("{\"waiting\":[]}");
  }

  /// Nobody acts meanwhile: the room releases the seat by its own clock, and shows it.
  @Test
  @Tag("slow")
  void a_seat_kept_for_somebody_who_does_not_come_is_shown_free_after_its_time() {
    var bob = guest("bob", 1);
    List.of(bob, guest("ann", 2), guest("cat", 3)).forEach(guest -> guest.act("sit"));
    var dan = guest("dan", 1);
    var eve = guest("eve", 1);
    dan.visitor().post(dan.address() + "/waiting", "");
    bob.act("leave");
    assertThat(sits(dan)).as("kept for dan").isTrue();
    assertThat(sits(eve)).isFalse();
    var line = eve.visitor().socket(eve.address() + "/socket");
    assertThat(offersSeat(line.nextJson())).isFalse();
    Awaitility.await()
        .atMost(Duration.ofSeconds(45))
        .until(() -> line.heard().stream().anyMatch(PlainAnswersTest::offersSeat));
    assertThat(waiting(eve)).isEqualTo("[]");
    assertThat(sits(eve)).isTrue();
  }

  private static boolean sits(PureGuest guest) {
    return offersSeat(guest.visitor().json(guest.address()));
  }

  private static boolean offersSeat(JsonNode showing) {
    return showing.path("choices").toString().contains("\"sit\"");
  }

  private static String waiting(PureGuest guest) {
    var room = guest.visitor().json(guest.address()).path("zones").path("room");
    return room.path("waiting").toString();
  }

  @Test
  void a_closed_table_says_so_to_everybody() {
    var ann = Visitor.named(port, "ann");
    var body = "{\"house\":\"casino-club\",\"game\":\"pure-21.5\",\"seats\":3}";
    var own = Json.read(ann.post("/api/tables", body).body()).path("id").asLong();
    var guest = new PureGuest(ann, own, 1);
    assertThat(ann.delete(guest.address()).statusCode()).isEqualTo(200);
    assertThat(rule(ann.get(guest.address()))).isEqualTo("409 ROOM-TABLE");
    assertThat(rule(ann.post(guest.address() + "/waiting", ""))).isEqualTo("409 ROOM-TABLE");
    var line = ann.socket(guest.address() + "/socket");
    Awaitility.await().until(() -> line.closedWith() > 0);
  }

  @Test
  void a_lost_session_is_told_to_come_in_again() {
    var ann = guest("ann", 1);
    ann.act("sit");
    assertThat(ann.visitor().delete("/api/me/session").statusCode()).isEqualTo(200);
    assertThat(rule(ann.visitor().get("/api/me"))).isEqualTo("401 ROOM-GUEST");
    assertThat(rule(ann.visitor().post(ann.address() + "/waiting", "")))
        .isEqualTo("401 ROOM-GUEST");
    var line = ann.visitor().socket(ann.address() + "/socket");
    assertThat(line.nextJson().path("choices")).isEmpty();
    line.send("{}");
    var answer = line.nextJson();
    while (!answer.has("answer")) {
      // All viewers are told that her connection is gone, and that may come first.
      answer = line.nextJson();
    }
    assertThat(heard(answer.path("answer"))).cites("ROOM-GUEST");
  }

  @Test
  void after_a_restart_everybody_is_where_they_were() throws Exception {
    var ann = guest("ann", 1);
    var seen = ann.act("sit");
    var line = ann.visitor().socket(ann.address() + "/socket");
    line.next();
    close();
    Awaitility.await().until(() -> line.closedWith() == 1001);
    open();
    var again = ann.visitor().socket(ann.address() + "/socket?last=" + (seen - 1)).nextJson();
    assertThat(again.path("number").asLong()).isEqualTo(seen);
    assertThat(again.path("story").toString()).contains("ann takes seat 1");
    assertThat(ann.visitor().json("/api/me").path("tablesCents").asLong()).isEqualTo(20_000);
    ann.act("leave");
  }
}
