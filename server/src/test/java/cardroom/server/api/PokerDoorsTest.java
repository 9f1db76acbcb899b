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
import cardroom.server.shoe.Entropy;
import cardroom.server.shoe.SealedShoe;
import cardroom.server.table.ClockTimes;
import cardroom.server.verify.Verifier;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// A poker table over the API: limits, seats, buy-ins, the waiting list, absence and blinds.
class PokerDoorsTest {
  @TempDir Path folder;
  private final SheetCatalogue catalogue = new SheetCatalogue(Catalogue.packaged());
  private Room room;
  private WebServer doors;

  @BeforeEach
  void open() {
    open(ClockTimes.ENDLESS);
  }

  private void open(ClockTimes times) {
    var database = Database.at(Places.sqlite(folder));
    room = new Room(Places.parts(database, catalogue).with(times));
    doors = new WebServer(room, "localhost", 0, RequestLimits.NONE);
  }

  @AfterEach
  void close() throws Exception {
    doors.close();
    room.close();
    var seals = new SealedShoe(Places.KEY, Entropy.ofTheSystem());
    assertThat(Verifier.verify(Places.sqlite(folder), catalogue, seals).findings()).isEmpty();
  }

  private Visitor guest(String name) {
    return Visitor.named(doors.port(), name);
  }

  private static String body(String game, String stakes, int seats) {
    return Json.text(
        Json.object()
            .put("house", "ocean-view")
            .put("game", game)
            .put("stakes", stakes)
            .put("seats", seats));
  }

  private static long opened(Visitor guest, String stakes, int seats) {
    var answer = guest.post("/api/tables", body("texas-holdem", stakes, seats));
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
    return Json.read(answer.body()).path("id").asLong();
  }

  private static JsonNode send(Visitor.Line line, String id, String position, long cents, long at) {
    var json = Json.object().put("key", OddPlayer.freshKey()).put("number", at).put("id", id);
    line.send(Json.text(json.put("position", position).put("amountCents", cents)));
    return line.answer(new ArrayList<>());
  }

  /// The tags of a seat as somebody sees them.
  private static List<String> tags(Visitor visitor, long table, int seat) {
    var tags = new ArrayList<String>();
    visitor
        .json("/api/tables/" + table)
        .path("zones")
        .path("seats")
        .get(seat - 1)
        .path("tags")
        .forEach(tag -> tags.add(tag.asString()));
    return tags;
  }

  @Test
  void tables_are_opened_by_limit_or_spread_where_the_house_has_them() {
    var ann = guest("ann");
    var menu = ann.json("/api/houses").toString();
    assertThat(menu).contains("limit $4-$8", "spread $2-$10", "crazy-pineapple-high-low");
    opened(ann, "spread $2-$10", 9);
    assertThat(ann.post("/api/tables", body("omaha", "spread $2-$10", 6)).body())
        .contains("not played at spread limit", "POKER-BET-1");
    assertThat(ann.post("/api/tables", body("razz", "limit $7-$9", 6)).body())
        .contains("limit $7-$9");
    assertThat(ann.post("/api/tables", body("texas-holdem", "limit $4-$8", 12)).body())
        .contains("seats");
    var usual = "{\"house\":\"ocean-view\",\"game\":\"lowball\"}";
    var id = Json.read(ann.post("/api/tables", usual).body()).path("id").asLong();
    assertThat(ann.get("/api/tables/" + id).body()).contains("limit $4-$8");
    assertThat(ann.get("/api/tables/" + id + "/rules").body())
        .contains("LOWBALL-4", "POKER-BLIND-1", "COL-OVP-L-3");
  }

  @Test
  void a_buy_in_has_a_least_and_a_most_and_a_full_table_a_waiting_list() {
    var ann = guest("ann");
    var table = opened(ann, "limit $4-$8", 2);
    var address = "/api/tables/" + table;
    var line = ann.socket(address + "/socket");
    var number = line.nextJson().path("number").asLong();
    var little = send(line, "sit", "1", 1_000, number);
    assertThat(heard(little)).cites("ROOM-BUY-IN");
    assertThat(little.path("words").asString()).contains("Bring $80 to $8000");
    assertThat(send(line, "sit", "1", 40_000, number).path("ok").asBoolean()).isTrue();
    new PureGuest(guest("bob"), table, 2).act("sit");
    var cat = new PureGuest(guest("cat"), table, 2);
    assertThat(cat.offered("sit")).isEmpty();
    assertThat(cat.visitor().post(address + "/waiting", "").body()).contains("cat");
    var dan = new PureGuest(guest("dan"), table, 1);
    new PureGuest(ann, table, 1).act("leave");
    Awaitility.await().until(() -> cat.offered("sit").isPresent());
    assertThat(dan.offered("sit")).as("it is kept for Cat").isEmpty();
    var json = Json.object().put("key", OddPlayer.freshKey()).put("id", "sit");
    json.put("number", 99).put("position", "1").put("amountCents", 40_000);
    var at = dan.visitor().json(address).path("number").asLong();
    var barred = dan.visitor().post(address + "/commands", Json.text(json.put("number", at)));
    assertThat(barred).cites("ROOM-TABLE");
    cat.act("sit");
  }

  @Test
  void whoever_sits_out_misses_their_blind_and_posts_to_come_back() {
    var people = new ArrayList<PureGuest>();
    var table = opened(guest("own"), "limit $4-$8", 3);
    for (int seat = 1; seat <= 3; seat++) {
      people.add(new PureGuest(guest("p" + seat), table, seat));
      people.getLast().act("sit");
    }
    var out = people.get(2);
    var line = people.getFirst().visitor().socket("/api/tables/" + table + "/socket");
    Awaitility.await().until(() -> people.stream().anyMatch(p -> p.offered("fold").isPresent()));
    out.act("sit-out");
    assertThat(tags(out.visitor(), table, 3)).contains("you", "sitting-out");
    Awaitility.await()
        .atMost(Duration.ofSeconds(60))
        .until(
            () -> {
              foldAll(people);
              return tags(out.visitor(), table, 3).contains("missed-blind");
            });
    out.act("come-back");
    assertThat(out.offered("post")).isPresent();
    out.act("post");
    Awaitility.await()
        .atMost(Duration.ofSeconds(60))
        .until(
            () -> {
              foldAll(people);
              var seen = out.visitor().get("/api/tables/" + table).body();
              return !seen.contains("missed-blind") && seen.contains("\"bettor\":\"p3\"");
            });
    line.close();
  }

  @Test
  void a_seat_is_changed_between_hands_and_a_change_that_passes_nobody_costs_nothing()
      throws Exception {
    close();
    open(ClockTimes.ENDLESS.pausing(3_000));
    var people = new ArrayList<PureGuest>();
    var table = opened(guest("own"), "limit $4-$8", 4);
    for (int seat = 1; seat <= 3; seat++) {
      people.add(new PureGuest(guest("p" + seat), table, seat));
      people.getLast().act("sit");
    }
    var line = people.getFirst().visitor().socket("/api/tables/" + table + "/socket");
    var mover = people.getFirst();
    Awaitility.await()
        .atMost(Duration.ofSeconds(30))
        .until(() -> people.stream().anyMatch(one -> one.offered("fold").isPresent()));
    assertThat(mover.offered("move")).as("in a hand").isEmpty();
    Awaitility.await()
        .atMost(Duration.ofSeconds(30))
        .until(
            () -> {
              foldAll(people);
              return mover.offered("move").isPresent();
            });
    var move = mover.offered("move").orElseThrow();
    assertThat(move.path("position").asString()).isEqualTo("4");
    mover.act("move");
    assertThat(tags(mover.visitor(), table, 4)).contains("you").doesNotContain("waiting");
    assertThat(mover.offered("post")).as("nothing is owed").isEmpty();
    Awaitility.await()
        .atMost(Duration.ofSeconds(30))
        .until(
            () ->
                mover.visitor().json("/api/tables/" + table).path("zones").path("positions").size()
                    == 3);
    line.close();
  }

  private static void foldAll(List<PureGuest> people) {
    for (var guest : people) {
      if (guest.offered("fold").isPresent()) {
        guest.act("fold");
        return;
      }
    }
  }

  @Test
  void whoever_does_not_answer_checks_where_it_is_free_else_folds_and_sits_out() throws Exception {
    close();
    var day = Duration.ofDays(1).toMillis();
    open(new ClockTimes(day, day, day, 150, 0, 0, 0, 0));
    var table = opened(guest("own"), "limit $4-$8", 2);
    var ann = new PureGuest(guest("ann"), table, 1);
    new PureGuest(guest("bob"), table, 2).act("sit");
    ann.act("sit");
    var line = ann.visitor().socket(ann.address() + "/socket");
    Awaitility.await()
        .atMost(Duration.ofSeconds(30))
        .until(
            () ->
                tags(ann.visitor(), table, 1).contains("sitting-out")
                    || tags(ann.visitor(), table, 2).contains("sitting-out"));
    for (var entry : room.records().entries(table, 1)) {
      if (entry.kind().equals("decided")) {
        var body = Json.read(entry.body());
        assertThat(body.path("byRoom").asBoolean()).isTrue();
        assertThat(body.path("choice").asString()).isIn("check", "fold", "show", "muck");
      }
    }
    line.close();
  }
}
