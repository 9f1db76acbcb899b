package cardroom.server.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import cardroom.games.table.Setup;
import cardroom.houses.Catalogue;
import cardroom.server.Places;
import cardroom.server.Room;
import cardroom.server.api.RequestLimits.Cap;
import cardroom.server.api.RequestLimits.Caps;
import cardroom.server.catalogue.SheetCatalogue;
import cardroom.server.catalogue.TableOpening;
import cardroom.server.codec.Json;
import cardroom.server.journal.Database;
import cardroom.server.odd.OddPlayer;
import cardroom.server.table.ClockTimes;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// How much one person, one address and everybody together may ask of a room (Contract 15).
class RequestLimitsTest {
  @TempDir Path folder;

  private Room house() {
    var catalogue = new SheetCatalogue(Catalogue.packaged());
    var database = Database.at(Places.sqlite(folder));
    return new Room(Places.parts(database, catalogue).with(ClockTimes.ENDLESS));
  }

  private static String opening(int bots) {
    return "{\"house\":\"casino-club\",\"game\":\"pure-21.5\",\"seats\":6,\"bots\":%d}"
        .formatted(bots);
  }

  @Test
  void a_made_up_cookie_escapes_no_limit() throws Exception {
    try (var room = Places.oddRoom(Database.at(Places.sqlite(folder)));
        var doors = new WebServer(room, "localhost", 0, BurstLimits.STANDARD)) {
      var ann = Visitor.named(doors.port(), "ann");
      var refused = 0;
      try (var client = HttpClient.newHttpClient()) {
        for (int i = 0; i < 120; i++) {
          var request =
              HttpRequest.newBuilder(URI.create("http://localhost:" + doors.port() + "/api/tables"))
                  .header("Cookie", SessionCookie.name(false) + "=" + OddPlayer.freshKey())
                  .build();
          var answer = client.send(request, HttpResponse.BodyHandlers.ofString());
          refused += answer.statusCode() == 429 ? 1 : 0;
        }
      }
      assertThat(refused).isPositive();
      assertThat(ann.get("/api/me").statusCode()).as("who has a session").isEqualTo(200);
    }
  }

  @Test
  void several_lines_of_one_person_share_their_measure_and_are_counted() {
    var caps = new Caps(Cap.NONE, Cap.NONE, new Cap(2, 3, 100), 2);
    try (var room = Places.oddRoom(Database.at(Places.sqlite(folder)));
        var doors = new WebServer(room, "localhost", 0, BurstLimits.STANDARD.with(caps))) {
      var address = "/api/tables/" + OddPlayer.open(room, "Odd one") + "/socket";
      var ann = Visitor.named(doors.port(), "ann");
      var lines = List.of(ann.socket(address), ann.socket(address));
      lines.forEach(Visitor.Line::next);
      assertThat(ann.socket(address).next()).contains("ROOM-RATE", "You already have 2 open lines");
      new Visitor(doors.port()).socket(address).next();
      assertThat(new Visitor(doors.port()).socket(address).next()).contains("from your address");
      var rules = new ArrayList<String>();
      for (int i = 0; i < 30; i++) {
        for (var line : lines) {
          line.send("{}");
          rules.add(line.answer(new ArrayList<>()).path("rule").asString());
        }
      }
      assertThat(rules).as("bursts of 40, over both").contains("ROOM-RATE");
      lines.getFirst().close();
      Awaitility.await().until(() -> !ann.socket(address).next().contains("ROOM-RATE"));
    }
  }

  @Test
  void tables_and_bots_have_a_cap_per_guest_per_address_and_in_all() {
    var caps = new Caps(new Cap(2, 3, 4), new Cap(5, 100, 100), Cap.NONE, 2);
    try (var room = house();
        var doors = new WebServer(room, "localhost", 0, RequestLimits.NONE.with(caps))) {
      var ann = Visitor.named(doors.port(), "ann");
      var first = ann.post("/api/tables", opening(4));
      assertThat(first.statusCode()).isEqualTo(201);
      assertThat(ann.post("/api/tables", opening(2)).body()).contains("already have 4 bots");
      assertThat(ann.post("/api/tables", opening(0)).statusCode()).isEqualTo(201);
      var third = ann.post("/api/tables", opening(0));
      assertThat(third.statusCode()).isEqualTo(429);
      assertThat(third.body()).contains("You already have 2 tables of guests", "Close one first");
      var bob = Visitor.named(doors.port(), "bob");
      assertThat(bob.post("/api/tables", opening(0)).statusCode()).isEqualTo(201);
      assertThat(bob.post("/api/tables", opening(0)).body()).contains("from your address");
      ann.delete("/api/tables/" + Json.read(first.body()).path("id").asLong());
      Awaitility.await().until(() -> bob.post("/api/tables", opening(0)).statusCode() == 201);
    }
    try (var room = house();
        var doors = new WebServer(room, "localhost", 0, RequestLimits.NONE.with(caps))) {
      var cat = Visitor.named(doors.port(), "cat");
      assertThat(cat.post("/api/tables", opening(0)).statusCode()).isEqualTo(201);
      assertThat(cat.post("/api/tables", opening(0)).body())
          .as("those from before the restart count")
          .contains("The room has no more tables");
    }
  }

  @Test
  void engines_of_made_up_options_are_not_kept() {
    var catalogue = new SheetCatalogue(Catalogue.packaged());
    var setup = new Setup("Pure", new Setup.Stakes.Schedule(1), 99);
    var before = used();
    for (int i = 0; i < 300; i++) {
      // A comment makes a different text of the same option.
      var odd = Map.of("bank-limit", "net # " + i);
      var opening = new TableOpening("casino-club", "pure-21.5", setup, odd, "", "", 0);
      assertThatIllegalArgumentException().isThrownBy(() -> catalogue.engine(opening));
    }
    assertThat(used() - before).isLessThan(3L << 20);
    assertThat(catalogue.menus()).isNotEmpty();
  }

  private static long used() {
    System.gc();
    var runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }
}
