package cardroom.server.shelf;

import cardroom.games.money.Money;
import cardroom.games.table.Setup;
import cardroom.games.table.Setup.Stakes;
import cardroom.server.codec.Json;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// How the first event of every table is written.
public final class OpeningCodec {
  public static final String KIND = "opened";
  public static final int VERSION = 1;

  private OpeningCodec() {}

  public static ObjectNode write(Opening opening) {
    var json = Json.object();
    json.put("house", opening.house()).put("game", opening.game());
    json.put("name", opening.setup().name()).put("seats", opening.setup().seats());
    json.set("stakes", write(opening.setup().stakes()));
    var options = json.putObject("options");
    opening.options().forEach(options::put);
    json.put("owner", opening.owner()).put("invite", opening.invite()).put("bots", opening.bots());
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

  public static Opening read(JsonNode json) {
    Map<String, String> options = new TreeMap<>();
    json.get("options")
        .properties()
        .forEach(entry -> options.put(entry.getKey(), entry.getValue().asString()));
    return new Opening(
        json.get("house").asString(),
        json.get("game").asString(),
        new Setup(
            json.get("name").asString(), stakes(json.get("stakes")), json.get("seats").asInt()),
        options,
        json.get("owner").asString(),
        json.get("invite").asString(),
        json.get("bots").asInt());
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
