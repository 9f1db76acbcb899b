package cardroom.server.probe;

import cardroom.server.codec.Json;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.stream.StreamSupport;

/// A guest who signs in, takes the first free seat, bets and waits for the first card.
public final class FirstCard {
  private static final String COOKIE = "Set-Cookie";

  private final HttpClient client;
  private final URI room;

  private FirstCard(HttpClient client, URI room) {
    this.client = client;
    this.room = room;
  }

  /// Returns when the guest has been dealt a card.
  public static void dealtTo(String name, URI room, Duration patience) throws IOException {
    try (var client = HttpClient.newHttpClient()) {
      new FirstCard(client, room).visit(name, patience);
      client.shutdownNow();
    }
  }

  private void visit(String name, Duration patience) throws IOException {
    var entered = signedIn(name);
    var cookie = entered.headers().firstValue(COOKIE).orElse("").replaceAll(";.*", "");
    var guest = new SeatedGuest(name);
    var address = "ws://%s/api/tables/%d/socket".formatted(room.getAuthority(), table());
    var line =
        client
            .newWebSocketBuilder()
            .header("Cookie", cookie)
            .buildAsync(URI.create(address), guest);
    try {
      guest.dealt().orTimeout(patience.toMillis(), TimeUnit.MILLISECONDS).join();
    } finally {
      line.join().abort();
    }
  }

  private HttpResponse<String> signedIn(String name) throws IOException {
    var body = Json.text(Json.object().put("name", name));
    return send(
        HttpRequest.newBuilder(room.resolve("/api/guest")).POST(BodyPublishers.ofString(body)));
  }

  private long table() throws IOException {
    var lobby = Json.read(send(HttpRequest.newBuilder(room.resolve("/api/tables"))).body());
    return StreamSupport.stream(lobby.spliterator(), false)
        .filter(row -> row.path("freeSeats").asInt() > 0)
        .findFirst()
        .orElseThrow(() -> new IOException("no table of this room has a free seat"))
        .path("id")
        .asLong();
  }

  private HttpResponse<String> send(HttpRequest.Builder request) throws IOException {
    try {
      var answer = client.send(request.build(), BodyHandlers.ofString());
      if (answer.statusCode() >= 400) {
        throw new IOException(answer.body());
      }
      return answer;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    }
  }
}
