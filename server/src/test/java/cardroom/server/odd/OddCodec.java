package cardroom.server.odd;

import cardroom.games.money.Money;
import cardroom.games.table.Event;
import cardroom.games.table.Player;
import cardroom.server.codec.CardText;
import cardroom.server.codec.GameCodec;
import cardroom.server.codec.Json;
import cardroom.server.odd.OddEvent.Guessed;
import cardroom.server.odd.OddEvent.Laid;
import cardroom.server.odd.OddEvent.Left;
import cardroom.server.odd.OddEvent.Mixed;
import cardroom.server.odd.OddEvent.Peeked;
import cardroom.server.odd.OddEvent.Sat;
import cardroom.server.odd.OddEvent.Settled;
import cardroom.server.odd.OddEvent.Staked;
import cardroom.server.odd.OddEvent.Turned;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// How the odd table is written down.
public final class OddCodec implements GameCodec<OddTable> {

  @Override
  public int version() {
    return 1;
  }

  @Override
  public Body write(Event event, CardText cards) {
    var json = Json.object();
    return switch ((OddEvent) event) {
      case Sat(var player, var amount) ->
          body("sat", json.put("player", player.name()).put("cents", amount.cents()));
      case Left(var amount) -> body("left", json.put("cents", amount.cents()));
      case Staked(var amount) -> body("staked", json.put("cents", amount.cents()));
      case Mixed _ -> body("mixed", json);
      case Laid(var card) -> body("laid", json.put("card", cards.down(card)));
      case Peeked _ -> body("peeked", json);
      case Guessed(var red) -> body("guessed", json.put("red", red));
      case Turned(var card) -> body("turned", json.put("card", cards.up(card)));
      case Settled(var won) -> body("settled", json.put("won", won));
    };
  }

  private static Body body(String kind, ObjectNode json) {
    return new Body(kind, 1, json);
  }

  @Override
  public Event read(String kind, int version, JsonNode json, CardText cards) {
    return switch (kind) {
      case "sat" -> new Sat(new Player(json.get("player").asString()), cents(json));
      case "left" -> new Left(cents(json));
      case "staked" -> new Staked(cents(json));
      case "mixed" -> new Mixed();
      case "laid" -> new Laid(cards.read(json.get("card").asString()));
      case "peeked" -> new Peeked();
      case "guessed" -> new Guessed(json.get("red").asBoolean());
      case "turned" -> new Turned(cards.read(json.get("card").asString()));
      case "settled" -> new Settled(json.get("won").asBoolean());
      default -> throw new IllegalArgumentException("the odd game has no event '" + kind + "'");
    };
  }

  private static Money cents(JsonNode json) {
    return Money.cents(json.get("cents").asLong());
  }

  @Override
  public ObjectNode snapshot(OddTable table) {
    return Json.object()
        .put("name", table.name())
        .put("player", table.player().map(Player::name).orElse(""))
        .put("cents", table.stack().cents())
        .put("round", table.round())
        .put("last", table.last());
  }

  @Override
  public OddTable restore(JsonNode json) {
    var name = json.get("player").asString();
    var player = name.isEmpty() ? Optional.<Player>empty() : Optional.of(new Player(name));
    return new OddTable(
        json.get("name").asString(),
        player,
        cents(json),
        Money.ZERO,
        false,
        Optional.empty(),
        false,
        Optional.empty(),
        false,
        json.get("round").asInt(),
        json.get("last").asString());
  }
}
