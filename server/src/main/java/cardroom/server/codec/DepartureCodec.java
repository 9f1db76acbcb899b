package cardroom.server.codec;

import cardroom.games.money.Money;
import cardroom.games.seating.Departures;
import cardroom.games.table.Player;
import java.util.LinkedHashMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// What people took away within the hour, as written in a snapshot.
public final class DepartureCodec {
  private static final String FIELD = "departures";

  private DepartureCodec() {}

  public static void write(ObjectNode table, Departures departures) {
    var list = table.putArray(FIELD);
    departures
        .chips()
        .forEach(
            (player, chips) ->
                list.addObject().put("player", player.name()).put("cents", chips.cents()));
  }

  /// Older records do not have them.
  public static Departures read(JsonNode table) {
    var chips = new LinkedHashMap<Player, Money>();
    if (table.has(FIELD)) {
      table
          .get(FIELD)
          .forEach(
              one ->
                  chips.put(
                      new Player(one.get("player").asString()),
                      Money.cents(one.get("cents").asLong())));
    }
    return new Departures(chips);
  }
}
