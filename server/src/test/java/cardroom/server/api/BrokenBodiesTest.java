package cardroom.server.api;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.server.Places;
import cardroom.server.codec.Json;
import cardroom.server.journal.Database;
import java.io.IOException;
import java.net.Socket;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Invalid bodies are the visitor's fault and not the room's.
class BrokenBodiesTest {
  @TempDir Path folder;

  private static String answer(int port, String body) throws IOException {
    try (var line = new Socket("localhost", port)) {
      var head =
          "POST /api/guest HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n";
      line.getOutputStream().write((head + body).getBytes(US_ASCII));
      line.shutdownOutput();
      return new String(line.getInputStream().readAllBytes(), US_ASCII);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"ZZ\r\n{}\r\n", "FFFFFFFFFFFFFFFF\r\n{}\r\n", "5\r\n{"})
  void what_is_no_body_is_refused_as_a_bad_request(String body) throws Exception {
    try (var room = Places.oddRoom(Database.at(Places.sqlite(folder)));
        var doors = new WebServer(room, "localhost", 0, RequestLimits.NONE)) {
      assertThat(answer(doors.port(), body)).doesNotContain("HTTP/1.1 5", "ROOM-RECORDS");
    }
  }

  @Test
  void what_is_too_deep_is_refused_in_words_of_the_room() throws Exception {
    try (var room = Places.oddRoom(Database.at(Places.sqlite(folder)));
        var doors = new WebServer(room, "localhost", 0, RequestLimits.NONE)) {
      var answer = new Visitor(doors.port()).post("/api/guest", "[".repeat(9_000));
      assertThat(Json.read(answer.body()).path("sentence").asString())
          .isEqualTo("this JSON is too deep, or has too long a number");
    }
  }
}
