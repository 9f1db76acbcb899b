package cardroom.server.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardroom.server.Places;
import cardroom.server.journal.Database;
import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.util.Base64;
import java.util.Optional;
import java.util.Set;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// TLS of the room's own, and the names it answers to.
class EntranceTest {
  private static final char[] WORD = "only for the test".toCharArray();

  @TempDir Path folder;

  /// Writes a fresh certificate of localhost and its key over those that are there.
  private Certificate renewed(String name) throws Exception {
    var store = folder.resolve(name + ".p12");
    var tool = Path.of(System.getProperty("java.home"), "bin", "keytool").toString();
    var made =
        new ProcessBuilder(
                tool,
                "-genkeypair",
                "-alias",
                "room",
                "-keyalg",
                "EC",
                "-dname",
                "CN=" + name,
                "-ext",
                "san=dns:localhost",
                "-keystore",
                store.toString(),
                "-storepass",
                new String(WORD))
            .redirectErrorStream(true)
            .start();
    assertThat(made.waitFor()).isZero();
    var keys = KeyStore.getInstance(store.toFile(), WORD);
    pem("CERTIFICATE", "cert.pem", keys.getCertificate("room").getEncoded());
    pem("PRIVATE KEY", "key.pem", keys.getKey("room", WORD).getEncoded());
    return keys.getCertificate("room");
  }

  private void pem(String kind, String file, byte[] bytes) throws IOException {
    var text = Base64.getMimeEncoder().encodeToString(bytes);
    Files.writeString(
        folder.resolve(file),
        "-----BEGIN %s-----\n%s\n-----END %s-----\n".formatted(kind, text, kind));
  }

  private TlsFiles files() {
    return TlsFiles.of(folder.resolve("cert.pem"), folder.resolve("key.pem"));
  }

  private static HttpResponse<String> visits(int port, Certificate trusted)
      throws GeneralSecurityException, IOException, InterruptedException {
    var known = KeyStore.getInstance("PKCS12");
    known.load(null, WORD);
    known.setCertificateEntry("room", trusted);
    var trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
    trust.init(known);
    var context = SSLContext.getInstance("TLS");
    context.init(null, trust.getTrustManagers(), null);
    try (var client = HttpClient.newBuilder().sslContext(context).build()) {
      var request =
          HttpRequest.newBuilder(URI.create("https://localhost:%d/api/guest".formatted(port)))
              .POST(HttpRequest.BodyPublishers.ofString("{\"name\":\"g%d\"}".formatted(port)));
      return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }
  }

  @Test
  void the_room_speaks_tls_itself_and_takes_a_renewed_certificate_while_it_is_open()
      throws Exception {
    var first = renewed("first");
    var tls = files();
    try (var room = Places.oddRoom(Database.at(Places.sqlite(folder)));
        var doors =
            new WebServer(
                room,
                "localhost",
                0,
                RequestLimits.NONE,
                new TlsAndHosts(Optional.of(tls), Set.of()))) {
      var answer = visits(doors.port(), first);
      assertThat(answer.statusCode()).isEqualTo(201);
      assertThat(answer.headers().firstValue("Set-Cookie").orElse(""))
          .startsWith("__Host-cardroom=")
          .contains("Secure");
      assertThat(answer.headers().firstValue("Strict-Transport-Security")).isPresent();
      Files.writeString(folder.resolve("key.pem"), "half of a fi");
      tls.renew();
      assertThat(visits(doors.port(), first).statusCode()).as("the old one stays").isEqualTo(409);
      var second = renewed("second");
      tls.renew();
      assertThat(visits(doors.port(), second).statusCode()).isEqualTo(409);
      assertThatThrownBy(() -> visits(doors.port(), first)).isInstanceOf(IOException.class);
    }
  }

  @Test
  void files_that_do_not_belong_together_are_named() throws Exception {
    renewed("first");
    var other = Files.readString(folder.resolve("key.pem"));
    renewed("second");
    Files.writeString(folder.resolve("key.pem"), other);
    assertThatThrownBy(this::files)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("the key is not that of the certificate");
    Files.writeString(folder.resolve("key.pem"), "-----BEGIN RSA PRIVATE KEY-----");
    assertThatThrownBy(this::files).hasMessageContaining("openssl pkcs8");
  }

  @Test
  void a_room_answers_to_its_own_names_alone() throws Exception {
    var named = new TlsAndHosts(Optional.empty(), Set.of("Cards.example", "localhost"));
    try (var room = Places.oddRoom(Database.at(Places.sqlite(folder)));
        var doors = new WebServer(room, "localhost", 0, RequestLimits.NONE, named)) {
      assertThat(asked(doors, "cards.example")).startsWith("HTTP/1.1 200");
      assertThat(asked(doors, "localhost:" + doors.port())).startsWith("HTTP/1.1 200");
      for (var other :
          Set.of("evil.example", "localhost.evil.example", "cards.example.", "1.2.3.4")) {
        assertThat(asked(doors, other))
            .as(other)
            .startsWith("HTTP/1.1 403")
            .contains("ROOM-ORIGIN");
      }
    }
  }

  private static String asked(WebServer doors, String host) throws IOException {
    try (var socket = new Socket("localhost", doors.port())) {
      var request = "GET /health HTTP/1.1\r\nHost: %s\r\nConnection: close\r\n\r\n".formatted(host);
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
