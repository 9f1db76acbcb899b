package cardroom.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.houses.Catalogue;
import cardroom.server.bots.ThinkingTime;
import cardroom.server.catalogue.SheetCatalogue;
import cardroom.server.codec.Json;
import cardroom.server.startup.OpenRoom;
import cardroom.server.startup.OpenRoom.Demo;
import cardroom.server.startup.RoomPlan;
import cardroom.server.table.ClockTimes;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Tables that guests open: of every house and game, with every option the lobby offers.
class HousesTest {
  @TempDir Path folder;
  private OpenRoom room;

  @BeforeEach
  void open() {
    var plan =
        RoomPlan.standard(folder).on("localhost", 0).with(Demo.NO).with(ThinkingTime.AT_ONCE);
    plan = plan.with(RequestLimits.NONE).with(ClockTimes.STANDARD.unwatched());
    room = OpenRoom.open(plan, new SheetCatalogue(Catalogue.packaged()), Map.of());
  }

  @AfterEach
  void close() {
    room.close();
  }

  private static JsonNode opened(Visitor guest, String body) {
    var answer = guest.post("/api/tables", body);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
    return Json.read(answer.body());
  }

  @Test
  void every_game_of_every_house_is_dealt_at_a_guests_own_table() {
    var ann = Visitor.named(room.port(), "ann");
    var houses = new TreeSet<String>();
    for (var house : ann.json("/api/houses")) {
      houses.add(house.path("id").asString());
      for (var game : house.path("games")) {
        var stakes = game.path("stakes");
        var last = stakes.get(stakes.size() - 1).path("id").asString();
        var body = Json.object().put("stakes", last).put("seats", 3).put("bots", 3);
        body.set("house", house.get("id"));
        body.set("game", game.get("id"));
        var table = opened(ann, Json.text(body));
        var line = ann.socket("/api/tables/" + table.path("id").asLong() + "/socket");
        var first = line.nextJson();
        assertThat(first.path("zones").path("table").path("stakes").asString()).startsWith(last);
        while (!line.nextJson().path("story").toString().contains("\"deal\"")) {
          // Bots sit, take the bank and bet.
        }
        line.close();
      }
    }
    assertThat(houses).contains("casino-club", "ocean-view", "aviator", "bureau-standard");
  }

  @Test
  void a_table_by_link_has_its_options_and_is_listed_for_its_owner_alone() {
    var ann = Visitor.named(room.port(), "ann");
    var bob = Visitor.named(room.port(), "bob");
    var body =
        """
        {"house":"casino-club","game":"pure-21.5","stakes":"schedule 2","seats":4,"name":"Friday",
         "options":{"hit-soft-17":"false"},"public":false}
        """;
    var table = opened(ann, body);
    var link = table.path("link").asString();
    assertThat(link).contains("?invite=");
    var address = "/api/tables/" + table.path("id").asLong();
    Awaitility.await().until(() -> ann.json("/api/tables").size() == 1);
    assertThat(ann.json("/api/tables").get(0).path("link").asString()).isEqualTo(link);
    assertThat(bob.json("/api/tables")).isEmpty();
    assertThat(new Visitor(room.port()).json("/api/tables")).isEmpty();
    assertThat(bob.get(address).statusCode()).isEqualTo(404);
    var seen = bob.json(address + link.substring(link.indexOf('?')));
    assertThat(seen.path("zones").path("seats")).hasSize(4);
    assertThat(seen.path("zones").path("table").path("name").asString()).isEqualTo("Friday");
  }

  /// Answers whatever is asked while a table has not closed yet.
  private static void decides(PureGuest guest, Visitor owner) {
    Stream.of("done", "no-insurance", "stand", "hit", "decline")
        .filter(id -> !owner.json("/api/tables").isEmpty() && guest.offered(id).isPresent())
        .findFirst()
        .ifPresent(guest::act);
  }

  @Test
  void whoever_opened_a_table_may_close_it_and_every_chip_goes_home() {
    var ann = Visitor.named(room.port(), "ann");
    var bob = Visitor.named(room.port(), "bob");
    var body = "{\"house\":\"casino-club\",\"game\":\"pure-21.5\",\"seats\":4,\"bots\":2}";
    var table = opened(ann, body).path("id").asLong();
    var seat = new PureGuest(bob, table, 4);
    var line = bob.socket(seat.address() + "/socket");
    Awaitility.await().until(() -> seat.offered("sit").isPresent());
    seat.act("sit");
    assertThat(bob.delete(seat.address()).body()).contains("not yours to close");
    var closed = ann.delete(seat.address());
    // The bots may be in the middle of a round: it is played to its end first.
    assertThat(closed.statusCode()).as(closed.body()).isIn(200, 202);
    Awaitility.await()
        .atMost(Duration.ofSeconds(30))
        .until(
            () -> {
              decides(seat, ann);
              return ann.json("/api/tables").isEmpty();
            });
    assertThat(bob.json("/api/me").path("tablesCents").asLong()).isZero();
    Awaitility.await().until(() -> line.closedWith() == 1001);
    assertThat(bob.get(seat.address()).body()).contains("This table is closed");
    close();
    open();
    assertThat(new Visitor(room.port()).get(seat.address()).body())
        .contains("This table is closed");
  }

  @Test
  void what_the_sheet_does_not_know_is_refused_by_name() {
    var ann = Visitor.named(room.port(), "ann");
    var head = "{\"house\":\"casino-club\",\"game\":\"pure-21.5\",";
    for (var wrong :
        Map.of(
                "\"options\":{\"no-such-key\":\"1\"}}", "no-such-key",
                "\"stakes\":\"schedule 99\"}", "99",
                "\"stakes\":\"a lot\"}", "a lot",
                "\"seats\":19}", "19",
                "\"bots\":7,\"seats\":3}", "bots")
            .entrySet()) {
      var answer = ann.post("/api/tables", head + wrong.getKey());
      assertThat(answer.statusCode()).as(answer.body()).isBetween(400, 422);
      assertThat(answer.body()).contains(wrong.getValue());
    }
    assertThat(ann.json("/api/tables")).isEmpty();
  }
}
