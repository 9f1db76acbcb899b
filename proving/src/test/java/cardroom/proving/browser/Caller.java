package cardroom.proving.browser;

import cardroom.server.codec.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// A guest without a browser who speaks the protocol: comes in, opens a socket, takes a seat, and
/// calls every bet as soon as they are asked.
final class Caller implements WebSocket.Listener, AutoCloseable {

  private static final List<String> CALLS =
      List.of("check", "call", "bring-in", "let-live", "draw", "discard", "post");

  private final String name;
  private final int seat;
  private final StringBuilder part = new StringBuilder();
  private JsonNode choices = Json.array();
  private long number;
  private long awaited;
  private int keys;
  private final WebSocket socket;

  private Caller(HttpClient client, Evening evening, String name, long table, int seat) {
    this.name = name;
    this.seat = seat;
    var line = evening.address("/api/tables/%d/socket".formatted(table));
    this.socket =
        client
            .newWebSocketBuilder()
            .header("Cookie", cookie(client, evening, name))
            .buildAsync(URI.create(line.replaceFirst("http", "ws")), this)
            .join();
  }

  static Caller sits(HttpClient client, Evening evening, String name, long table, int seat) {
    return new Caller(client, evening, name, table, seat);
  }

  private static String cookie(HttpClient client, Evening evening, String name) {
    var body = BodyPublishers.ofString(Json.text(Json.object().put("name", name)));
    var request = HttpRequest.newBuilder(URI.create(evening.address("/api/guest"))).POST(body);
    try {
      var answer = client.send(request.build(), BodyHandlers.ofString());
      return answer.headers().firstValue("Set-Cookie").orElseThrow().replaceAll(";.*", "");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  @Override
  public synchronized @Nullable CompletionStage<?> onText(
      WebSocket from, CharSequence data, boolean last) {
    part.append(data);
    if (last) {
      var message = Json.read(part.toString());
      part.setLength(0);
      hear(from, message);
    }
    from.request(1);
    return null;
  }

  /// After an answer they wait until its effect is shown; if refused, they try again when something
  /// has changed.
  private void hear(WebSocket line, JsonNode message) {
    if (message.has("answer")) {
      var answer = message.get("answer");
      awaited = answer.path("ok").asBoolean() ? answer.path("number").asLong() : 0;
      return;
    }
    number = message.path("number").asLong();
    choices = message.has("choices") ? message.get("choices") : choices;
    if (number >= awaited) {
      next().ifPresent(choice -> send(line, choice));
    }
  }

  private Optional<JsonNode> next() {
    for (var choice : choices) {
      if (choice.path("id").asString().equals("sit")
          && choice.path("position").asString().equals(Integer.toString(seat))) {
        return Optional.of(choice);
      }
    }
    for (var id : CALLS) {
      for (var choice : choices) {
        if (choice.path("id").asString().equals(id)) {
          return Optional.of(choice);
        }
      }
    }
    return Optional.empty();
  }

  /// For the least amount, and with as few cards as required.
  private void send(WebSocket line, JsonNode choice) {
    var key = "%016x%016x".formatted(name.hashCode(), ++keys);
    var command = Json.object().put("number", number).put("key", key);
    command.put("id", choice.path("id").asString());
    command.put("position", choice.path("position").asString());
    command.put("amountCents", choice.path("amount").path("suggestedCents").asLong(0));
    var cards = command.putArray("cards");
    for (int i = 0; i < choice.path("cards").path("min").asInt(0); i++) {
      cards.add(choice.path("cards").path("from").path(i).asString());
    }
    awaited = Long.MAX_VALUE;
    var _ = line.sendText(Json.text(command), true);
  }

  @Override
  public void close() {
    socket.abort();
  }
}
