package cardroom.server.api;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.server.Places;
import cardroom.server.journal.Database;
import cardroom.server.odd.OddPlayer;
import java.io.IOException;
import java.net.Socket;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What a browser that opens a socket is answered.
class HandshakeTest {
  private static final String HANDSHAKE =
      String.join(
          "\r\n",
          "GET %s HTTP/1.1",
          "Host: localhost",
          "Connection: Upgrade",
          "Upgrade: websocket",
          "Sec-WebSocket-Version: 13",
          "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
          "",
          "");

  @TempDir Path folder;

  private static String answer(int port, String path) throws IOException {
    try (var line = new Socket("localhost", port)) {
      line.getOutputStream().write(HANDSHAKE.formatted(path).getBytes(US_ASCII));
      var head = new StringBuilder();
      int next;
      while (head.indexOf("\r\n\r\n") < 0 && (next = line.getInputStream().read()) >= 0) {
        head.append((char) next);
      }
      return head.toString();
    }
  }

  @Test
  void the_web_server_keeps_no_session_and_gives_no_cookie_of_its_own() throws Exception {
    try (var room = Places.oddRoom(Database.at(Places.sqlite(folder)));
        var doors = new WebServer(room, "localhost", 0, RequestLimits.NONE)) {
      var table = OddPlayer.open(room, "Odd one");
      assertThat(answer(doors.port(), "/api/tables/%s/socket".formatted(table)))
          .startsWith("HTTP/1.1 101")
          .doesNotContain("Set-Cookie", "JSESSIONID");
      assertThat(answer(doors.port(), "/elsewhere"))
          .startsWith("HTTP/1.1 404")
          .doesNotContain("Set-Cookie", "JSESSIONID");
    }
  }
}
