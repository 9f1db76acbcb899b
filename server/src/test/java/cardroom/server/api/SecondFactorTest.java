package cardroom.server.api;

import static cardroom.server.RefusalAssert.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.server.Places;
import cardroom.server.codec.Json;
import cardroom.server.journal.Database;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.node.ObjectNode;

/// The second factor from end to end, with an authenticator made after RFC 6238 here.
class SecondFactorTest {
  private static final String ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  private static final long STEP_MS = 30_000;

  @TempDir Path folder;

  static String code(String secret, long step) throws GeneralSecurityException {
    var bits = BigInteger.ONE;
    for (int i = 0; i < secret.length(); i++) {
      bits = bits.shiftLeft(5).or(BigInteger.valueOf(ALPHABET.indexOf(secret.charAt(i))));
    }
    var spare = secret.length() * 5 % 8;
    var bytes = bits.shiftRight(spare).toByteArray();
    var key = new byte[bytes.length - 1];
    System.arraycopy(bytes, 1, key, 0, key.length);
    var mac = Mac.getInstance("HmacSHA1");
    mac.init(new SecretKeySpec(key, "HmacSHA1"));
    var hash = mac.doFinal(ByteBuffer.allocate(8).putLong(step).array());
    var at = hash[hash.length - 1] & 15;
    return "%06d".formatted((ByteBuffer.wrap(hash).getInt(at) & Integer.MAX_VALUE) % 1_000_000);
  }

  static long now() {
    return System.currentTimeMillis() / STEP_MS;
  }

  private static ObjectNode name() {
    return Json.object().put("name", "ann").put("password", Visitor.PASSWORD);
  }

  private static String password() {
    return Json.text(Json.object().put("password", Visitor.PASSWORD));
  }

  @Test
  void a_password_alone_opens_nothing_once_there_is_a_second_factor() throws Exception {
    try (var room = Places.oddRoom(Database.at(Places.sqlite(folder)));
        var doors = new WebServer(room, "localhost", 0, Limits.NONE)) {
      var ann = Visitor.withAccount(doors.port(), "ann");
      assertThat(ann.post("/api/me/second", "{\"password\":\"no, not this\"}").statusCode())
          .isEqualTo(403);
      var secret = Json.read(ann.post("/api/me/second", password()).body()).path("secret");
      assertThat(ann.json("/api/me/account").path("second").asBoolean())
          .as("only once a code of it is shown")
          .isFalse();
      assertThat(ann.post("/api/me/second/code", "{\"code\":\"000000x\"}")).cites("ROOM-SECOND");
      var first = "{\"code\":\"%s\"}".formatted(code(secret.asString(), now()));
      assertThat(ann.post("/api/me/second/code", first).statusCode()).isEqualTo(200);

      var phone = new Visitor(doors.port());
      assertThat(phone.enters("/api/session", name())).cites("ROOM-SECOND");
      var old = code(secret.asString(), now() - 20);
      assertThat(phone.enters("/api/session", name().put("code", old)).statusCode()).isEqualTo(403);
      // The code that turned it on was used; the next one is right as well, for clocks differ.
      var next = code(secret.asString(), now() + 1);
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
        var doors = new WebServer(room, "localhost", 0, Limits.NONE)) {
      var ann = Visitor.withAccount(doors.port(), "ann");
      secret = Json.read(ann.post("/api/me/second", password()).body()).path("secret").asString();
      code = code(secret, now());
      var shown = ann.post("/api/me/second/code", "{\"code\":\"%s\"}".formatted(code));
      assertThat(shown.statusCode()).isEqualTo(200);
    }
    try (var room = Places.oddRoom(Database.at(Places.sqlite(folder)));
        var doors = new WebServer(room, "localhost", 0, Limits.NONE)) {
      var thief = new Visitor(doors.port());
      assertThat(thief.enters("/api/session", name().put("code", code))).cites("ROOM-SECOND");
      var next = code(secret, now() + 1);
      assertThat(thief.enters("/api/session", name().put("code", next)).statusCode())
          .isEqualTo(200);
    }
  }
}
