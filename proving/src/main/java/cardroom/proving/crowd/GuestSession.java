package cardroom.proving.crowd;

import cardroom.server.codec.Json;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.concurrent.CompletionException;
import tools.jackson.databind.JsonNode;

/// One guest's session: what they ask of the room over HTTP, and the sockets they open.
public record GuestSession(HttpClient client, URI room, String name, String cookie, String csrf) {
  private static final Duration PATIENCE = Duration.ofSeconds(30);
  private static final String FORWARDED = "X-Forwarded-For";

  /// Comes in under a new name.
  public static GuestSession enter(HttpClient client, URI room, String name) throws IOException {
    var stranger = new GuestSession(client, room, name, "", "");
    return stranger.entering("/api/guest", Json.text(Json.object().put("name", name)));
  }

  /// The session that a request opens.
  public GuestSession entering(String path, String body) throws IOException {
    var answer = post(path, body);
    if (answer.statusCode() != 201) {
      throw new IllegalStateException("%s is not let in: %s".formatted(name, answer.body()));
    }
    var cookie = answer.headers().firstValue("Set-Cookie").orElse("").replaceAll(";.*", "");
    return new GuestSession(
        client, room, name, cookie, Json.read(answer.body()).path("csrf").asString());
  }

  /// The same session at another machine.
  public GuestSession at(URI other) {
    return new GuestSession(client, other, name, cookie, csrf);
  }

  /// The made-up address of the person: a room behind a proxy counts by it, any other ignores it.
  private String address() {
    var hash = name.hashCode();
    return "10.%d.%d.%d".formatted(hash >>> 16 & 0xff, hash >>> 8 & 0xff, hash & 0xff);
  }

  public JsonNode get(String path) throws IOException {
    return Json.read(sent(request(path).GET()).body());
  }

  public HttpResponse<String> post(String path, String body) throws IOException {
    return sent(request(path).POST(BodyPublishers.ofString(body)));
  }

  private HttpRequest.Builder request(String path) {
    var request = HttpRequest.newBuilder(room.resolve(path)).timeout(PATIENCE);
    request.header(FORWARDED, address());
    if (!cookie.isEmpty()) {
      request.header("Cookie", cookie).header("X-Cardroom-Csrf", csrf);
    }
    return request;
  }

  private HttpResponse<String> sent(HttpRequest.Builder request) throws IOException {
    try {
      var answer = client.send(request.build(), BodyHandlers.ofString());
      if (answer.statusCode() >= 500) {
        throw new IOException(answer.body());
      }
      return answer;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    }
  }

  /// Opens a table's socket.
  ///
  /// @param last the number last seen there, or -1
  public GuestSocket line(long table, long last) throws IOException {
    var resume = last < 0 ? "" : "?last=" + last;
    var address = "ws://%s/api/tables/%d/socket%s".formatted(room.getAuthority(), table, resume);
    var line = new GuestSocket();
    try {
      WebSocket socket =
          client
              .newWebSocketBuilder()
              .header("Cookie", cookie)
              .header(FORWARDED, address())
              .connectTimeout(PATIENCE)
              .buildAsync(URI.create(address), line)
              .join();
      line.through(socket);
      return line;
    } catch (CompletionException e) {
      throw new IOException(e.getCause());
    }
  }
}
