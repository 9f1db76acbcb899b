package cardroom.server.api;

import static cardroom.server.RefusalAssert.assertThat;
import static cardroom.server.RefusalAssert.heard;
import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.server.Places;
import cardroom.server.codec.Json;
import cardroom.server.journal.Database;
import cardroom.server.odd.OddPlayer;
import cardroom.server.people.Role;
import java.io.IOException;
import java.net.Socket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Invalid bodies are the visitor's fault and not the room's.
class BrokenBodiesTest {
  // It takes a recorded hand as text.
  private static final Set<String> TEXT = Set.of("/api/replay");

  // Where passkeys work.
  private static final TlsAndHosts LOCAL = new TlsAndHosts(Optional.empty(), TlsAndHosts.LOOPBACK);

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

  /// One of two programs would believe the first value and the other the last.
  @Test
  void a_key_that_is_given_twice_is_refused_at_every_door() throws Exception {
    try (var room = Places.oddRoom(Database.at(Places.sqlite(folder)));
        var doors = new WebServer(room, "localhost", 0, RequestLimits.NONE, LOCAL)) {
      var table = OddPlayer.open(room, "Odd one");
      var ann = Visitor.with(room, doors.port(), "ann", Role.FLOOR, Role.CAGE, Role.ADMIN);
      for (var path : posts(table)) {
        var answer = ann.post(path, "{\"name\":\"bob\",\"more\":{\"x\":1,\"x\":2}}");
        assertThat(answer).as(path).cites("ROOM-FORM").says("this JSON gives the key");
      }
      var line = ann.socket("/api/tables/%d/socket".formatted(table));
      line.send("{\"key\":\"" + OddPlayer.freshKey() + "\",\"id\":\"sit\",\"id\":\"leave\"}");
      assertThat(heard(line.answer(new ArrayList<>()))).cites("ROOM-FORM").says("\\\"id\\\" twice");
    }
  }

  /// Every door that takes JSON, as the room itself describes them.
  private static List<String> posts(long table) throws IOException {
    try (var text = WebServer.class.getResourceAsStream("/cardroom/server/openapi.json")) {
      var paths = Json.read(new String(text.readAllBytes(), UTF_8)).path("paths");
      return paths
          .propertyStream()
          .filter(
              path ->
                  path.getValue().path("post").has("requestBody") && !TEXT.contains(path.getKey()))
          .map(path -> path.getKey().replace("{id}", String.valueOf(table)))
          .map(path -> path.replaceAll("[{]\\w+[}]", "1"))
          .toList();
    }
  }
}
