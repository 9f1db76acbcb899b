package cardroom.server.api;

import static cardroom.server.RefusalAssert.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.server.OneTimeCodes;
import cardroom.server.Places;
import cardroom.server.codec.Json;
import cardroom.server.journal.Database;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// The second factor from end to end, with an authenticator of its own.
class SecondFactorTest {
  @TempDir Path folder;

  private static ObjectNode name() {
    return Json.object().put("name", "ann").put("password", Visitor.PASSWORD);
  }

  private static String password() {
    return Json.text(Json.object().put("password", Visitor.PASSWORD));
  }

  /// The first code of what was offered.
  static String first(JsonNode offer, String code) {
    return Json.text(Json.object().put("code", code).put("offer", offer.path("offer").asString()));
  }

  @Test
  void a_password_alone_opens_nothing_once_there_is_a_second_factor() throws Exception {
    try (var room = Places.oddRoom(Database.at(Places.sqlite(folder)));
        var doors = new WebServer(room, "localhost", 0, RequestLimits.NONE)) {
      var ann = Visitor.withAccount(doors.port(), "ann");
      assertThat(ann.post("/api/me/second", "{\"password\":\"no, not this\"}").statusCode())
          .isEqualTo(403);
      var offer = Json.read(ann.post("/api/me/second", password()).body());
      var secret = offer.path("secret");
      assertThat(ann.json("/api/me/account").path("second").asBoolean())
          .as("only once a code of it is shown")
          .isFalse();
      assertThat(ann.post("/api/me/second/code", first(offer, "000000x"))).cites("ROOM-SECOND");
      var first = first(offer, OneTimeCodes.at(secret.asString(), OneTimeCodes.now()));
      assertThat(ann.post("/api/me/second/code", first).statusCode()).isEqualTo(200);

      var phone = new Visitor(doors.port());
      assertThat(phone.enters("/api/session", name())).cites("ROOM-SECOND");
      var old = OneTimeCodes.at(secret.asString(), OneTimeCodes.now() - 20);
      assertThat(phone.enters("/api/session", name().put("code", old)).statusCode()).isEqualTo(403);
      // The code that turned it on is used up; the next one is right as well, since clocks differ.
      var next = OneTimeCodes.at(secret.asString(), OneTimeCodes.now() + 1);
      var in = phone.enters("/api/session", name().put("code", next));
      assertThat(in.statusCode()).as(in.body()).isEqualTo(200);
      assertThat(new Visitor(doors.port()).enters("/api/session", name().put("code", next)))
          .as("a code that somebody has looked at is used up")
          .cites("ROOM-SECOND");

      assertThat(ann.post("/api/me/second/off", "{\"password\":\"no, not this\"}").statusCode())
          .isEqualTo(403);
      assertThat(ann.post("/api/me/second/off", password()).statusCode()).isEqualTo(200);
      assertThat(new Visitor(doors.port()).signsIn("ann", Visitor.PASSWORD).statusCode())
          .isEqualTo(200);
    }
  }

  @Test
  void a_code_that_was_used_is_not_good_after_a_restart_either() throws Exception {
    String code;
    String secret;
    try (var room = Places.oddRoom(Database.at(Places.sqlite(folder)));
        var doors = new WebServer(room, "localhost", 0, RequestLimits.NONE)) {
      var ann = Visitor.withAccount(doors.port(), "ann");
      var offer = Json.read(ann.post("/api/me/second", password()).body());
      secret = offer.path("secret").asString();
      code = OneTimeCodes.at(secret, OneTimeCodes.now());
      var shown = ann.post("/api/me/second/code", first(offer, code));
      assertThat(shown.statusCode()).isEqualTo(200);
    }
    try (var room = Places.oddRoom(Database.at(Places.sqlite(folder)));
        var doors = new WebServer(room, "localhost", 0, RequestLimits.NONE)) {
      var thief = new Visitor(doors.port());
      assertThat(thief.enters("/api/session", name().put("code", code))).cites("ROOM-SECOND");
      var next = OneTimeCodes.at(secret, OneTimeCodes.now() + 1);
      assertThat(thief.enters("/api/session", name().put("code", next)).statusCode())
          .isEqualTo(200);
    }
  }
}
