package cardroom.server.cluster;

import cardroom.cards.Card;
import cardroom.games.money.Money;
import cardroom.games.table.Command;
import cardroom.games.table.Phase;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.Viewer;
import cardroom.server.codec.Json;
import cardroom.server.table.LobbyRow;
import cardroom.server.table.Tables.Asked;
import cardroom.server.table.Viewpoint;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// What messages between machines carry, as JSON: a person's command, their point of view, a line
/// of the lobby.
final class RequestCodec {
  private RequestCodec() {}

  static ObjectNode write(Asked asked) {
    var json = Json.object().put("key", asked.key()).put("content", asked.content());
    json.put("seen", asked.seen());
    return switch (asked.command()) {
      case Command.Act act ->
          command(
              json.put("player", act.player().name()),
              act.choice(),
              act.position(),
              act.amount(),
              act.cards());
      case Command.Call call ->
          command(
              json.put("floor", call.floor()),
              call.choice(),
              call.position(),
              call.amount(),
              call.cards());
      case Command.Deal _,
          Command.Shuffled _,
          Command.Drawn _,
          Command.TimedOut _,
          Command.HourPassed _ ->
          throw new IllegalArgumentException("nobody asks for this");
    };
  }

  private static ObjectNode command(
      ObjectNode json, String choice, Position position, Money amount, List<Card> cards) {
    json.put("choice", choice).put("position", position.toString()).put("cents", amount.cents());
    json.set("cards", Json.strings(cards.stream().map(Card::toString).toList()));
    return json;
  }

  static Asked asked(JsonNode json) {
    var choice = json.path("choice").asString("");
    var at = Position.of(json.path("position").asString(""));
    var amount = Money.cents(json.path("cents").asLong());
    var cards = words(json.path("cards")).stream().map(Card::parse).toList();
    var floor = json.path("floor").asString("");
    var command =
        floor.isEmpty()
            ? new Command.Act(
                new Player(json.path("player").asString("")), choice, at, amount, cards)
            : new Command.Call(floor, choice, at, amount, cards);
    return new Asked(
        command,
        json.path("key").asString(""),
        json.path("content").asString(""),
        json.path("seen").asLong());
  }

  static ObjectNode write(Viewpoint eyes) {
    var json = Json.object();
    if (eyes.viewer() instanceof Viewer.Person(var player)) {
      json.put("player", player.name());
    }
    eyes.floor().ifPresent(floor -> json.put("floor", floor.name()));
    return json;
  }

  static Viewpoint eyes(JsonNode json) {
    var player = json.path("player").asString("");
    var floor = json.path("floor").asString("");
    return new Viewpoint(
        player.isEmpty() ? new Viewer.Rail() : new Viewer.Person(new Player(player)),
        floor.isEmpty() ? Optional.empty() : Optional.of(new Viewer.Floor(floor)));
  }

  static ObjectNode write(LobbyRow row) {
    var json = Json.object().put("id", row.id()).put("name", row.name());
    json.put("house", row.house()).put("game", row.game()).put("stakes", row.stakes());
    json.put("seats", row.seats()).set("players", Json.strings(row.players()));
    json.put("freeSeats", row.freeSeats()).put("heldUp", row.isHeldUp());
    json.put("phase", row.phase().word()).put("round", row.round());
    json.put("banker", row.banker()).put("bankCents", row.bankCents());
    json.set("awaited", Json.strings(row.awaited()));
    json.put("last", row.last()).put("lastMs", row.lastMs()).put("hourly", row.hourly());
    return json.put("waiting", row.waiting())
        .put("owner", row.owner())
        .put("public", row.isPublic());
  }

  static LobbyRow row(JsonNode json) {
    return new LobbyRow(
        json.path("id").asLong(),
        json.path("name").asString(""),
        json.path("house").asString(""),
        json.path("game").asString(""),
        json.path("stakes").asString(""),
        json.path("seats").asInt(),
        words(json.path("players")),
        json.path("freeSeats").asInt(),
        json.path("heldUp").asBoolean(false),
        Phase.of(json.path("phase").asString("")),
        json.path("round").asInt(),
        json.path("banker").asString(""),
        json.path("bankCents").asLong(),
        words(json.path("awaited")),
        json.path("waiting").asInt(),
        json.path("last").asString(""),
        json.path("lastMs").asLong(-1),
        json.path("hourly").asInt(),
        json.path("owner").asString(""),
        json.path("public").asBoolean());
  }

  static List<String> words(JsonNode list) {
    List<String> words = new ArrayList<>();
    list.forEach(word -> words.add(word.asString()));
    return words;
  }
}
