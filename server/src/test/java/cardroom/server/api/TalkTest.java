package cardroom.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.houses.Catalogue;
import cardroom.server.Places;
import cardroom.server.Room;
import cardroom.server.catalogue.SheetCatalogue;
import cardroom.server.codec.Json;
import cardroom.server.journal.Database;
import cardroom.server.people.Role;
import cardroom.server.shoe.Entropy;
import cardroom.server.shoe.SealedShoe;
import cardroom.server.table.ClockTimes;
import cardroom.server.verify.Verifier;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Talk stays among those at a table, is in no journal unless it is reported, and reveals no cards.
class TalkTest {
  @TempDir Path folder;
  private final SheetCatalogue catalogue = new SheetCatalogue(Catalogue.packaged());
  private Room room;
  private WebServer doors;

  @BeforeEach
  void openRoom() {
    var database = Database.at(Places.sqlite(folder));
    room = new Room(Places.parts(database, catalogue).with(ClockTimes.ENDLESS));
    doors = new WebServer(room, "localhost", 0, RequestLimits.NONE);
  }

  @AfterEach
  void closeRoom() throws Exception {
    doors.close();
    room.close();
    var seals = new SealedShoe(Places.KEY, Entropy.ofTheSystem());
    assertThat(Verifier.verify(Places.sqlite(folder), catalogue, seals).findings()).isEmpty();
  }

  private PureGuest sits(String name, long table, int seat) {
    var guest = new PureGuest(Visitor.named(doors.port(), name), table, seat);
    guest.act("sit");
    return guest;
  }

  private static HttpResponse<String> says(PureGuest guest, String field, String words) {
    var body = Json.text(Json.object().put(field, words));
    return guest.visitor().post(guest.address() + "/talk", body);
  }

  private static String refused(HttpResponse<String> answer) {
    assertThat(answer.statusCode()).as(answer.body()).isGreaterThanOrEqualTo(400);
    return Json.read(answer.body()).path("words").asString();
  }

  private static JsonNode heard(Visitor.Line line) {
    while (true) {
      var message = line.nextJson();
      if (message.has("said")) {
        return message.get("said");
      }
    }
  }

  private static List<JsonNode> allHeard(Visitor.Line line) {
    return line.heard().stream().filter(message -> message.has("said")).toList();
  }

  @Test
  void another_emblem_is_shown_to_everybody_who_looks_on() {
    var table = PureGuest.open(room);
    var ann = sits("ann", table, 1);
    var carls = Visitor.named(doors.port(), "carl").socket(ann.address() + "/socket");
    carls.nextJson();
    assertThat(ann.visitor().post("/api/me/emblem", "{\"emblem\":\"star\"}").statusCode())
        .isEqualTo(200);
    assertThat(worn(carls)).isEqualTo("ann star");
    var wrong = ann.visitor().post("/api/me/emblem", "{\"emblem\":\"comet\"}");
    assertThat(refused(wrong)).contains("not an emblem");
    assertThat(ann.visitor().post("/api/me/emblem", "{}").statusCode()).isEqualTo(200);
    assertThat(worn(carls)).as("none, and nothing of what was refused").isEqualTo("ann ");
  }

  private static String worn(Visitor.Line line) {
    while (true) {
      var message = line.nextJson();
      if (message.has("worn")) {
        var worn = message.get("worn");
        return worn.path("name").asString() + " " + worn.path("emblem").asString();
      }
    }
  }

  @Test
  void what_is_said_is_heard_by_those_at_the_table_and_the_floor_alone() {
    var table = PureGuest.open(room);
    var ann = sits("ann", table, 1);
    var bob = sits("bob", table, 2);
    var carl = new PureGuest(Visitor.named(doors.port(), "carl"), table, 3);
    var flo = Visitor.with(room, doors.port(), "flo", Role.FLOOR);
    var socket = ann.address() + "/socket";
    var bobs = bob.visitor().socket(socket);
    var carls = carl.visitor().socket(socket);
    var flos = flo.socket(socket);
    carls.nextJson();
    flos.nextJson();
    var events = room.records().lastNumber(table);
    assertThat(says(ann, "line", "nice-hand").statusCode()).isEqualTo(200);
    assertThat(heard(bobs).path("line").asString()).isEqualTo("nice-hand");
    var typed = " <b>hi</b>\u202e \n\tbob\u0007 ";
    assertThat(says(ann, "text", typed).statusCode()).isEqualTo(200);
    var said = heard(bobs);
    assertThat(said.path("text").asString()).isEqualTo("<b>hi</b> bob");
    assertThat(said.path("player").asString()).isEqualTo("ann");
    assertThat(heard(flos).path("line").asString()).isEqualTo("nice-hand");
    assertThat(refused(says(carl, "line", "hello"))).contains("Only those who are at the table");
    // Whatever carl is told next comes after what was not for them.
    bob.act("sit-out");
    assertThat(carls.nextJson().has("said")).isFalse();
    assertThat(allHeard(carls)).isEmpty();
    assertThat(room.records().lastNumber(table)).as("but for sitting out").isEqualTo(events + 1);
    // A person who comes back to the table hears what was said last.
    assertThat(heard(bob.visitor().socket(socket)).path("line").asString()).isEqualTo("nice-hand");
  }

  @Test
  void what_is_reported_is_for_the_floor_to_read_and_cannot_be_made_up() {
    var table = PureGuest.open(room);
    var ann = sits("ann", table, 1);
    var bob = sits("bob", table, 2);
    var flo = Visitor.with(room, doors.port(), "flo", Role.FLOOR);
    var id = Json.read(says(ann, "text", "you fool").body()).path("id").asLong();
    var report = "%s/talk/%d/report".formatted(ann.address(), id);
    assertThat(flo.json("/api/talk/reports")).isEmpty();
    assertThat(bob.visitor().post(report, "").statusCode()).isEqualTo(200);
    var told = flo.json("/api/talk/reports").get(0);
    assertThat(told.path("by").asString()).isEqualTo("bob");
    assertThat(told.path("player").asString()).isEqualTo("ann");
    assertThat(told.path("text").asString()).isEqualTo("you fool");
    assertThat(told.path("table").asLong()).isEqualTo(table);
    assertThat(refused(bob.visitor().post(report.replace("" + id, "7"), ""))).contains("no longer");
    assertThat(bob.visitor().get("/api/talk/reports").statusCode()).isEqualTo(403);
    var admin = Visitor.with(room, doors.port(), "ada", Role.ADMIN);
    assertThat(admin.get("/api/audit").body()).contains("talk-reported", "you fool");
  }

  @Test
  void whoever_holds_hidden_cards_has_the_rooms_lines_alone() {
    var olga = Visitor.named(doors.port(), "olga");
    var body = Json.object().put("house", "ocean-view").put("game", "texas-holdem").put("seats", 4);
    var opened = olga.post("/api/tables", Json.text(body.put("stakes", "limit $4-$8")));
    assertThat(opened.statusCode()).as(opened.body()).isEqualTo(201);
    var table = Json.read(opened.body()).path("id").asLong();
    var ann = sits("ann", table, 1);
    var before = says(ann, "text", "before the deal");
    assertThat(before.statusCode()).as(before.body()).isEqualTo(200);
    sits("bob", table, 2);
    // A hand begins where somebody looks on.
    var line = ann.visitor().socket(ann.address() + "/socket");
    Awaitility.await()
        .atMost(Duration.ofMinutes(1))
        .until(() -> ann.visitor().json(ann.address()).toString().contains("??"));
    assertThat(refused(says(ann, "text", "I have aces"))).contains("cards that others do not see");
    assertThat(says(ann, "line", "good-luck").statusCode()).isEqualTo(200);
    // A player without cards in this hand has none to reveal.
    var carl = sits("carl", table, 3);
    assertThat(says(carl, "text", "what a hand").statusCode()).isEqualTo(200);
    line.close();
  }

  @Test
  void a_house_may_have_no_talk_or_its_lines_alone_and_nobody_talks_all_the_time() {
    var table = PureGuest.open(room);
    var ann = sits("ann", table, 1);
    assertThat(refused(says(ann, "text", "x".repeat(141)))).contains("1 to 140 characters");
    assertThat(refused(says(ann, "text", "\u200b\u202e"))).contains("1 to 140 characters");
    assertThat(refused(says(ann, "line", "shout"))).contains("'shout' is not a line");
    try (var quiet = new WebServer(room, "localhost", 0, RequestLimits.NONE.with(TalkMode.OFF));
        var polite =
            new WebServer(room, "localhost", 0, BurstLimits.STANDARD.with(TalkMode.LINES))) {
      var here = new PureGuest(ann.visitor().at(quiet.port()), table, 1);
      assertThat(here.visitor().json(here.address() + "/talk").path("mode").asString())
          .isEqualTo("off");
      assertThat(refused(says(here, "line", "hello"))).contains("no talk at this house");
      var there = new PureGuest(ann.visitor().at(polite.port()), table, 1);
      assertThat(refused(says(there, "text", "hi"))).contains("own lines");
      var answer = says(there, "line", "hello");
      for (int i = 0; i < 20 && answer.statusCode() == 200; i++) {
        answer = says(there, "line", "hello");
      }
      assertThat(refused(answer)).contains("faster than people can read");
    }
  }
}
