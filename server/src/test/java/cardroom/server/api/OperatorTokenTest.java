package cardroom.server.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardroom.server.Places;
import cardroom.server.journal.Database;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A plain Prometheus has no session: it shows a token.
class OperatorTokenTest {
  private static final String TOKEN = "0123456789abcdef0123456789abcdef";

  @TempDir Path folder;

  private Optional<OperatorToken> token() throws IOException {
    return Optional.of(OperatorToken.in(Files.writeString(folder.resolve("token"), TOKEN + "\n")));
  }

  private static HttpResponse<String> asked(int port, String path, String... headers)
      throws IOException, InterruptedException {
    try (var client = HttpClient.newHttpClient()) {
      var request = HttpRequest.newBuilder(URI.create("http://localhost:" + port + path));
      if (headers.length > 0) {
        request.headers(headers);
      }
      return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }
  }

  @Test
  void the_token_opens_the_metrics_and_nothing_else() throws Exception {
    try (var room = Places.oddRoom(Database.at(Places.sqlite(folder)));
        var doors =
            new WebServer(
                room, "localhost", 0, RequestLimits.NONE, TlsAndHosts.PLAIN.with(token()))) {
      var port = doors.port();
      var shown = asked(port, "/metrics", "Authorization", "Bearer " + TOKEN);
      assertThat(shown.statusCode()).isEqualTo(200);
      assertThat(shown.body()).contains("cardroom_records_ok 1.0");
      for (var wrong : new String[] {"Bearer " + TOKEN + "0", "Bearer ", TOKEN, "Basic " + TOKEN}) {
        assertThat(asked(port, "/metrics", "Authorization", wrong).statusCode()).isEqualTo(401);
      }
      assertThat(asked(port, "/metrics").statusCode()).isEqualTo(401);
      for (var other : new String[] {"/api/audit", "/api/people", "/api/me"}) {
        var answer = asked(port, other, "Authorization", "Bearer " + TOKEN);
        assertThat(answer.statusCode()).as(other).isEqualTo(401);
      }
    }
  }

  @Test
  void a_token_that_is_short_or_missing_is_a_sentence() throws IOException {
    var file = Files.writeString(folder.resolve("token"), "short");
    assertThatThrownBy(() -> OperatorToken.in(file)).hasMessageContaining("openssl rand -hex 32");
    assertThatThrownBy(() -> OperatorToken.in(folder.resolve("none")))
        .hasMessageContaining("cannot be read");
  }

  @Test
  void an_address_that_only_begins_like_a_page_does_not_exist() throws Exception {
    try (var room = Places.oddRoom(Database.at(Places.sqlite(folder)));
        var doors = new WebServer(room, "localhost", 0, RequestLimits.NONE)) {
      for (var path : new String[] {"/metrics;a=b", "/metrics/x", "/mesh", "/tables/1", "/me;a"}) {
        var answer = asked(doors.port(), path, "Accept", "text/html");
        assertThat(answer.statusCode()).as(path).isEqualTo(404);
        assertThat(answer.body()).as(path).doesNotContain("<html").doesNotContain("cardroom_");
      }
      assertThat(asked(doors.port(), "/api/none", "Accept", "text/html").body())
          .contains("There is nothing at /api/none");
    }
  }

  @Test
  void a_cookie_is_secure_when_the_trusted_proxy_was_reached_over_tls() throws Exception {
    try (var room = Places.oddRoom(Database.at(Places.sqlite(folder)));
        var trusting = new WebServer(room, "localhost", 0, behind("10.0.0.5,127.0.0.0/8,::1"));
        var other = new WebServer(room, "localhost", 0, behind("10.0.0.5,fd00::/8"));
        var plain = new WebServer(room, "localhost", 0, RequestLimits.NONE)) {
      var secure = cookie(trusting.port(), "ann", "https");
      assertThat(secure).startsWith("__Host-cardroom=").contains("; Secure", "Path=/");
      var own = secure.replaceAll(";.*", "");
      var me = new String[] {"X-Forwarded-Proto", "https", "Cookie", own};
      assertThat(asked(trusting.port(), "/api/me", me).statusCode()).isEqualTo(200);
      me[3] = own.replace("__Host-", "");
      assertThat(asked(trusting.port(), "/api/me", me).statusCode())
          .as("a cookie that another host could have set")
          .isEqualTo(401);
      assertThat(cookie(trusting.port(), "bob", "http")).doesNotContain("Secure");
      assertThat(cookie(plain.port(), "eve", "https"))
          .as("nobody says how a request came where no proxy stands")
          .doesNotContain("Secure");
      assertThat(cookie(other.port(), "dan", "https"))
          .as("nobody but a named proxy says how a request came")
          .doesNotContain("Secure");
    }
  }

  private static RequestLimits behind(String proxies) {
    return RequestLimits.NONE.behind(TrustedProxies.of(proxies));
  }

  private static String cookie(int port, String name, String scheme)
      throws IOException, InterruptedException {
    try (var client = HttpClient.newHttpClient()) {
      var request =
          HttpRequest.newBuilder(URI.create("http://localhost:%d/api/guest".formatted(port)))
              .header("X-Forwarded-Proto", scheme)
              .POST(HttpRequest.BodyPublishers.ofString("{\"name\":\"%s\"}".formatted(name)));
      var answer = client.send(request.build(), HttpResponse.BodyHandlers.ofString());
      assertThat(answer.statusCode()).isEqualTo(201);
      return answer.headers().firstValue("Set-Cookie").orElseThrow();
    }
  }
}
