package cardroom.server.api;

import cardroom.games.table.RoomRule;
import cardroom.games.table.Setup;
import cardroom.games.table.Setup.Stakes;
import cardroom.server.Room;
import cardroom.server.catalogue.TableOpening;
import cardroom.server.codec.Json;
import cardroom.server.guests.Guest;
import cardroom.server.guests.LookalikeNames;
import cardroom.server.shoe.Entropy;
import cardroom.server.table.Answer;
import cardroom.server.table.LobbyRow;
import cardroom.server.table.Tables.Opened;
import io.javalin.http.Context;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/// The lobby: houses, tables, and opening a table.
final class LobbyRoutes {

  private final Room room;
  private final RequestGuard doorman;
  private final OwnedTables owned;
  private final Entropy entropy = Entropy.ofTheSystem();

  LobbyRoutes(Room room, RequestGuard doorman, OwnedTables owned) {
    this.room = room;
    this.doorman = doorman;
    this.owned = owned;
  }

  void houses(Context context) {
    var json = Json.array();
    for (var menu : room.catalogue().menus()) {
      var house = json.addObject().put("id", menu.house()).put("name", menu.title());
      var games = house.putArray("games");
      for (var gameOffer : menu.games()) {
        var game = games.addObject().put("id", gameOffer.game()).put("name", gameOffer.title());
        game.put("seatsMax", gameOffer.seatsMax()).put("usualStakes", gameOffer.usual().toString());
        var stakes = game.putArray("stakes");
        gameOffer
            .stakes()
            .forEach(
                offer ->
                    stakes
                        .addObject()
                        .put("id", offer.stakes().toString())
                        .put("label", offer.label()));
        var options = game.putArray("options");
        gameOffer
            .options()
            .forEach((key, value) -> options.addObject().put("key", key).put("value", value));
      }
    }
    Reply.json(context, json);
  }

  void tables(Context context) {
    var json = Json.array();
    var isFloor = doorman.isFloor(context);
    var name = doorman.visitor(context).map(Guest::name).orElse("");
    for (LobbyRow row : room.allTables().lobby().rows()) {
      var isOwn = !name.isEmpty() && row.owner().equals(name);
      if ((row.isPublic() || isFloor || isOwn)
          && fits(row.house(), context.queryParam("house"))
          && fits(row.game(), context.queryParam("game"))) {
        json.add(isOwn ? row(row).put("link", link(row.id())) : row(row));
      }
    }
    Reply.json(context, json);
  }

  private static boolean fits(String value, @Nullable String wanted) {
    return wanted == null || wanted.equals(value);
  }

  private static ObjectNode row(LobbyRow row) {
    var json = Json.object().put("id", row.id()).put("name", row.name());
    json.put("house", row.house()).put("game", row.game()).put("stakes", row.stakes());
    json.put("seats", row.seats()).set("players", Json.strings(row.players()));
    json.put("freeSeats", row.freeSeats()).put("heldUp", row.isHeldUp());
    json.put("phase", row.phase().word()).put("round", row.round());
    json.put("banker", row.banker()).put("bankCents", row.bankCents());
    json.set("awaited", Json.strings(row.awaited()));
    json.put("waiting", row.waiting()).put("last", row.last()).put("hourly", row.hourly());
    if (row.lastMs() >= 0) {
      json.put("lastMs", row.lastMs());
    }
    return json.put("owner", row.owner()).put("public", row.isPublic());
  }

  void open(Context context) {
    var guest = doorman.guest(context);
    doorman.refuseWhoMustStop(guest);
    var body = RequestBody.of(context);
    var isPublic = body.flag("public", true);
    var seats = body.number("seats", 6, 1, 20);
    var house = body.word("house");
    var game = body.word("game");
    var name = body.word("name", guest.name() + "'s table");
    LookalikeNames.wrongTitle(name)
        .ifPresent(
            wrong -> {
              throw new Refusal(Answer.refuse(RoomRule.FORM, wrong, "Choose another title"));
            });
    var opening =
        new TableOpening(
            house,
            game,
            new Setup(name, stakes(body.word("stakes", usual(house, game))), seats),
            body.words("options"),
            guest.name(),
            isPublic ? "" : entropy.hex(16),
            body.number("bots", 0, 0, seats));
    switch (owned.open(opening, doorman.address(context))) {
      case Opened.No(var why) -> throw new Refusal(why);
      case Opened.Yes(var table) -> {
        var json = Json.object().put("id", table).put("name", opening.setup().name());
        Reply.json(context.status(201), json.put("link", link(table)).put("public", isPublic));
      }
    }
  }

  /// What the owner sends to friends.
  private String link(long table) {
    var invite = room.allTables().opening(table).map(TableOpening::invite).orElse("");
    return "/table/" + table + (invite.isEmpty() ? "" : "?invite=" + invite);
  }

  private String usual(String house, String game) {
    return room.catalogue().menus().stream()
        .filter(menu -> menu.house().equals(house))
        .flatMap(menu -> menu.games().stream())
        .filter(gameOffer -> gameOffer.game().equals(game))
        .findFirst()
        .map(gameOffer -> gameOffer.usual().toString())
        .orElse("schedule 1");
  }

  private static Stakes stakes(String text) {
    return Stakes.read(text)
        .orElseThrow(
            () ->
                new Refusal(
                    Answer.refuse(
                        RoomRule.FORM,
                        "\"stakes\" reads '" + text + "'",
                        "Write schedule 1, limit $4-$8 or spread $2-$10")));
  }
}
