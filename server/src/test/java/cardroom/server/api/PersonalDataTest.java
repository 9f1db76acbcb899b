package cardroom.server.api;

import static cardroom.server.RefusalAssert.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.server.Places;
import cardroom.server.odd.OddPlayer;
import cardroom.server.people.PersonalData;
import cardroom.server.people.Role;
import java.sql.DriverManager;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// What people keep for themselves, who sees it, and what they have played.
class PersonalDataTest extends OddRoom {
  private static final String SECRET = "quokka";
  private static final String NOTE =
      "{\"about\":\"bob\",\"text\":\"<b>bluffs</b> like a %s\"}".formatted(SECRET);

  private static final String MUTE = "{\"about\":\"bob\"}";

  private void plays(String name, int rounds) {
    var player = new OddPlayer(room, name, table);
    player.act("sit", 20_000);
    for (int i = 0; i < rounds; i++) {
      player.act("stake", 500);
      player.act("peek", 0);
      player.act("red", 0);
    }
  }

  private static JsonNode mine(Visitor who) {
    return who.json("/api/me/personal");
  }

  @Test
  void notes_favourites_mutes_and_an_emblem_are_kept_changed_and_taken_out() {
    var ann = Visitor.withAccount(doors.port(), "ann");
    plays("ann", 2);
    assertThat(ann.post("/api/me/notes", NOTE).statusCode()).isEqualTo(200);
    assertThat(ann.post("/api/me/emblem", "{\"emblem\":\"moon\"}").statusCode()).isEqualTo(200);
    var round = "{\"table\":%d,\"round\":2}".formatted(table);
    assertThat(ann.post("/api/me/favourites", round).statusCode()).isEqualTo(200);
    assertThat(ann.post("/api/me/mutes", MUTE).statusCode()).isEqualTo(200);
    var kept = mine(ann);
    assertThat(kept.at("/mutes/0/about").asString()).isEqualTo("bob");
    assertThat(kept.path("emblem").asString()).isEqualTo("moon");
    assertThat(kept.at("/notes/0/text").asString()).isEqualTo("<b>bluffs</b> like a quokka");
    assertThat(kept.at("/favourites/0/round").asInt()).isEqualTo(2);
    assertThat(kept.at("/favourites/0/game").asString()).isEqualTo("odd");
    assertThat(ann.json("/api/me/rounds").findValuesAsString("favourite"))
        .containsExactly("true", "false");
    assertThat(ann.json("/api/me/data.json").path("personal").toString())
        .contains(SECRET, "moon", "\"round\":2", "\"mutes\":[{\"about\":\"bob\"");
    ann.post("/api/me/notes", NOTE.replace(SECRET, "lamb"));
    assertThat(mine(ann).path("notes")).as("one note a player").hasSize(1);
    ann.delete("/api/me/notes/bob");
    ann.delete("/api/me/mutes/bob");
    ann.delete("/api/me/favourites/%d/2".formatted(table));
    ann.post("/api/me/emblem", "{}");
    assertThat(mine(ann).path("notes")).isEmpty();
    assertThat(mine(ann).path("favourites")).isEmpty();
    assertThat(mine(ann).path("mutes")).isEmpty();
    assertThat(mine(ann).path("emblem").asString()).isEmpty();
  }

  @Test
  void only_the_rooms_emblems_short_notes_and_a_persons_own_rounds_are_accepted() {
    var ann = Visitor.named(doors.port(), "ann");
    var bob = Visitor.named(doors.port(), "bob");
    plays("ann", 1);
    assertThat(ann.post("/api/me/emblem", "{\"emblem\":\"<svg>\"}")).cites("ROOM-FORM");
    assertThat(bob.post("/api/me/favourites", "{\"table\":%d,\"round\":1}".formatted(table)))
        .cites("ROOM-UNKNOWN")
        .says("You have not played round 1");
    var about = "{\"about\":\"<b>\",\"text\":\"x\"}";
    assertThat(ann.post("/api/me/notes", about)).cites("ROOM-FORM");
    assertThat(ann.post("/api/me/mutes", about)).cites("ROOM-FORM");
    var tooLong = NOTE.replace(SECRET, "x".repeat(PersonalData.NOTE_LENGTH_MAX));
    assertThat(ann.post("/api/me/notes", tooLong)).cites("ROOM-FORM");
    for (int i = 0; i <= PersonalData.NOTES_MAX; i++) {
      var no = room.personal().note("ann", "bob" + i, "x");
      assertThat(no.isPresent()).as("note %d", i).isEqualTo(i == PersonalData.NOTES_MAX);
      var full = room.personal().mute("ann", "bob" + i, true).isPresent();
      assertThat(full).as("mute %d", i).isEqualTo(i == PersonalData.MUTES_MAX);
    }
    assertThat(new Visitor(doors.port()).get("/api/me/personal").statusCode()).isEqualTo(401);
  }

  /// Two rooms that differ only in what ann keeps: nobody else can tell them apart.
  @Test
  void a_note_a_favourite_and_a_mute_tell_nobody_anything_and_an_emblem_nothing_but_itself() {
    var ann = Visitor.withAccount(doors.port(), "ann");
    plays("ann", 1);
    var others = new ArrayList<Visitor>();
    others.add(new Visitor(doors.port()));
    others.add(Visitor.named(doors.port(), "bob"));
    for (var role : List.of(Role.FLOOR, Role.CAGE, Role.SURVEILLANCE, Role.ADMIN)) {
      others.add(Visitor.with(room, doors.port(), "x" + role.word(), role));
    }
    var before = others.stream().map(this::allSeen).toList();
    ann.post("/api/me/notes", NOTE);
    ann.post("/api/me/favourites", "{\"table\":%d,\"round\":1}".formatted(table));
    ann.post("/api/me/mutes", MUTE);
    var after = others.stream().map(this::allSeen).toList();
    assertThat(after).isEqualTo(before);
    assertThat(after.toString()).doesNotContain(SECRET);
    ann.post("/api/me/emblem", "{\"emblem\":\"star\"}");
    var worn = others.getFirst().json("/api/emblems?name=ann&name=bob&name=nobody-here");
    assertThat(worn.toString()).isEqualTo("{\"emblems\":[{\"name\":\"ann\",\"emblem\":\"star\"}]}");
    assertThat(others.stream().map(this::allSeen).toList()).isEqualTo(before);
  }

  private List<String> allSeen(Visitor who) {
    var paths =
        List.of(
            "/api/tables",
            "/api/requests",
            "/api/me",
            "/api/me/personal",
            "/api/me/data.json",
            "/api/me/rounds",
            "/api/me/statistics",
            "/api/audit",
            "/api/people",
            "/api/talk/reports",
            "/api/tables/" + table,
            "/api/tables/" + table + "/rounds/1",
            "/api/tables/" + table + "/journal",
            "/api/tables/0/journal");
    return paths.stream()
        .map(path -> path + " " + who.get(path).body().replaceAll("\"\\w*Ms\":\\d+", ""))
        .toList();
  }

  @Test
  void a_closed_account_keeps_nothing() throws Exception {
    var ann = Visitor.withAccount(doors.port(), "ann");
    ann.post("/api/me/notes", NOTE);
    ann.post("/api/me/emblem", "{\"emblem\":\"sun\"}");
    ann.post("/api/me/mutes", MUTE);
    var password = "{\"password\":\"%s\"}".formatted(Visitor.PASSWORD);
    assertThat(ann.post("/api/me/close", password).statusCode()).isEqualTo(200);
    try (var connection = DriverManager.getConnection(Places.sqlite(folder));
        var statement = connection.createStatement()) {
      for (var each : List.of("personal", "player_note", "favourite_round", "mute")) {
        try (var rows = statement.executeQuery("select count(*) from " + each)) {
          assertThat(rows.next() ? rows.getInt(1) : -1).as(each).isZero();
        }
      }
    }
  }

  @Test
  void rounds_statement_and_statistics_are_filtered_by_game_and_date_to_the_cent() {
    var ann = Visitor.named(doors.port(), "ann");
    plays("ann", 3);
    hours.set(48);
    var middle = Instant.now().plusSeconds(24 * 3_600).toEpochMilli();
    var player = new OddPlayer(room, "ann", table);
    player.act("stake", 700);
    player.act("peek", 0);
    player.act("red", 0);
    var all = ann.json("/api/me/rounds");
    assertThat(all).hasSize(4);
    assertThat(ann.json("/api/me/rounds?game=odd&to=" + middle)).hasSize(3);
    assertThat(ann.json("/api/me/rounds?from=" + middle)).hasSize(1);
    assertThat(ann.json("/api/me/rounds?game=whist")).isEmpty();
    assertThat(ann.get("/api/me/statement.csv?game=whist").body().lines()).hasSize(2);
    assertThat(ann.get("/api/me/statement.csv?from=" + middle).body().lines().count())
        .isLessThan(ann.get("/api/me/statement.csv").body().lines().count());
    var game = ann.json("/api/me/statistics?zone=America/Los_Angeles").path("games").get(0);
    assertThat(game.path("game").asString()).isEqualTo("odd");
    assertThat(game.path("rounds").asInt()).isEqualTo(4);
    assertThat(game.path("netCents").asLong()).isEqualTo(sum(all, "netCents"));
    assertThat(sum(game.path("days"), "netCents")).isEqualTo(sum(all, "netCents"));
    assertThat(sum(game.path("days"), "rounds")).isEqualTo(4);
    assertThat(game.path("won").asInt() + game.path("lost").asInt()).isLessThanOrEqualTo(4);
    player.act("stake", 300);
    assertThat(ann.json("/api/me/statistics").at("/games/0/wagers"))
        .as("a wager that is still open is not lost")
        .isEqualTo(game.path("wagers"));
    assertThat(ann.get("/api/me/statistics?zone=Moon/Base")).cites("ROOM-FORM");
    assertThat(ann.json("/api/me/statistics?from=" + middle).at("/games/0/rounds").asInt())
        .isEqualTo(1);
    assertThat(Visitor.named(doors.port(), "bob").json("/api/me/statistics").path("games"))
        .as("nobody else's")
        .isEmpty();
  }

  private static long sum(JsonNode rows, String field) {
    return StreamSupport.stream(rows.spliterator(), false)
        .mapToLong(row -> row.path(field).asLong())
        .sum();
  }
}
