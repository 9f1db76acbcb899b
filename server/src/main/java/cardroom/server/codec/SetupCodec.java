package cardroom.server.codec;

import cardroom.games.money.Money;
import cardroom.games.table.Setup;
import cardroom.games.table.Setup.Stakes;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// How a table's name, stakes and seats are written.
public final class SetupCodec {
  private SetupCodec() {}

  public static ObjectNode write(Setup setup) {
    var json = Json.object();
    json.put("name", setup.name()).put("seats", setup.seats());
    json.set("stakes", write(setup.stakes()));
    return json;
  }

  private static ObjectNode write(Stakes stakes) {
    var json = Json.object();
    return switch (stakes) {
      case Stakes.Schedule(var option) -> json.put("schedule", option);
      case Stakes.Limit(var small, var big) ->
          json.put("smallCents", small.cents()).put("bigCents", big.cents());
      case Stakes.Spread(var least, var most) ->
          json.put("leastCents", least.cents()).put("mostCents", most.cents());
    };
  }

  public static Setup read(JsonNode json) {
    return new Setup(
        json.get("name").asString(), stakes(json.get("stakes")), json.get("seats").asInt());
  }

  private static Stakes stakes(JsonNode json) {
    if (json.has("schedule")) {
      return new Stakes.Schedule(json.get("schedule").asInt());
    }
    return json.has("smallCents")
        ? new Stakes.Limit(cents(json, "smallCents"), cents(json, "bigCents"))
        : new Stakes.Spread(cents(json, "leastCents"), cents(json, "mostCents"));
  }

  private static Money cents(JsonNode json, String field) {
    return Money.cents(json.get(field).asLong());
  }
}
