package cardroom.proving.cluster;

import cardroom.server.codec.Json;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;

/// How many tables are on the board.
final class LobbyCount {
  private LobbyCount() {}

  /// 0 where nobody answers.
  static int at(HttpClient client, URI room) {
    var request =
        HttpRequest.newBuilder(room.resolve("/api/tables")).timeout(Duration.ofSeconds(5)).build();
    try {
      var answer = client.send(request, BodyHandlers.ofString());
      return answer.statusCode() == 200 ? Json.read(answer.body()).size() : 0;
    } catch (IOException | IllegalArgumentException _) {
      return 0;
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return 0;
    }
  }
}
