package cardroom.server.api;

import static cardroom.server.RefusalAssert.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.server.OneTimeCodes;
import cardroom.server.SoftAuthenticator;
import cardroom.server.codec.Json;
import cardroom.server.people.Passkeys;
import java.net.http.HttpResponse;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// Signing in with a device's own key.
class PasskeysTest extends PasskeyRoom {
  @Test
  void a_device_lets_its_owner_in_until_it_is_taken_out() {
    var ann = Visitor.withAccount(doors.port(), "ann");
    var phone = device();
    assertThat(ann.post("/api/me/passkeys/offer", "{\"password\":\"not this one\"}"))
        .cites("ROOM-SIGNIN");
    var added = adds(ann, phone);
    assertThat(added.statusCode()).as(added.body()).isEqualTo(201);
    var in = comes(phone);
    assertThat(in.statusCode()).as(in.body()).isEqualTo(200);
    assertThat(Json.read(in.body()).path("name").asString()).isEqualTo("ann");

    var listed = ann.json("/api/me/account").path("passkeys").get(0);
    assertThat(listed.path("label").asString()).isEqualTo("my phone");
    assertThat(listed.path("usedMs").asLong()).isPositive();
    var told = ann.json("/api/me/data.json");
    assertThat(told.path("passkeys").get(0)).isEqualTo(listed);
    assertThat(told.path("accountEvents").toString())
        .contains("passkey-added", "\"by\":\"passkey\"");
    assertThat(told.toString()).doesNotContain(room.passkeys().of("ann").getFirst().publicKey());

    var id = listed.path("id").asString();
    var body = Json.object().put("id", id).put("password", "not this one");
    assertThat(ann.post("/api/me/passkeys/remove", Json.text(body))).cites("ROOM-SIGNIN");
    body.put("password", Visitor.PASSWORD);
    assertThat(ann.post("/api/me/passkeys/remove", Json.text(body)).statusCode()).isEqualTo(200);
    assertThat(ann.post("/api/me/passkeys/remove", Json.text(body)).statusCode()).isEqualTo(404);
    assertThat(comes(phone).body()).contains("does not know that passkey");
    assertThat(new Visitor(doors.port()).signsIn("ann", Visitor.PASSWORD).statusCode())
        .as("a lost device locks nobody out")
        .isEqualTo(200);
  }

  @Test
  void it_replaces_password_and_second_factor_and_is_removed_by_a_recovery() throws Exception {
    var ann = new Visitor(doors.port());
    var up = Json.object().put("name", "ann").put("password", Visitor.PASSWORD);
    var codes = Json.read(ann.enters("/api/account", up).body()).path("codes");
    var phone = device();
    adds(ann, phone);
    var offer = Json.read(ann.post("/api/me/second", PASSWORD).body());
    var code = OneTimeCodes.at(offer.path("secret").asString(), OneTimeCodes.now());
    var second = ann.post("/api/me/second/code", SecondFactorTest.first(offer, code));
    assertThat(second.statusCode()).isEqualTo(200);
    assertThat(new Visitor(doors.port()).signsIn("ann", Visitor.PASSWORD)).cites("ROOM-SECOND");
    assertThat(comes(phone).statusCode()).as("no code is asked").isEqualTo(200);
    var fresh = Json.object().put("old", Visitor.PASSWORD).put("password", "nine loud badgers");
    assertThat(ann.enters("/api/me/password", fresh).statusCode()).isEqualTo(200);
    assertThat(comes(phone).statusCode()).as("it is no password").isEqualTo(200);
    assertThat(ann.delete("/api/me/sessions").statusCode()).isEqualTo(200);
    assertThat(comes(phone).statusCode()).as("nor a session").isEqualTo(200);
    var recovery = Json.object().put("name", "ann").put("code", codes.get(0).asString());
    recovery.put("password", "six green herons");
    assertThat(ann.enters("/api/recovery", recovery).statusCode()).isEqualTo(200);
    assertThat(comes(phone).body()).contains("does not know that passkey");
    assertThat(ann.json("/api/me/account").path("passkeys")).isEmpty();
  }

  @Test
  void an_account_that_closes_forgets_its_devices() {
    var ann = Visitor.withAccount(doors.port(), "ann");
    var phone = device();
    adds(ann, phone);
    assertThat(ann.post("/api/me/close", PASSWORD).statusCode()).isEqualTo(200);
    assertThat(comes(phone).body()).contains("does not know that passkey");
    assertThat(room.passkeys().of("ann")).isEmpty();
  }

  @Test
  void tries_are_counted() {
    try (var strict = new WebServer(room, "localhost", 0, RequestLimits.STANDARD, LOCAL)) {
      var phone = new SoftAuthenticator("http://localhost:" + strict.port());
      adds(Visitor.withAccount(doors.port(), "ann"), phoneAt(doors.port(), phone));
      phone.origin = "https://cards.example";
      HttpResponse<String> answer;
      var tries = 0;
      do {
        answer =
            new Visitor(strict.port())
                .enters("/api/session/passkey", signed(phone.sign(challenge())));
        tries++;
      } while (answer.statusCode() == 403 && tries < 50);
      assertThat(answer).cites("ROOM-RATE");
      assertThat(tries).isEqualTo(6);
    }
  }

  @Test
  void whoever_guesses_passwords_keeps_nobody_from_their_device_nor_the_other_way() {
    try (var strict = new WebServer(room, "localhost", 0, RequestLimits.STANDARD, LOCAL)) {
      var phone = device();
      adds(Visitor.withAccount(doors.port(), "ann"), phone);
      phone.origin = "http://localhost:" + strict.port();
      HttpResponse<String> answer;
      do {
        answer = new Visitor(strict.port()).signsIn("ann", "not this one");
      } while (answer.statusCode() == 403);
      assertThat(answer).cites("ROOM-RATE");
      var in =
          new Visitor(strict.port())
              .enters("/api/session/passkey", signed(phone.sign(challenge())));
      assertThat(in.statusCode()).as(in.body()).isEqualTo(200);
      assertThat(new Visitor(strict.port()).signsIn("ann", Visitor.PASSWORD))
          .as("a device says nothing about who guesses passwords")
          .cites("ROOM-RATE");

      var laptop = new SoftAuthenticator("https://cards.example");
      adds(Visitor.withAccount(doors.port(), "bob"), phoneAt(doors.port(), laptop));
      laptop.origin = "https://cards.example";
      do {
        answer =
            new Visitor(strict.port())
                .enters("/api/session/passkey", signed(laptop.sign(challenge())));
      } while (answer.statusCode() == 403);
      assertThat(answer).cites("ROOM-RATE");
      assertThat(new Visitor(strict.port()).signsIn("bob", Visitor.PASSWORD).statusCode())
          .isEqualTo(200);
    }
  }

  @Test
  void what_the_room_would_not_take_is_refused_before_a_device_makes_it() {
    var ann = Visitor.withAccount(doors.port(), "ann");
    var odd = Json.object().put("password", Visitor.PASSWORD);
    assertThat(ann.post("/api/me/passkeys/offer", Json.text(odd))).cites("ROOM-FORM").says("label");
    var named = ann.post("/api/me/passkeys/offer", Json.text(odd.put("label", "<b>")));
    assertThat(named).cites("ROOM-FORM").says("Latin letters");
    assertThat(named.body()).doesNotContain("challenge");
    for (int i = 0; i < Passkeys.MOST - 1; i++) {
      assertThat(adds(ann, device()).statusCode()).isEqualTo(201);
    }
    var late = offer(ann);
    assertThat(adds(ann, device()).statusCode()).isEqualTo(201);
    var full = ann.post("/api/me/passkeys/offer", OFFER);
    assertThat(full.statusCode()).isEqualTo(403);
    assertThat(full.body()).contains("already have 10 passkeys").doesNotContain("challenge");
    var shown = attested(device().attest(late.path("challenge").asString(), ""), late);
    assertThat(ann.post("/api/me/passkeys", Json.text(shown)).body())
        .as("offered while there was room for one more")
        .contains("already have 10 passkeys");
    assertThat(room.passkeys().of("ann")).hasSize(Passkeys.MOST);
  }

  private static SoftAuthenticator phoneAt(int port, SoftAuthenticator phone) {
    phone.origin = "http://localhost:" + port;
    return phone;
  }

  @Test
  void a_room_that_does_not_know_its_own_name_takes_none() {
    try (var any = new WebServer(room, "localhost", 0, RequestLimits.NONE)) {
      var ann = Visitor.withAccount(any.port(), "ann");
      assertThat(ann.json("/api/me/account").path("passkeysHere").asBoolean()).isFalse();
      var nobody = new Visitor(any.port());
      assertThat(nobody.get("/api/session").body()).isEqualTo("{\"passkeysHere\":false}");
      assertThat(new Visitor(doors.port()).json("/api/session").path("passkeysHere").asBoolean())
          .isTrue();
      assertThat(ann.post("/api/me/passkeys/offer", PASSWORD).body()).contains("--allow-host");
      assertThat(new Visitor(any.port()).post("/api/session/challenge", "{}").statusCode())
          .isEqualTo(403);
    }
  }

  @Test
  void the_address_comes_from_the_operator_and_not_from_the_request() {
    var hosts =
        Set.of("localhost", "127.0.0.1", "cards.example", "play.example:8443", "play.example");
    var entrance = new TlsAndHosts(Optional.empty(), hosts);
    assertThat(site(entrance, "Cards.Example:99", true, 443)).isEqualTo("https://cards.example");
    assertThat(site(entrance, "cards.example", true, 8080)).isEqualTo("https://cards.example:8080");
    assertThat(site(entrance, "cards.example", true, 0)).isEqualTo("https://cards.example");
    assertThat(site(entrance, "play.example", true, 0)).isEqualTo("https://play.example:8443");
    assertThat(site(entrance, "localhost:5", false, 5)).isEqualTo("http://localhost:5");
    assertThat(site(entrance, "cards.example", false, 80)).isEqualTo("none");
    assertThat(site(entrance, "127.0.0.1", true, 443)).isEqualTo("none");
    assertThat(site(entrance, "evil.example", true, 443)).isEqualTo("none");
    assertThat(site(TlsAndHosts.PLAIN, "cards.example", true, 443)).isEqualTo("none");
    assertThat(entrance.answersTo("play.example:9")).isTrue();
    assertThat(entrance.answersTo("evil.example")).isFalse();
  }

  private static String site(TlsAndHosts entrance, String host, boolean isSecure, int port) {
    var own = port == 0 ? OptionalInt.empty() : OptionalInt.of(port);
    return entrance.site(host, isSecure, own).map(site -> site.origin()).orElse("none");
  }
}
