package cardroom.proving.cluster;

import cardroom.server.codec.Json;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/// How many tables the lobby lists, and whether a given one is being dealt.
final class LobbyCount {
  private LobbyCount() {}

  /// 0 where nobody answers.
  static int at(HttpClient client, URI room) {
    return asked(client, room.resolve("/api/tables")).map(JsonNode::size).orElse(0);
  }

  /// Whether anybody can look at that table.
  static boolean shows(HttpClient client, URI room, long table) {
    return asked(client, room.resolve("/api/tables/" + table)).isPresent();
  }

  private static Optional<JsonNode> asked(HttpClient client, URI address) {
    var request = HttpRequest.newBuilder(address).timeout(Duration.ofSeconds(5)).build();
    try {
      var answer = client.send(request, BodyHandlers.ofString());
      return answer.statusCode() == 200 ? Optional.of(Json.read(answer.body())) : Optional.empty();
    } catch (IOException | IllegalArgumentException _) {
      return Optional.empty();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }
}
