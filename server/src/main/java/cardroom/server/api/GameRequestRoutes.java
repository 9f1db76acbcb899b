package cardroom.server.api;

import cardroom.games.table.RoomRule;
import cardroom.server.Room;
import cardroom.server.catalogue.HouseGames.GameOffer;
import cardroom.server.codec.Json;
import cardroom.server.guests.Guest;
import cardroom.server.journal.Row.GameRequestRow;
import cardroom.server.requests.WantedGame;
import cardroom.server.table.Answer;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Games that people ask for in the lobby, until enough others do.
final class GameRequestRoutes {
  private static final int BOTS_MAX = 5;
  // Nobody changes their mind faster than this: one a second, a few at once.
  private static final double SLOWER = 20;
  private static final double FEWER = 4;

  private final Room room;
  private final RequestGuard doorman;
  private final OwnedTables owned;
  private final TokenBuckets pace;
  private final int perAddress;
  private final Map<String, String> addresses = new ConcurrentHashMap<>();

  GameRequestRoutes(Room room, RequestGuard doorman, OwnedTables owned, RequestLimits limits) {
    this.room = room;
    this.doorman = doorman;
    this.owned = owned;
    this.pace = new TokenBuckets(limits.perSecond() / SLOWER, limits.burst() / FEWER);
    this.perAddress = limits.caps().tables().perAddress();
  }

  void list(Context context) {
    var guest = doorman.visitor(context);
    guest.ifPresent(known -> room.requests().seenBy(known.name()));
    Reply.json(context, told(guest));
  }

  void ask(Context context) {
    var guest = doorman.guest(context);
    doorman.refuseWhoMustStop(guest);
    refuseHaste(guest);
    var address = doorman.address(context);
    refuseCrowd(guest, address);
    var body = RequestBody.of(context);
    var house = body.word("house");
    var game = body.word("game");
    var usual =
        room.requests().offer(house, game).map(offer -> offer.usual().toString()).orElse("none");
    var wanted = new WantedGame(house, game, body.word("stakes", usual));
    var bots = body.number("bots", 0, 0, BOTS_MAX);
    room.requests()
        .ask(wanted, guest.name(), bots, opening -> owned.open(opening, address))
        .ifPresent(
            why -> {
              throw new Refusal(why);
            });
    Reply.json(context, told(Optional.of(guest)));
  }

  void withdraw(Context context) {
    var guest = doorman.guest(context);
    refuseHaste(guest);
    room.requests().withdraw(guest.name(), context.pathParam("house"), context.pathParam("game"));
    Reply.json(context, told(Optional.of(guest)));
  }

  private void refuseHaste(Guest guest) {
    if (!pace.take(guest.name(), TimeUnit.NANOSECONDS.toMillis(System.nanoTime()))) {
      throw new Refusal(
          Answer.refuse(RoomRule.RATE, "You are asking for games too fast", "Wait a few seconds"));
    }
  }

  /// Many names from one address could make a game look popular although nobody will come.
  private void refuseCrowd(Guest guest, String address) {
    var asking =
        room.requests().all().stream().map(GameRequestRow::player).collect(Collectors.toSet());
    addresses.keySet().retainAll(asking);
    var others =
        addresses.entrySet().stream()
            .filter(each -> each.getValue().equals(address) && !each.getKey().equals(guest.name()))
            .count();
    if (others >= perAddress) {
      throw new Refusal(
          Answer.refuse(
              RoomRule.RATE,
              "Too many people at your address are asking for games",
              "Take a seat in the lobby"));
    }
    addresses.put(guest.name(), address);
  }

  private ObjectNode told(Optional<Guest> guest) {
    var all = room.requests().all();
    var json = Json.object();
    json.set("requests", wanted(all));
    var mine = json.putArray("mine");
    guest.ifPresent(
        known ->
            all.stream()
                .filter(row -> row.player().equals(known.name()))
                .forEach(row -> mine.add(mine(row))));
    return json;
  }

  private static ArrayNode wanted(List<GameRequestRow> all) {
    Map<WantedGame, List<String>> games = new LinkedHashMap<>();
    for (var row : all) {
      if (row.table() == 0) {
        games.computeIfAbsent(WantedGame.of(row), _ -> new ArrayList<>()).add(row.player());
      }
    }
    var json = Json.array();
    games.forEach(
        (game, players) ->
            json.addObject()
                .put("house", game.house())
                .put("game", game.game())
                .put("stakes", game.stakes())
                .put("playersMin", GameOffer.PLAYERS_MIN)
                .set("players", Json.strings(players)));
    return json;
  }

  private ObjectNode mine(GameRequestRow row) {
    var json = Json.object().put("house", row.house()).put("game", row.game());
    json.put("stakes", row.stakes()).put("table", row.table());
    var name =
        row.table() == 0
            ? ""
            : room.allTables()
                .opening(row.table())
                .map(opening -> opening.setup().name())
                .orElse("");
    return json.put("name", name).put("keptMs", row.table() == 0 ? 0 : room.requests().keptMs(row));
  }
}
