package cardroom.server.api;

import static cardroom.server.RefusalAssert.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.houses.Catalogue;
import cardroom.server.Places;
import cardroom.server.Room;
import cardroom.server.catalogue.SheetCatalogue;
import cardroom.server.codec.Json;
import cardroom.server.journal.Database;
import java.nio.file.Path;
import java.util.HashMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Recorded hands that a guest uploads are shown step by step, or refused with line and reason.
class ReplayRouteTest {
  private static final String HAND =
      """
      variant = 'FT'
      antes = [0, 0, 0]
      blinds_or_straddles = [2, 4, 0]
      small_bet = 4
      big_bet = 8
      starting_stacks = [100, 100, 100]
      actions = ['d dh p1 ????', 'd dh p2 9h9c', 'd dh p3 AhKh', 'p3 cbr 8', 'p1 f', 'p2 cc',
        'd db 4s5s9s', 'p2 cc', 'p3 cbr 4', 'p2 cc', 'd db Kd', 'p2 cc', 'p3 cc',
        'd db 2c', 'p2 cbr 8', 'p3 cc', 'p2 sm 9h9c', 'p3 sm']
      hand = 12
      """;

  @TempDir Path folder;
  private Room room;
  private WebServer doors;

  @BeforeEach
  void open() {
    var catalogue = new SheetCatalogue(Catalogue.packaged());
    room = new Room(Places.parts(Database.at(Places.sqlite(folder)), catalogue));
    doors = new WebServer(room, "localhost", 0, RequestLimits.NONE);
  }

  @AfterEach
  void close() {
    doors.close();
    room.close();
  }

  @Test
  void every_clause_that_is_cited_comes_with_its_words() {
    var answer = Visitor.named(doors.port(), "ann").post("/api/replay", HAND);
    var hand = Json.read(answer.body()).path("replays").get(0);
    var words = new HashMap<String, String>();
    hand.path("rules")
        .forEach(rule -> words.put(rule.path("id").asString(), rule.path("sentence").asString()));
    assertThat(words.values()).isNotEmpty().doesNotContain("");
    for (var line : hand.path("story")) {
      var rule = line.path("rule").asString();
      assertThat(rule.isEmpty() || words.containsKey(rule)).as(rule).isTrue();
    }
    assertThat(words).containsKeys("POKER-BLIND-1", "POKER-SHOW-1");
  }

  @Test
  void a_recorded_hand_is_told_step_by_step() {
    var ann = Visitor.named(doors.port(), "ann");
    var answer = ann.post("/api/replay", HAND);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    var json = Json.read(answer.body());
    assertThat(json.path("hands").asInt()).isEqualTo(1);
    var hand = json.path("replays").get(0);
    assertThat(hand.path("hand").asString()).isEqualTo("12");
    assertThat(hand.path("agrees").asBoolean()).isTrue();
    assertThat(hand.path("story").toString())
        .contains("Seat 3 raises to $8", "Seat 1: a card face down", "Seat 3: Ah", "three nines");
    var steps = hand.path("steps");
    var first = steps.get(0).path("zones");
    assertThat(first.path("seats")).hasSize(3);
    assertThat(first.path("table").path("stakes").asString()).isEqualTo("limit $4-$8");
    assertThat(first.path("pots").get(0).path("amountCents").asInt()).isZero();
    var last = steps.get(steps.size() - 1).path("zones");
    assertThat(last.path("table").path("phase").asString()).isEqualTo("settled");
    assertThat(last.path("results").toString()).contains("\"bettor\":\"p2\"", "three nines");
    assertThat(steps.toString()).contains("[\"4s\",\"5s\",\"9s\",\"Kd\",\"2c\"]");
  }

  @Test
  void a_stack_that_nobody_knows_is_no_amount() {
    var ann = Visitor.named(doors.port(), "ann");
    var answer = ann.post("/api/replay", HAND.replace("[100, 100, 100]", "[100, inf, 100]"));
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    for (var step : Json.read(answer.body()).path("replays").get(0).path("steps")) {
      for (var seat : step.path("zones").path("seats")) {
        var isUnknown = seat.path("seat").asInt() == 2;
        assertThat(seat.path("tags").toString().contains("stack-unknown")).isEqualTo(isUnknown);
        assertThat(seat.path("stackCents").asLong()).isBetween(0L, isUnknown ? 0L : 20_000L);
      }
    }
  }

  @Test
  void what_cannot_be_played_is_refused_with_line_and_reason() {
    var ann = Visitor.named(doors.port(), "ann");
    var wrong = ann.post("/api/replay", HAND.replace("'p1 f', 'p2 cc'", "'p2 cc', 'p1 f'"));
    assertThat(wrong.statusCode()).isEqualTo(400);
    assertThat(wrong).cites("ROOM-FORM").says("action 'p2 cc'", "it is p1's turn");
    assertThat(ann.post("/api/replay", "variant = 'XX'").body()).contains("line 1");
    assertThat(ann.post("/api/replay", "").statusCode()).isBetween(200, 400);
    assertThat(ann.post("/api/replay", "#".repeat(60_001)).body()).contains("at most");
    assertThat(new Visitor(doors.port()).post("/api/replay", HAND).statusCode()).isEqualTo(401);
  }
}
