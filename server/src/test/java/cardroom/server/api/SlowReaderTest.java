package cardroom.server.api;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.server.Places;
import cardroom.server.codec.Json;
import cardroom.server.journal.Database;
import cardroom.server.odd.OddPlayer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// A client that never reads what it is sent.
@Timeout(60)
class SlowReaderTest {
  private static final int MESSAGES_MAX = 400_000;

  @TempDir Path folder;

  /// Masked with zeros, so that the bytes are those of the text.
  private static byte[] frame(String text) {
    var data = text.getBytes(UTF_8);
    var frame = new ByteArrayOutputStream();
    frame.write(0x81);
    frame.write(0x80 | 126);
    frame.write(data.length >> 8);
    frame.write(data.length);
    frame.writeBytes(new byte[4]);
    frame.writeBytes(data);
    return frame.toByteArray();
  }

  private static Socket deaf(int port, String cookie, long table) throws IOException {
    var line = new Socket();
    line.setReceiveBufferSize(2_048);
    line.connect(new InetSocketAddress("localhost", port));
    var hello =
        """
        GET /api/tables/%d/socket HTTP/1.1
        Host: localhost:%d
        Upgrade: websocket
        Connection: Upgrade
        Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==
        Sec-WebSocket-Version: 13
        Cookie: %s

        """
            .formatted(table, port, cookie);
    line.getOutputStream().write(hello.replace("\n", "\r\n").getBytes(UTF_8));
    return line;
  }

  private static boolean isCut(Socket line, long table) {
    var stale = Json.object().put("number", 1_000 + table).put("id", "stake").put("position", "1");
    try {
      for (int i = 0; i < MESSAGES_MAX; i++) {
        line.getOutputStream().write(frame(Json.text(stale.put("key", OddPlayer.freshKey()))));
      }
      return false;
    } catch (IOException _) {
      return true;
    }
  }

  @Test
  void whoever_does_not_read_is_cut_and_may_come_back() throws IOException {
    try (var room = Places.oddRoom(Database.at(Places.sqlite(folder)));
        var doors = new WebServer(room, "localhost", 0, RequestLimits.NONE)) {
      var table = OddPlayer.open(room, "Odd one");
      var ann = Visitor.named(doors.port(), "ann");
      try (var line = deaf(doors.port(), ann.cookie(), table)) {
        assertThat(isCut(line, table)).isTrue();
      }
      assertThat(new OddPlayer(room, "ann", table).act("sit", 50_000)).isNotNull();
      var again = ann.socket("/api/tables/" + table + "/socket?last=1").nextJson();
      assertThat(again.path("number").asInt()).isEqualTo(2);
      assertThat(again.path("story")).isNotEmpty();
    }
  }
}
