package cardroom.server.catalogue;

import cardroom.server.codec.Json;
import cardroom.server.codec.SetupCodec;
import cardroom.server.codec.UnknownEvent;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// How the first event of every table is written.
public final class OpeningCodec {
  public static final String KIND = "opened";
  public static final int VERSION = 1;

  private OpeningCodec() {}

  public static ObjectNode write(TableOpening opening) {
    var json = Json.object();
    json.put("house", opening.house()).put("game", opening.game());
    json.set("setup", SetupCodec.write(opening.setup()));
    var options = json.putObject("options");
    opening.options().forEach(options::put);
    return json.put("owner", opening.owner())
        .put("invite", opening.invite())
        .put("bots", opening.bots());
  }

  public static TableOpening read(int version, JsonNode json) {
    UnknownEvent.requireKnown(KIND, version, VERSION);
    Map<String, String> options = new TreeMap<>();
    json.get("options")
        .properties()
        .forEach(entry -> options.put(entry.getKey(), entry.getValue().asString()));
    return new TableOpening(
        json.get("house").asString(),
        json.get("game").asString(),
        SetupCodec.read(json.get("setup")),
        options,
        json.get("owner").asString(),
        json.get("invite").asString(),
        json.get("bots").asInt());
  }
}
