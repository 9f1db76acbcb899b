package cardroom.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.server.Places;
import cardroom.server.Room;
import cardroom.server.SoftAuthenticator;
import cardroom.server.codec.Json;
import cardroom.server.journal.Database;
import cardroom.server.odd.OddCatalogue;
import cardroom.server.people.Passkeys;
import cardroom.server.shoe.Entropy;
import cardroom.server.shoe.SealedShoe;
import cardroom.server.table.ClockTimes;
import cardroom.server.verify.Verifier;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.node.ObjectNode;

/// A room where people use passkeys.
abstract class PasskeyRoom {
  static final TlsAndHosts LOCAL = new TlsAndHosts(Optional.empty(), TlsAndHosts.LOOPBACK);
  static final String PASSWORD = "{\"password\":\"%s\"}".formatted(Visitor.PASSWORD);

  static final String OFFER =
      "{\"label\":\"my phone\",\"password\":\"%s\"}".formatted(Visitor.PASSWORD);

  @TempDir Path folder;
  final AtomicLong ahead = new AtomicLong();
  Room room;
  WebServer doors;

  @BeforeEach
  void open() {
    var parts = Places.parts(database(), new OddCatalogue()).with(ClockTimes.ENDLESS);
    room = new Room(parts.with(() -> Instant.now().plusMillis(ahead.get())));
    doors = new WebServer(room, "localhost", 0, RequestLimits.NONE, LOCAL);
  }

  Database database() {
    return Database.at(Places.sqlite(folder));
  }

  @AfterEach
  void close() throws Exception {
    doors.close();
    room.close();
    var seals = new SealedShoe(Places.KEY, Entropy.ofTheSystem());
    assertThat(Verifier.verify(Places.sqlite(folder), new OddCatalogue(), seals).findings())
        .isEmpty();
  }

  SoftAuthenticator device() {
    return new SoftAuthenticator("http://localhost:" + doors.port());
  }

  static ObjectNode offer(Visitor visitor) {
    var answer = visitor.post("/api/me/passkeys/offer", OFFER);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    return (ObjectNode) Json.read(answer.body());
  }

  static ObjectNode attested(Passkeys.Attestation shown, ObjectNode offer) {
    var body =
        Json.object().put("label", "my phone").put("handle", offer.path("handle").asString());
    return body.put("clientData", SoftAuthenticator.text(shown.clientData()))
        .put("attestation", SoftAuthenticator.text(shown.object()));
  }

  static HttpResponse<String> adds(Visitor visitor, SoftAuthenticator device) {
    var offer = offer(visitor);
    var shown = device.attest(offer.path("challenge").asString(), offer.path("handle").asString());
    return visitor.post("/api/me/passkeys", Json.text(attested(shown, offer)));
  }

  static ObjectNode signed(Passkeys.Signature shown) {
    return Json.object()
        .put("id", shown.id())
        .put("handle", shown.handle())
        .put("clientData", SoftAuthenticator.text(shown.clientData()))
        .put("authenticatorData", SoftAuthenticator.text(shown.authenticatorData()))
        .put("signature", SoftAuthenticator.text(shown.signature()));
  }

  String challenge() {
    var answer = new Visitor(doors.port()).post("/api/session/challenge", "{}");
    return Json.read(answer.body()).path("challenge").asString();
  }

  HttpResponse<String> comes(SoftAuthenticator device) {
    return comes(signed(device.sign(challenge())));
  }

  HttpResponse<String> comes(ObjectNode body) {
    return new Visitor(doors.port()).enters("/api/session/passkey", body);
  }
}
