package cardroom.server.api;

import static cardroom.server.RefusalAssert.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.server.Places;
import cardroom.server.SoftAuthenticator;
import cardroom.server.codec.Json;
import cardroom.server.guests.Guest;
import cardroom.server.people.PasskeySite;
import cardroom.server.people.Passkeys;
import java.sql.DriverManager;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/// A signature made elsewhere, earlier or for somebody else lets nobody in.
class PasskeyRefusalsTest extends PasskeyRoom {
  private void refused(SoftAuthenticator device, String words, Consumer<SoftAuthenticator> change) {
    var before = room.records().passkey(device.idText());
    change.accept(device);
    var answer = comes(device);
    assertThat(answer.statusCode()).isEqualTo(403);
    assertThat(answer).cites("ROOM-PASSKEY").says(words);
    assertThat(answer.headers().firstValue("Set-Cookie")).isEmpty();
    assertThat(room.records().passkey(device.idText())).isEqualTo(before);
    device.origin = "http://localhost:" + doors.port();
    device.site = "localhost";
    device.flags = SoftAuthenticator.PRESENT | SoftAuthenticator.VERIFIED;
  }

  @Test
  void what_was_not_signed_here_and_now_by_that_device_opens_nothing() {
    var phone = device();
    adds(Visitor.withAccount(doors.port(), "ann"), phone);
    assertThat(comes(phone).statusCode()).isEqualTo(200);
    var elsewhere = "a page other than this room's";
    refused(phone, elsewhere, one -> one.origin = "https://cards.example");
    refused(phone, elsewhere, one -> one.origin = "http://localhost:1");
    refused(phone, elsewhere, one -> one.site = "cards.example");
    refused(phone, "finger, face or PIN", one -> one.flags = SoftAuthenticator.PRESENT);
    refused(
        phone, "does not belong to this passkey", one -> one.flags = SoftAuthenticator.VERIFIED);
    refused(phone, "may be a copy", one -> one.counter = 1);
    phone.counter = 100;
    assertThat(comes(phone).statusCode()).as("counts on").isEqualTo(200);
    assertThat(room.passkeys().of("ann").getFirst().counter()).isEqualTo(101);
    var stranger = device();
    stranger.handle = phone.handle;
    assertThat(comes(stranger).body()).contains("does not know that passkey");
    var silent = signed(phone.sign(challenge()));
    silent.remove("handle");
    var before = room.passkeys().of("ann");
    assertThat(comes(silent))
        .as("nobody was named before, so that the device must")
        .cites("ROOM-PASSKEY")
        .says("did not say whose");
    assertThat(comes(signed(phone.sign(challenge())).put("handle", "AAAA")).body())
        .contains("does not know that passkey");
    assertThat(room.passkeys().of("ann")).isEqualTo(before);
    assertThat(comes(phone).statusCode()).isEqualTo(200);
  }

  @Test
  void a_challenge_is_good_once_for_one_purpose_and_not_for_long() {
    var ann = Visitor.withAccount(doors.port(), "ann");
    var phone = device();
    adds(ann, phone);
    var once = signed(phone.sign(challenge()));
    assertThat(comes(once).statusCode()).isEqualTo(200);
    assertThat(comes(once).statusCode()).as("the count tells").isEqualTo(403);
    var challenge = challenge();
    assertThat(comes(signed(phone.sign(challenge))).statusCode()).isEqualTo(200);
    assertThat(comes(signed(phone.sign(challenge))).body())
        .as("the challenge itself")
        .contains("already been used");
    var offered = offer(ann).path("challenge").asString();
    assertThat(comes(signed(phone.sign(offered))).body()).contains("not what this room asked");
    assertThat(comes(signed(phone.sign("AAAA"))).body()).contains("not what this room asked");
    assertThat(comes(signed(phone.sign(challenge() + "="))).statusCode()).isEqualTo(403);
    var late = challenge();
    ahead.addAndGet(Passkeys.goodMs() + 1);
    assertThat(comes(signed(phone.sign(late))).body()).contains("came too late");
    assertThat(comes(phone).statusCode()).isEqualTo(200);
  }

  @Test
  void challenges_that_nobody_could_sign_any_more_are_forgotten() throws Exception {
    var phone = device();
    adds(Visitor.withAccount(doors.port(), "ann"), phone);
    var first = challenge();
    assertThat(comes(signed(phone.sign(first))).statusCode()).isEqualTo(200);
    var day = 24 * 3_600_000L;
    ahead.addAndGet(day);
    assertThat(comes(phone).statusCode()).isEqualTo(200);
    assertThat(room.records().isSigned(first)).as("kept a day longer, for clocks").isTrue();
    ahead.addAndGet(Passkeys.goodMs() + 1);
    assertThat(comes(phone).statusCode()).isEqualTo(200);
    assertThat(room.records().isSigned(first)).isFalse();
    assertThat(comes(signed(phone.sign(first))).body()).contains("came too late");
    try (var connection = DriverManager.getConnection(Places.sqlite(folder));
        var statement = connection.createStatement();
        var rows = statement.executeQuery("select count(*) from used_challenge")) {
      rows.next();
      assertThat(rows.getLong(1)).as("the last two").isEqualTo(2);
    }
  }

  @Test
  void a_session_that_ended_while_its_key_was_on_the_way_adds_none() {
    var ann = Visitor.withAccount(doors.port(), "ann");
    var session = room.sessions().of("ann").getFirst().id();
    var offer = offer(ann);
    var phone = device();
    var shown = phone.attest(offer.path("challenge").asString(), offer.path("handle").asString());
    assertThat(ann.delete("/api/me/sessions").statusCode()).isEqualTo(200);
    var site = new PasskeySite("localhost", phone.origin);
    var handle = offer.path("handle").asString();
    var no = room.passkeys().add(new Guest("ann", "", session), site, "phone", handle, shown);
    assertThat(no.orElseThrow().toString()).contains("session is over");
    assertThat(room.passkeys().of("ann")).isEmpty();
    var strange = Json.object().put("id", "a\u0000b").put("clientData", "AA");
    assertThat(
            comes(strange.put("handle", "AA").put("authenticatorData", "AA").put("signature", "AA"))
                .body())
        .contains("letters, digits");
  }

  @Test
  void a_challenge_outlives_a_restart_and_its_use_does_too() {
    var phone = device();
    adds(Visitor.withAccount(doors.port(), "ann"), phone);
    var early = challenge();
    var used = challenge();
    assertThat(comes(signed(phone.sign(used))).statusCode()).isEqualTo(200);
    var port = doors.port();
    doors.close();
    room.close();
    room = Places.oddRoom(database());
    doors = new WebServer(room, "localhost", port, RequestLimits.NONE, LOCAL);
    assertThat(comes(signed(phone.sign(used))).body()).contains("already been used");
    assertThat(comes(signed(phone.sign(early))).statusCode()).isEqualTo(200);
  }

  @Test
  void nobody_adds_a_key_to_anothers_account_nor_anothers_key_to_theirs() {
    var ann = Visitor.withAccount(doors.port(), "ann");
    var bob = Visitor.withAccount(doors.port(), "bob");
    var phone = device();
    var offer = offer(ann);
    var shown =
        Json.text(
            attested(
                phone.attest(offer.path("challenge").asString(), offer.path("handle").asString()),
                offer));
    assertThat(bob.post("/api/me/passkeys", shown).body()).contains("not what this room asked");
    var other = new Visitor(doors.port());
    other.signsIn("ann", Visitor.PASSWORD);
    assertThat(other.post("/api/me/passkeys", shown).body())
        .as("nor in another session of hers, where no password was asked")
        .contains("not what this room asked");
    assertThat(ann.post("/api/me/passkeys", shown).statusCode()).isEqualTo(201);
    assertThat(ann.post("/api/me/passkeys", shown)).cites("ROOM-PASSKEY");
    assertThat(adds(bob, phone).body()).contains("already knows that passkey");
    var signed = phone.sign(challenge());
    assertThat(comes(signed(signed).put("handle", "bobs")).body())
        .contains("does not know that passkey");
    var laptop = device();
    adds(bob, laptop);
    var under =
        Json.object().put("id", phone.idText()).put("handle", offer.path("handle").asString());
    assertThat(comes(signed(laptop.sign(challenge())).setAll(under)).body())
        .as("his signature under her key")
        .contains("does not belong to this passkey");
    assertThat(room.passkeys().of("ann")).hasSize(1);
    assertThat(room.passkeys().of("bob")).hasSize(1);
  }

  @Test
  void what_is_no_passkey_at_all_is_one_sentence_and_changes_nothing() {
    var ann = Visitor.withAccount(doors.port(), "ann");
    var offer = offer(ann);
    var right =
        attested(
            device().attest(offer.path("challenge").asString(), offer.path("handle").asString()),
            offer);
    for (var cbor : new String[] {"AAAA", "o2NmbXQ", "v_-__w", "n5-fn5-fn5-fn58", "W___________"}) {
      var answer =
          ann.post("/api/me/passkeys", Json.text(right.deepCopy().put("attestation", cbor)));
      assertThat(answer.statusCode()).as(cbor + answer.body()).isEqualTo(403);
      assertThat(answer).cites("ROOM-PASSKEY");
    }
    assertThat(ann.post("/api/me/passkeys", Json.text(right.deepCopy().put("attestation", "%"))))
        .cites("ROOM-FORM")
        .says("base64url");
    assertThat(ann.post("/api/me/passkeys", Json.text(right.deepCopy().put("label", "<b>"))))
        .cites("ROOM-FORM");
    var long1 = right.deepCopy().put("attestation", "A".repeat(20_000));
    assertThat(ann.post("/api/me/passkeys", Json.text(long1)).body()).contains("16384");
    var long2 = right.deepCopy().put("attestation", "A".repeat(70_000));
    assertThat(ann.post("/api/me/passkeys", Json.text(long2)).statusCode()).isEqualTo(413);
    assertThat(room.passkeys().of("ann")).isEmpty();
    assertThat(ann.post("/api/me/passkeys", Json.text(right)).statusCode()).isEqualTo(201);
  }
}
