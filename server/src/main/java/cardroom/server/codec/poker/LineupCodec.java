package cardroom.server.codec.poker;

import cardroom.games.money.Money;
import cardroom.games.poker.table.Lineup;
import cardroom.server.codec.BodyFields;
import cardroom.server.codec.Json;
import java.util.List;
import tools.jackson.databind.node.ObjectNode;

/// How the players who were dealt into a hand are written.
final class LineupCodec {
  private LineupCodec() {}

  static ObjectNode write(Lineup lineup) {
    var json =
        Json.object()
            .put("button", lineup.button())
            .put("small", lineup.small())
            .put("big", lineup.big());
    var seats = json.putArray("seats");
    lineup.seats().forEach(seats::add);
    amounts(json, "liveCents", lineup.live());
    amounts(json, "deadCents", lineup.dead());
    return json.put("killer", lineup.killer()).put("jumped", lineup.jumped());
  }

  private static void amounts(ObjectNode json, String field, List<Money> amounts) {
    var array = json.putArray(field);
    amounts.forEach(amount -> array.add(amount.cents()));
  }

  static Lineup read(BodyFields body) {
    return new Lineup(
        body.number("button"),
        body.number("small"),
        body.number("big"),
        body.numbers("seats"),
        body.amounts("liveCents"),
        body.amounts("deadCents"),
        body.number("killer"),
        body.number("jumped"));
  }
}
