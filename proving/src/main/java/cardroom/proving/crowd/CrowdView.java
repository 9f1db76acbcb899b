package cardroom.proving.crowd;

import cardroom.server.codec.Json;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// What a person knows about a table from the messages they were sent.
final class CrowdView {
  private final String name;
  private final ObjectNode zones = Json.object();
  private JsonNode choices = Json.array();
  private long number;

  CrowdView(String name) {
    this.name = name;
  }

  /// Applies a message; numbers never go back.
  void take(JsonNode message) {
    var next = message.path("number").asLong();
    if (next < number) {
      throw new IllegalStateException(
          "the table went back from event %d to %d".formatted(number, next));
    }
    number = next;
    message.path("zones").properties().forEach(zone -> zones.set(zone.getKey(), zone.getValue()));
    choices = message.path("choices").isMissingNode() ? choices : message.path("choices");
  }

  long number() {
    return number;
  }

  boolean isSeated() {
    return all(zones.path("seats")).anyMatch(seat -> seat.path("player").asString().equals(name));
  }

  boolean isBroke() {
    return all(zones.path("seats"))
        .anyMatch(
            seat ->
                seat.path("player").asString().equals(name)
                    && seat.path("stackCents").asLong() == 0);
  }

  Optional<JsonNode> offered(String id) {
    return all(choices).filter(choice -> choice.path("id").asString().equals(id)).findFirst();
  }

  List<JsonNode> offeredBut(List<String> ids) {
    return all(choices).filter(choice -> !ids.contains(choice.path("id").asString())).toList();
  }

  private static Stream<JsonNode> all(JsonNode list) {
    return StreamSupport.stream(list.spliterator(), false);
  }
}
