package cardroom.server.api;

import static cardroom.server.RefusalAssert.assertThat;
import static cardroom.server.RefusalAssert.heard;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.server.Places;
import cardroom.server.codec.Json;
import cardroom.server.odd.OddCatalogue;
import cardroom.server.odd.OddPlayer;
import cardroom.server.people.LimitSettings;
import cardroom.server.people.Role;
import cardroom.server.shoe.Entropy;
import cardroom.server.shoe.SealedShoe;
import cardroom.server.verify.Verifier;
import java.net.http.HttpResponse;
import java.sql.DriverManager;
import java.util.ArrayList;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;

/// What people set for themselves, how they pause, and how they go.
class SelfLimitsTest extends OddRoom {
  private Visitor ann() {
    return Visitor.withAccount(doors.port(), "ann");
  }

  private HttpResponse<String> act(Visitor guest, String id, long cents) {
    var path = "/api/tables/%d".formatted(table);
    var body = Json.object().put("key", OddPlayer.freshKey()).put("id", id).put("position", "1");
    body.put("number", guest.json(path).path("number").asLong()).put("amountCents", cents);
    return guest.post(path + "/commands", Json.text(body));
  }

  private static void wish(Visitor guest, String json) {
    assertThat(guest.post("/api/me/wishes", json).statusCode()).isEqualTo(200);
  }

  /// Stakes all and guesses wrong.
  private void lose(Visitor guest, long cents) {
    act(guest, "stake", cents);
    act(guest, "peek", 0);
    var card = guest.json("/api/tables/%d".formatted(table)).path("zones").path("positions");
    var face = card.get(0).path("hands").get(0).path("cards").get(0).asString();
    assertThat(act(guest, face.matches(".[hd]") ? "black" : "red", 0).body())
        .contains("\"ok\":true");
  }

  @Test
  void nobody_brings_more_to_a_table_than_they_want_to_lose_in_a_day() {
    var ann = ann();
    wish(ann, "{\"lossCents\":20000}");
    assertThat(act(ann, "sit", 20_001)).cites("ROOM-LIMIT").says("Bring $200 or less");
    assertThat(act(ann, "sit", 20_000).body()).contains("\"ok\":true");
    lose(ann, 15_000);
    act(ann, "leave", 0);
    assertThat(act(ann, "sit", 5_001)).cites("ROOM-LIMIT").says("Bring $50 or less");
    act(ann, "sit", 5_000);
    lose(ann, 5_000);
    act(ann, "leave", 0);
    assertThat(act(ann, "sit", 100)).cites("ROOM-LIMIT").says("Come back tomorrow");
    assertThat(ann.json("/api/me/wishes").path("day").path("netCents").asLong()).isEqualTo(-20_000);
    hours.set(25);
    assertThat(act(ann, "sit", 20_000).body()).contains("\"ok\":true");
  }

  @Test
  void a_stricter_limit_holds_at_once_and_a_looser_one_after_a_day() {
    var ann = ann();
    wish(ann, "{\"lossCents\":50000,\"checkMinutes\":30}");
    wish(ann, "{\"lossCents\":10000}");
    assertThat(act(ann, "sit", 10_001)).cites("ROOM-LIMIT");
    wish(ann, "{}");
    assertThat(act(ann, "sit", 10_001)).as("lifted in the heat").cites("ROOM-LIMIT");
    var later = ann.json("/api/me/wishes").path("later");
    assertThat(later.path("lossCents").asLong()).isZero();
    assertThat(later.path("lossFromMs").asLong()).isPositive();
    assertThat(later.path("minutesFromMs").asLong()).isZero();
    hours.set(25);
    assertThat(act(ann, "sit", 10_001).body()).contains("\"ok\":true");
  }

  private static long from(Visitor guest, String limit) {
    return guest.json("/api/me/wishes").path("later").path(limit).asLong();
  }

  @Test
  void the_day_of_a_looser_limit_begins_once() {
    var ann = ann();
    wish(ann, "{\"lossCents\":10000,\"minutes\":60}");
    wish(ann, "{\"lossCents\":50000,\"minutes\":60}");
    var due = from(ann, "lossFromMs");
    hours.set(10);
    wish(ann, "{\"lossCents\":50000,\"minutes\":60}");
    wish(ann, "{\"lossCents\":40000,\"minutes\":60}");
    assertThat(from(ann, "lossFromMs")).as("the same again, and a stricter one").isEqualTo(due);
    wish(ann, "{\"lossCents\":40000,\"minutes\":90}");
    assertThat(from(ann, "lossFromMs")).as("beside another one").isEqualTo(due);
    assertThat(from(ann, "minutesFromMs")).isGreaterThan(due);
    assertThat(act(ann, "sit", 10_001)).cites("ROOM-LIMIT");
    hours.set(25);
    assertThat(act(ann, "sit", 40_000).body()).contains("\"ok\":true");
    assertThat(ann.json("/api/me/wishes").path("minutes").asLong()).isEqualTo(60);
    hours.set(35);
    assertThat(ann.json("/api/me/wishes").path("minutes").asLong()).isEqualTo(90);
    wish(ann, "{\"lossCents\":50000,\"minutes\":90}");
    assertThat(from(ann, "lossFromMs")).as("looser than what holds").isGreaterThan(due);
  }

  @Test
  void limits_as_they_were_written_before_each_had_its_own_day_are_read() {
    var old =
        "{\"now\":{\"loss\":100,\"minutes\":0,\"chips\":5,\"check\":3},"
            + "\"later\":{\"loss\":200,\"minutes\":0,\"chips\":5,\"check\":3},"
            + "\"laterFrom\":1000,\"pausedUntil\":7}";
    var read = LimitSettings.read(old);
    assertThat(read.at(999)).isEqualTo(new LimitSettings.Bounds(100, 0, 5, 3));
    assertThat(read.at(1000)).isEqualTo(new LimitSettings.Bounds(200, 0, 5, 3));
    assertThat(read.pausedUntil()).isEqualTo(7);
    assertThat(LimitSettings.read("{}").at(5)).isEqualTo(new LimitSettings.Bounds(0, 0, 0, 0));
  }

  @Test
  void a_pause_is_one_click_takes_them_from_the_table_and_is_never_shortened() {
    var ann = ann();
    act(ann, "sit", 20_000);
    act(ann, "stake", 100);
    assertThat(ann.post("/api/me/pause", "{\"hours\":48}").statusCode()).isEqualTo(200);
    assertThat(act(ann, "red", 0).body()).as("the round goes on").contains("\"ok\":true");
    Awaitility.await()
        .until(
            () -> {
              room.stopping().all();
              return ann.json("/api/me").path("tablesCents").asLong() == 0;
            });
    ann.post("/api/me/pause", "{\"hours\":1}");
    assertThat(ann.json("/api/me").path("stopped").asString()).startsWith("You asked for a break");
    assertThat(act(ann, "sit", 100)).cites("ROOM-LIMIT").says("which lasts another 2 days");
    hours.set(20);
    assertThat(act(ann, "sit", 100)).cites("ROOM-LIMIT").says("which lasts another 28 hours");
    hours.set(47);
    assertThat(act(ann, "sit", 100)).cites("ROOM-LIMIT").says("which lasts another 60 minutes");
    assertThat(ann.post("/api/me/chips", "{}")).cites("ROOM-LIMIT");
    assertThat(ann.post("/api/tables", "{\"house\":\"h\",\"game\":\"g\"}")).cites("ROOM-LIMIT");
    assertThat(ann.post("/api/tables/%d/waiting".formatted(table), "{}")).cites("ROOM-LIMIT");
    var line = ann.socket("/api/tables/%d/socket".formatted(table));
    var sit = Json.object().put("key", OddPlayer.freshKey()).put("id", "sit").put("number", 1);
    line.send(Json.text(sit.put("position", "1").put("amountCents", 100)));
    assertThat(heard(line.answer(new ArrayList<>()))).cites("ROOM-LIMIT");
    hours.set(49);
    assertThat(act(ann, "sit", 100).body()).contains("\"ok\":true");
  }

  @Test
  void play_chips_and_time_have_their_own_limits() {
    var ann = ann();
    var cal = Visitor.with(room, doors.port(), "cal", Role.CAGE);
    wish(ann, "{\"chipsCents\":100000}");
    var gift = "{\"name\":\"ann\",\"cents\":500,\"reason\":\"luck\"}";
    assertThat(cal.post("/api/cage/chips", gift)).cites("ROOM-LIMIT").says("$1000");
    hours.set(25);
    cal.signsIn("cal", Visitor.PASSWORD);
    assertThat(cal.post("/api/cage/chips", gift).statusCode()).isEqualTo(200);
    wish(ann, "{\"chipsCents\":100000,\"minutes\":1}");
    act(ann, "sit", 20_000);
    lose(ann, 100);
    Awaitility.await()
        .until(
            () -> {
              room.stopping().all();
              return ann.json("/api/me").path("tablesCents").asLong() == 0;
            });
    assertThat(act(ann, "sit", 100)).cites("ROOM-LIMIT").says("played 1 minute in");
  }

  @Test
  void limits_that_were_loosened_in_the_database_are_found() throws Exception {
    wish(ann(), "{\"lossCents\":10000}");
    var seals = new SealedShoe(Places.KEY, Entropy.ofTheSystem());
    try (var database = DriverManager.getConnection(Places.sqlite(folder));
        var statement = database.createStatement()) {
      statement.execute("create temp table kept as select * from person");
      statement.execute("update person set wishes = '{}'");
      assertThat(
              Verifier.verify(Places.sqlite(folder), new OddCatalogue(), seals)
                  .findings()
                  .toString())
          .contains("has other limits than they set for themselves");
      statement.execute("update person set wishes = (select wishes from kept)");
      statement.execute("update person set closed_at = 5");
      assertThat(
              Verifier.verify(Places.sqlite(folder), new OddCatalogue(), seals)
                  .findings()
                  .toString())
          .contains("is closed in one place");
      statement.execute("update person set closed_at = 0");
    }
  }

  @Test
  void everything_known_of_somebody_can_be_taken_out_and_nothing_of_others() {
    var ann = ann();
    Visitor.withAccount(doors.port(), "bob");
    act(ann, "sit", 20_000);
    lose(ann, 100);
    var data = ann.get("/api/me/data.json");
    assertThat(data.headers().firstValue("Content-Disposition").orElse("")).contains("attachment");
    var json = Json.read(data.body());
    assertThat(json.path("rounds")).hasSize(1);
    assertThat(json.path("movements").size()).isGreaterThan(3);
    assertThat(json.path("accountEvents").toString()).contains("account");
    assertThat(json.path("sessions")).hasSize(1);
    assertThat(data.body()).doesNotContain("bob", "argon2", ann.cookie().replaceAll(".*=", ""));
    assertThat(new Visitor(doors.port()).get("/api/me/data.json").statusCode()).isEqualTo(401);
  }

  @Test
  void an_account_closes_for_good_once_its_chips_are_back() {
    var ann = ann();
    var phone = new Visitor(doors.port());
    phone.signsIn("ann", Visitor.PASSWORD);
    act(ann, "sit", 20_000);
    var right = "{\"password\":\"%s\"}".formatted(Visitor.PASSWORD);
    assertThat(ann.post("/api/me/close", "{\"password\":\"not this one\"}").statusCode())
        .isEqualTo(403);
    assertThat(ann.post("/api/me/close", right).body())
        .contains("You have chips at table " + table);
    act(ann, "leave", 0);
    assertThat(ann.post("/api/me/close", right).statusCode()).isEqualTo(200);
    assertThat(ann.get("/api/me").statusCode()).isEqualTo(401);
    assertThat(phone.get("/api/me").statusCode()).isEqualTo(401);
    assertThat(phone.signsIn("ann", Visitor.PASSWORD).statusCode()).isEqualTo(403);
    assertThat(room.guests().accounts("ann").values()).allMatch(cents -> cents == 0);
    assertThat(new Visitor(doors.port()).post("/api/guest", "{\"name\":\"ann\"}"))
        .as("nobody plays as somebody who has left")
        .cites("ROOM-NAME");
    var ada = Visitor.with(room, doors.port(), "ada", Role.ADMIN);
    assertThat(ada.post("/api/me/close", right).body()).contains("the only admin");
  }

  @Test
  void nobody_closes_an_account_whose_last_chips_are_in_play() {
    var ann = ann();
    act(ann, "sit", 20_000);
    act(ann, "stake", 20_000);
    var right = "{\"password\":\"%s\"}".formatted(Visitor.PASSWORD);
    assertThat(ann.post("/api/me/close", right).body())
        .contains("You have chips at table " + table);
    act(ann, "red", 0);
    act(ann, "leave", 0);
    assertThat(ann.post("/api/me/close", right).statusCode()).isEqualTo(200);
    assertThat(room.guests().accounts("ann").values()).allMatch(cents -> cents == 0);
  }
}
