package cardroom.server.api;

import static cardroom.server.RefusalAssert.assertThat;
import static cardroom.server.RefusalAssert.heard;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.server.Places;
import cardroom.server.Room;
import cardroom.server.codec.Json;
import cardroom.server.journal.Database;
import cardroom.server.odd.OddPlayer;
import cardroom.server.people.Role;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.concurrent.CompletionException;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// The room from outside: sessions, the socket, and what is refused.
class DoorsTest {
  @TempDir Path folder;
  private Room room;
  private WebServer doors;
  private long table;

  @BeforeEach
  void open() {
    room = Places.oddRoom(Database.at(Places.sqlite(folder)));
    doors = new WebServer(room, "localhost", 0, RequestLimits.STANDARD);
    table = OddPlayer.open(room, "Odd one");
  }

  @AfterEach
  void close() {
    doors.close();
    room.close();
  }

  private String command(long number, String id, long cents) {
    return "{\"key\":\"%s\",\"number\":%d,\"id\":\"%s\",\"position\":\"1\",\"amountCents\":%d}"
        .formatted(OddPlayer.freshKey(), number, id, cents);
  }

  @Test
  void a_guest_sits_down_over_the_socket_and_is_dealt_a_hidden_card() {
    var ann = Visitor.named(doors.port(), "ann");
    var rail = new Visitor(doors.port()).socket("/api/tables/" + table + "/socket");
    assertThat(rail.nextJson().path("choices")).isEmpty();
    var line = ann.socket("/api/tables/" + table + "/socket");
    assertThat(line.nextJson().path("zones").size()).isEqualTo(9);
    line.send(command(1, "sit", 50_000));
    var shown = new ArrayList<JsonNode>();
    assertThat(line.answer(shown).path("number").asInt()).isEqualTo(2);
    assertThat(shown).as("nothing is shown before the answer").isEmpty();
    assertThat(line.nextJson().path("zones").path("seats").get(0).path("player").asString())
        .isEqualTo("ann");
    line.send(command(2, "stake", 1_000));
    assertThat(line.answer(shown).path("ok").asBoolean()).isTrue();
    var dealt = line.nextJson();
    assertThat(dealt.path("zones").path("positions").toString()).contains("??");
    assertThat(dealt.path("zones").has("table")).isTrue();
    assertThat(dealt.path("zones").has("pots")).as("only what changed").isFalse();
    line.send(command(5, "peek", 0));
    assertThat(line.answer(shown).path("ok").asBoolean()).isTrue();
    assertThat(line.nextJson().path("zones").path("positions").toString()).doesNotContain("??");
    assertThat(rail.nextJson().path("zones").has("seats")).isTrue();
    assertThat(rail.nextJson().toString()).contains("??");
    assertThat(rail.nextJson().path("zones").has("positions")).isFalse();
  }

  @Test
  void whoever_comes_back_is_told_what_happened_meanwhile() {
    var ann = Visitor.named(doors.port(), "ann");
    ann.post("/api/tables/%d/commands".formatted(table), command(1, "sit", 50_000));
    var answer = ann.post("/api/tables/%d/commands".formatted(table), command(2, "stake", 100));
    assertThat(Json.read(answer.body()).path("number").asInt()).isEqualTo(5);
    var line = ann.socket("/api/tables/" + table + "/socket?last=2");
    var story = line.nextJson().path("story");
    assertThat(story).hasSize(3);
    assertThat(story.get(0).path("number").asInt()).isEqualTo(3);
    assertThat(story.get(2).path("cards").get(0).asString()).isEqualTo("??");
  }

  @Test
  void whoever_comes_in_the_middle_of_a_round_is_told_how_it_went_so_far() {
    var ann = Visitor.named(doors.port(), "ann");
    ann.post("/api/tables/%d/commands".formatted(table), command(1, "sit", 50_000));
    ann.post("/api/tables/%d/commands".formatted(table), command(2, "stake", 100));
    var story = ann.socket("/api/tables/" + table + "/socket").nextJson().path("story");
    assertThat(story).hasSize(4);
    assertThat(story.get(0).path("text").asString()).contains("ann");
    assertThat(story.get(3).path("number").asInt()).isEqualTo(5);
    assertThat(story.get(3).path("cards").get(0).asString()).isEqualTo("??");
  }

  @Test
  void what_cannot_be_read_is_refused_by_name_and_changes_nothing() {
    var line = Visitor.named(doors.port(), "ann").socket("/api/tables/" + table + "/socket");
    line.next();
    for (var wrong :
        List.of(
            "no json",
            "[]",
            "{}",
            "{\"key\":\"xyz\"}",
            command(1, "sit", -5),
            command(1, "", 5),
            command(1, "sit", 5).replace("\"1\"", "7"),
            "{\"key\":\"%s\",\"pad\":\"%s\"}".formatted("0".repeat(32), "x".repeat(5_000)))) {
      line.send(wrong);
      var answer = line.answer(new ArrayList<>());
      assertThat(heard(answer)).as(wrong).cites("ROOM-FORM");
    }
    line.send(command(1, "stake", 5));
    assertThat(heard(line.answer(new ArrayList<>()))).cites("ODD-1");
    assertThat(new OddPlayer(room, "ann", table).number()).isEqualTo(1);
    assertThat(line.closedWith()).isZero();
  }

  @Test
  void a_session_is_needed_to_act_and_its_word_with_every_change() {
    var path = "/api/tables/%d/commands".formatted(table);
    var nobody = new Visitor(doors.port());
    assertThat(nobody.post(path, "{}").statusCode()).isEqualTo(401);
    var ann = Visitor.named(doors.port(), "ann");
    assertThat(ann.withoutCsrf().post(path, "{}").statusCode()).isEqualTo(403);
    assertThat(ann.postFrom("https://elsewhere.example", path, "{}")).cites("ROOM-ORIGIN");
    assertThat(ann.postFrom("http://localhost:" + doors.port(), path, "{}")).cites("ROOM-FORM");
    assertThat(nobody.post("/api/guest", "{\"name\":\"Ann\"}")).cites("ROOM-NAME");
    assertThat(nobody.post("/api/guest", "{\"name\":\"#deck\"}")).cites("ROOM-FORM");
    assertThat(ann.json("/api/me").path("purseCents").asLong()).isEqualTo(100_000);
    assertThat(ann.get("/api/tables/99").statusCode()).isEqualTo(404);
  }

  @Test
  void whoever_sends_too_much_is_slowed_down_and_then_cut() {
    var line = Visitor.named(doors.port(), "ann").socket("/api/tables/" + table + "/socket");
    for (int i = 0; i < 100; i++) {
      line.send("{}");
    }
    var rules = new TreeSet<String>();
    for (int i = 0; i < 101; i++) {
      rules.add(line.nextJson().path("answer").path("rule").asString());
    }
    assertThat(rules).contains("ROOM-FORM", "ROOM-RATE");
    assertThat(line.closedWith()).isZero();
    flood(line);
    // The reason is lost if our own flood still fills the connection when the room hangs up.
    Awaitility.await()
        .atMost(java.time.Duration.ofMinutes(2))
        .until(() -> line.closedWith() == 1008 || line.isCut());
  }

  /// Sends until the room has had enough; being disconnected in the middle of it is what we want to
  /// see.
  private static void flood(Visitor.Line line) {
    try {
      for (int i = 0; i < 300; i++) {
        line.send("{}");
      }
    } catch (CompletionException cut) {
      assertThat(cut).hasCauseInstanceOf(IOException.class);
    }
  }

  @Test
  void the_lobby_lists_the_table_and_who_sits_there() {
    var ann = Visitor.named(doors.port(), "ann");
    ann.post("/api/tables/%d/commands".formatted(table), command(1, "sit", 50_000));
    var row = ann.json("/api/tables").get(0);
    assertThat(row.path("name").asString()).isEqualTo("Odd one");
    assertThat(row.path("players").get(0).asString()).isEqualTo("ann");
    assertThat(row.path("freeSeats").asInt()).isZero();
    assertThat(ann.json("/api/me").path("tables").get(0).path("stackCents").asLong())
        .isEqualTo(50_000);
    assertThat(ann.get("/api/me/statement.csv").body())
        .contains("player,-50000", "stack,50000", "player,100000", "total,,,fees,0,,,");
  }

  @Test
  void the_description_names_exactly_the_routes_that_are_served() {
    var described = new TreeSet<String>();
    Json.read(OpenApi.text())
        .path("paths")
        .properties()
        .forEach(
            path ->
                path.getValue()
                    .properties()
                    .forEach(
                        method ->
                            described.add(
                                method.getKey().toUpperCase(Locale.ROOT) + " " + path.getKey())));
    var served = new TreeSet<String>();
    Routes.of(
            room,
            new RequestGuard(room, RequestLimits.STANDARD, TlsAndHosts.PLAIN),
            RequestLimits.STANDARD)
        .all()
        .forEach(route -> served.add(route.method() + " " + route.path()));
    assertThat(described).isEqualTo(served);
    assertThat(new Visitor(doors.port()).json("/openapi.json").path("openapi").asString())
        .isEqualTo("3.1.0");
  }

  @Test
  void an_operator_sees_health_and_measurements() {
    var visitor = Visitor.with(room, doors.port(), "ann", Role.ADMIN);
    assertThat(new Visitor(doors.port()).get("/metrics").statusCode()).isEqualTo(401);
    assertThat(visitor.json("/health").path("ok").asBoolean()).isTrue();
    // A table is counted once it has been loaded.
    Awaitility.await()
        .untilAsserted(
            () ->
                assertThat(visitor.get("/metrics").body())
                    .contains("cardroom_commits_total", "cardroom_tables 1.0"));
  }
}
