package cardroom.server.api;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.server.Places;
import cardroom.server.journal.Database;
import cardroom.server.odd.OddPlayer;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// A client that sends a request byte by byte, to hold a connection that others need.
@Timeout(120)
class SlowRequestsTest {
  private static final Duration HEAD = Duration.ofMillis(400);
  private static final String QUICK = "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n";
  private static final String UPGRADE =
      String.join(
          "\r\n",
          "Host: localhost",
          "Upgrade: websocket",
          "Connection: Upgrade",
          "Sec-WebSocket-Version: 13",
          "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==",
          "",
          "");
  private static final Pattern LENGTH = Pattern.compile("Content-Length: (\\d+)");

  @TempDir Path folder;

  private interface Visit {
    void to(int port) throws Exception;
  }

  private void visit(Visit visit) throws Exception {
    try (var room = Places.oddRoom(Database.at(Places.sqlite(folder)));
        var doors =
            new WebServer(
                room, "localhost", 0, RequestLimits.NONE, TlsAndHosts.PLAIN.headWithin(HEAD))) {
      visit.to(doors.port());
    }
  }

  private static void send(Socket line, String text) throws IOException {
    line.getOutputStream().write(text.getBytes(US_ASCII));
  }

  /// Goes on until the room hangs up, or else until the test times out.
  private static void dripUntilCut(Socket line) throws InterruptedException {
    try {
      while (true) {
        send(line, "a");
        Thread.sleep(20);
      }
    } catch (IOException _) {
      // It was disconnected, which is what the test waits for.
    }
  }

  @Test
  void a_head_that_comes_byte_by_byte_is_cut_off() throws Exception {
    visit(
        port -> {
          try (var line = new Socket("localhost", port)) {
            send(line, "GET /health HTTP/1.1\r\nHost: localhost\r\nX-Slow: ");
            dripUntilCut(line);
          }
        });
  }

  @Test
  void the_second_request_of_a_line_is_judged_like_the_first() throws Exception {
    visit(
        port -> {
          try (var line = new Socket("localhost", port)) {
            send(line, QUICK);
            assertThat(new String(line.getInputStream().readNBytes(15), UTF_8))
                .isEqualTo("HTTP/1.1 200 OK");
            send(line, "GET /hea");
            dripUntilCut(line);
          }
        });
  }

  @Test
  void a_body_that_comes_byte_by_byte_is_cut_off() throws Exception {
    visit(
        port -> {
          try (var line = new Socket("localhost", port)) {
            send(
                line,
                "POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60000\r\n\r\n{");
            dripUntilCut(line);
          }
        });
  }

  @Test
  void a_line_that_rests_between_requests_is_kept() throws Exception {
    visit(
        port -> {
          try (var line = new Socket("localhost", port)) {
            send(line, QUICK);
            assertThat(line.getInputStream().readNBytes(15)).hasSize(15);
            Thread.sleep(4 * HEAD.toMillis());
            send(line, QUICK.replace("Host", "Connection: close\r\nHost"));
            assertThat(new String(line.getInputStream().readAllBytes(), UTF_8))
                .containsOnlyOnce("HTTP/1.1 200 OK");
          }
        });
  }

  @Test
  void a_socket_from_which_nothing_comes_is_closed_and_a_quiet_one_is_kept() throws Exception {
    try (var room = Places.oddRoom(Database.at(Places.sqlite(folder)));
        var doors =
            new WebServer(
                room, "localhost", 0, RequestLimits.NONE, TlsAndHosts.PLAIN.headWithin(HEAD))) {
      var path = "/api/tables/%d/socket".formatted(OddPlayer.open(room, "Odd one"));
      try (var silent = new Socket("localhost", doors.port());
          var quiet = new Socket("localhost", doors.port())) {
        for (var line : List.of(silent, quiet)) {
          send(line, "GET " + path + " HTTP/1.1\r\n" + UPGRADE);
          assertThat(answer(line.getInputStream())).startsWith("HTTP/1.1 101");
        }
        var answers = Thread.ofVirtual().start(() -> pongUntilCut(quiet));
        // What the room showed of the table, and then the end.
        assertThat(silent.getInputStream().readAllBytes()).isNotEmpty();
        assertThat(answers.isAlive()).isTrue();
      }
    }
  }

  private static void pongUntilCut(Socket line) {
    try {
      while (true) {
        line.getOutputStream().write(new byte[] {(byte) 0x8a, (byte) 0x80, 1, 2, 3, 4});
        Thread.sleep(HEAD.toMillis());
      }
    } catch (IOException | InterruptedException _) {
      // It was disconnected, by the end of the test at the latest.
    }
  }

  /// For routes that read no body, or refuse before reading it.
  @Test
  void a_line_is_kept_though_nobody_asked_for_the_body_that_was_on_its_way() throws Exception {
    visit(
        port -> {
          try (var line = new Socket("localhost", port)) {
            for (var path : List.of("/api/session/challenge", "/api/me/name", "/api/nothing")) {
              send(
                  line,
                  "POST " + path + " HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n");
              Thread.sleep(HEAD.dividedBy(4));
              send(line, "{}");
              assertThat(answer(line.getInputStream())).as(path).startsWith("HTTP/1.1 4");
            }
            send(line, QUICK);
            assertThat(answer(line.getInputStream())).startsWith("HTTP/1.1 200");
          }
        });
  }

  /// The head of a response, whose body is read as well.
  private static String answer(InputStream from) throws IOException {
    var head = new StringBuilder();
    int next;
    while (head.indexOf("\r\n\r\n") < 0 && (next = from.read()) >= 0) {
      head.append((char) next);
    }
    var length = LENGTH.matcher(head);
    from.skipNBytes(length.find() ? Long.parseLong(length.group(1)) : 0);
    return head.toString();
  }
}
