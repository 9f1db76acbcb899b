package cardroom.server.probe;

import cardroom.games.banked.table.BankedChoiceId;
import cardroom.games.seating.Seating;
import cardroom.games.table.BetId;
import cardroom.server.codec.Json;
import cardroom.server.shoe.Entropy;
import java.net.http.WebSocket;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// One end of a table's socket: sits down, leaves the bank to others, bets, and waits for a card.
final class SeatedGuest implements WebSocket.Listener {
  private final String name;
  private final Entropy entropy = Entropy.ofTheSystem();
  private final CompletableFuture<Void> dealt = new CompletableFuture<>();
  private final StringBuilder part = new StringBuilder();
  private final ObjectNode zones = Json.object();
  private JsonNode choices = Json.array();
  private long awaited;

  SeatedGuest(String name) {
    this.name = name;
  }

  CompletableFuture<Void> dealt() {
    return dealt;
  }

  @Override
  public @Nullable CompletionStage<?> onText(WebSocket line, CharSequence data, boolean last) {
    part.append(data);
    line.request(1);
    if (!last) {
      return null;
    }
    var message = Json.read(part.toString());
    part.setLength(0);
    if (message.has("answer")) {
      // The answer comes before the change it made: decide again when the change has been shown.
      awaited = message.get("answer").path("number").asLong(0);
      return null;
    }
    shown(line, message);
    return null;
  }

  private void shown(WebSocket line, JsonNode message) {
    message.path("zones").properties().forEach(zone -> zones.set(zone.getKey(), zone.getValue()));
    choices = message.path("choices").isMissingNode() ? choices : message.path("choices");
    if (mine().anyMatch(spot -> !spot.path("hands").path(0).path("cards").isEmpty())) {
      dealt.complete(null);
      return;
    }
    var number = message.path("number").asLong();
    if (number >= awaited) {
      choice().ifPresent(choice -> send(line, command(choice, number)));
    }
  }

  private void send(WebSocket line, String command) {
    var _ =
        line.sendText(command, true)
            .exceptionally(
                wrong -> {
                  dealt.completeExceptionally(wrong);
                  return line;
                });
  }

  private Stream<JsonNode> mine() {
    return all(zones.path("positions")).filter(spot -> spot.path("bettor").asString().equals(name));
  }

  private Optional<JsonNode> choice() {
    return mine().findAny().isPresent()
        ? offered(BankedChoiceId.DONE::equals)
        : offered(Seating.SIT::equals)
            .or(() -> offered(BankedChoiceId.PASS_BANK::equals))
            .or(() -> offered(BetId::isBet));
  }

  private Optional<JsonNode> offered(Predicate<String> id) {
    return all(choices).filter(choice -> id.test(choice.path("id").asString())).findFirst();
  }

  private static Stream<JsonNode> all(JsonNode list) {
    return StreamSupport.stream(list.spliterator(), false);
  }

  private String command(JsonNode choice, long number) {
    awaited = Long.MAX_VALUE;
    var json = Json.object().put("key", entropy.hex(16)).put("number", number);
    json.put("id", choice.path("id").asString())
        .put("position", choice.path("position").asString());
    return Json.text(
        json.put("amountCents", choice.path("amount").path("suggestedCents").asLong(0)));
  }

  @Override
  public @Nullable CompletionStage<?> onClose(WebSocket line, int code, String why) {
    dealt.completeExceptionally(new IllegalStateException("the room closed the socket: " + why));
    return null;
  }

  @Override
  public void onError(WebSocket line, Throwable wrong) {
    dealt.completeExceptionally(wrong);
  }
}
