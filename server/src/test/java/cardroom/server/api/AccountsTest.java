package cardroom.server.api;

import static cardroom.server.RefusalAssert.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.server.Places;
import cardroom.server.Room;
import cardroom.server.codec.Json;
import cardroom.server.journal.Database;
import cardroom.server.odd.OddPlayer;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.util.List;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Signing up, in and out, and every way in which that must not work.
class AccountsTest {
  @TempDir Path folder;
  private Room room;
  private WebServer doors;
  private long table;

  @BeforeEach
  void open() {
    open(RequestLimits.NONE);
    table = OddPlayer.open(room, "Odd one");
  }

  private void open(RequestLimits limits) {
    room = Places.oddRoom(Database.at(Places.sqlite(folder)));
    doors = new WebServer(room, "localhost", 0, limits);
  }

  @AfterEach
  void close() {
    doors.close();
    room.close();
  }

  private void reopen(RequestLimits limits) {
    close();
    open(limits);
  }

  private Visitor stranger() {
    return new Visitor(doors.port());
  }

  private Visitor account(String name) {
    return Visitor.withAccount(doors.port(), name);
  }

  private static JsonNode secrets(String... pairs) {
    var body = Json.object();
    for (int i = 0; i < pairs.length; i += 2) {
      body.put(pairs[i], pairs[i + 1]);
    }
    return body;
  }

  private static List<String> codes(String body) {
    return Json.read(body).path("codes").valueStream().map(JsonNode::asString).toList();
  }

  private static String sit(long cents) {
    var body = Json.object().put("key", OddPlayer.freshKey()).put("number", 1).put("id", "sit");
    return Json.text(body.put("position", "1").put("amountCents", cents));
  }

  @Test
  void a_guest_keeps_chips_and_seat_when_setting_a_password() {
    var ann = Visitor.named(doors.port(), "ann");
    var guest = ann.at(doors.port());
    ann.post("/api/tables/%d/commands".formatted(table), sit(50_000));
    var up = ann.enters("/api/account", secrets("password", Visitor.PASSWORD));
    assertThat(up.statusCode()).as(up.body()).isEqualTo(201);
    assertThat(codes(up.body())).hasSize(10);
    var me = ann.json("/api/me");
    assertThat(me.path("account").asBoolean()).isTrue();
    assertThat(me.path("name").asString()).isEqualTo("ann");
    assertThat(me.path("purseCents").asLong()).isEqualTo(50_000);
    assertThat(me.path("tables").get(0).path("stackCents").asLong()).isEqualTo(50_000);
    assertThat(guest.get("/api/me").statusCode()).as("the guest's own session").isEqualTo(401);
    assertThat(ann.enters("/api/account", secrets("password", "another otter here")).body())
        .contains("has an account already");
    var phone = stranger();
    assertThat(phone.signsIn("ANN", Visitor.PASSWORD).statusCode()).isEqualTo(200);
    assertThat(phone.json("/api/me").path("purseCents").asLong()).isEqualTo(50_000);
  }

  @Test
  void an_account_outlives_the_room_and_a_session_its_restart() {
    var ann = account("ann");
    reopen(RequestLimits.NONE);
    assertThat(ann.at(doors.port()).json("/api/me").path("account").asBoolean()).isTrue();
    assertThat(stranger().signsIn("ann", Visitor.PASSWORD).statusCode()).isEqualTo(200);
    assertThat(stranger().signsIn("ann", "seven quiet otter").statusCode()).isEqualTo(403);
  }

  @Test
  void nothing_tells_whether_a_name_has_an_account() {
    account("ann");
    Visitor.named(doors.port(), "guest");
    var answers =
        List.of("ann", "guest", "nobody").stream()
            .map(name -> stranger().signsIn(name, "not the password at all"))
            .toList();
    assertThat(answers).allMatch(answer -> answer.statusCode() == 403);
    assertThat(answers.stream().map(answer -> answer.body()).distinct()).hasSize(1);
    var recoveries =
        List.of("ann", "guest", "nobody").stream()
            .map(
                name ->
                    stranger()
                        .enters(
                            "/api/recovery",
                            secrets("name", name, "code", "00000", "password", "six loud herons")))
            .toList();
    assertThat(recoveries.stream().map(answer -> answer.body()).distinct()).hasSize(1);
  }

  @Test
  void wrong_tries_lock_a_name_out_here_whether_anybody_has_it_or_not() {
    account("ann");
    reopen(RequestLimits.STANDARD);
    for (var name : List.of("ann", "nobody")) {
      for (int i = 0; i < 5; i++) {
        assertThat(stranger().signsIn(name, "wrong wrong " + i).statusCode()).isEqualTo(403);
      }
      var locked = stranger().signsIn(name, Visitor.PASSWORD);
      assertThat(locked.statusCode()).isEqualTo(429);
      assertThat(locked).cites("ROOM-RATE").says("Too many wrong tries");
    }
  }

  @Test
  void the_right_password_forgets_the_wrong_tries_before_it() {
    account("ann");
    reopen(RequestLimits.STANDARD);
    for (int i = 0; i < 3; i++) {
      for (int wrong = 0; wrong < 3; wrong++) {
        stranger().signsIn("ann", "wrong wrong wrong");
      }
      assertThat(stranger().signsIn("ann", Visitor.PASSWORD).statusCode()).isEqualTo(200);
    }
  }

  @Test
  void a_changed_password_signs_every_other_device_out_and_ends_its_lines() {
    var ann = account("ann");
    var phone = stranger();
    phone.signsIn("ann", Visitor.PASSWORD);
    var line = phone.socket("/api/tables/%d/socket".formatted(table));
    line.next();
    var before = ann.at(doors.port());
    assertThat(
            ann.enters("/api/me/password", secrets("old", "nonsense nonsense", "password", "x"))
                .statusCode())
        .isEqualTo(403);
    var changed =
        ann.enters(
            "/api/me/password", secrets("old", Visitor.PASSWORD, "password", "six loud herons"));
    assertThat(changed.statusCode()).as(changed.body()).isEqualTo(200);
    assertThat(ann.get("/api/me").statusCode()).isEqualTo(200);
    assertThat(before.get("/api/me").statusCode()).as("the token from before").isEqualTo(401);
    assertThat(phone.get("/api/me").statusCode()).isEqualTo(401);
    Awaitility.await().until(() -> line.closedWith() == 1008);
    assertThat(stranger().signsIn("ann", Visitor.PASSWORD).statusCode()).isEqualTo(403);
    assertThat(stranger().signsIn("ann", "six loud herons").statusCode()).isEqualTo(200);
  }

  @Test
  void sessions_are_listed_and_end_one_by_one_or_everywhere_with_their_lines() {
    var ann = account("ann");
    var phone = stranger();
    phone.signsIn("ann", Visitor.PASSWORD);
    var tablet = stranger();
    tablet.signsIn("ann", Visitor.PASSWORD);
    var line = tablet.socket("/api/tables/%d/socket".formatted(table));
    line.next();
    var sessions = ann.json("/api/me/account").path("sessions");
    assertThat(sessions).hasSize(3);
    assertThat(sessions.toString()).doesNotContain(ann.cookie().replaceAll(".*=", ""));
    var current = phone.json("/api/me/account").path("sessions").valueStream();
    var id = current.filter(one -> one.path("current").asBoolean()).findFirst().orElseThrow();
    assertThat(ann.delete("/api/me/sessions/" + id.path("id").asString()).statusCode())
        .isEqualTo(200);
    assertThat(phone.get("/api/me").statusCode()).isEqualTo(401);
    assertThat(tablet.get("/api/me").statusCode()).isEqualTo(200);
    assertThat(ann.delete("/api/me/sessions").statusCode()).isEqualTo(200);
    Awaitility.await().until(() -> line.closedWith() == 1008);
    assertThat(ann.get("/api/me").statusCode()).isEqualTo(401);
    assertThat(tablet.get("/api/me").statusCode()).isEqualTo(401);
  }

  @Test
  void nobody_ends_anothers_session_or_uses_it_without_its_word() {
    var ann = account("ann");
    var bob = account("bob");
    var id = ann.json("/api/me/account").path("sessions").get(0).path("id").asString();
    assertThat(bob.delete("/api/me/sessions/" + id).statusCode()).isEqualTo(404);
    assertThat(ann.withoutCsrf().delete("/api/me/sessions").statusCode()).isEqualTo(403);
    assertThat(ann.postFrom("http://elsewhere.example", "/api/me/codes", "{\"password\":\"x\"}"))
        .cites("ROOM-ORIGIN");
    assertThat(
            stranger()
                .postFrom(
                    "http://elsewhere.example",
                    "/api/session",
                    Json.text(secrets("name", "ann", "password", Visitor.PASSWORD))))
        .cites("ROOM-ORIGIN");
    assertThat(ann.withoutCsrf().post("/api/account", "{\"password\":\"x\"}"))
        .as("who has a session must prove it even at the entrance")
        .cites("ROOM-CSRF");
  }

  @Test
  void a_recovery_code_lets_in_once_with_a_new_password() {
    var visitor = stranger();
    var up = visitor.enters("/api/account", secrets("name", "ann", "password", Visitor.PASSWORD));
    var code = codes(up.body()).get(4);
    var back = stranger();
    var body = secrets("name", "ann", "code", code, "password", "six loud herons");
    assertThat(back.enters("/api/recovery", body).statusCode()).isEqualTo(200);
    assertThat(visitor.get("/api/me").statusCode()).isEqualTo(401);
    assertThat(back.json("/api/me/account").path("codesLeft").asInt()).isEqualTo(9);
    assertThat(stranger().enters("/api/recovery", body).statusCode()).isEqualTo(403);
    assertThat(stranger().signsIn("ann", "six loud herons").statusCode()).isEqualTo(200);
    var fresh = back.post("/api/me/codes", Json.text(secrets("password", "six loud herons")));
    assertThat(codes(fresh.body())).hasSize(10).doesNotContain(code);
    var old = secrets("name", "ann", "code", codes(up.body()).get(1), "password", "five odd crows");
    assertThat(stranger().enters("/api/recovery", old).statusCode()).as("void").isEqualTo(403);
  }

  @Test
  void secrets_are_nowhere_plain_in_the_records() throws Exception {
    var ann = stranger();
    var up = ann.enters("/api/account", secrets("name", "ann", "password", Visitor.PASSWORD));
    var written = new StringBuilder();
    try (var connection = DriverManager.getConnection(Places.sqlite(folder));
        var statement = connection.createStatement()) {
      for (var name : List.of("event", "session", "person", "credential", "guest")) {
        try (var rows = statement.executeQuery("select * from " + name)) {
          while (rows.next()) {
            for (int i = 1; i <= rows.getMetaData().getColumnCount(); i++) {
              written.append(rows.getString(i)).append('\n');
            }
          }
        }
      }
    }
    assertThat(written)
        .contains("$argon2id$")
        .doesNotContain("otters", ann.cookie().replaceAll(".*=", ""))
        .doesNotContain(Json.read(up.body()).path("csrf").asString());
    codes(up.body()).forEach(code -> assertThat(written).doesNotContain(code));
    assertThat(written.toString().lines().filter(line -> line.contains("argon2id"))).hasSize(1);
  }

  @Test
  void a_guest_can_do_nothing_that_needs_an_account() {
    var ann = Visitor.named(doors.port(), "ann");
    for (var path : List.of("/api/me/codes", "/api/me/second", "/api/me/second/off")) {
      assertThat(ann.post(path, "{\"password\":\"x\"}")).as(path).cites("ROOM-ROLE");
    }
    var body = Json.text(secrets("old", "x", "password", "six loud herons"));
    assertThat(ann.post("/api/me/password", body)).cites("ROOM-ROLE");
    assertThat(ann.delete("/api/me/session").statusCode()).isEqualTo(200);
    assertThat(ann.get("/api/me").statusCode()).isEqualTo(401);
  }
}
