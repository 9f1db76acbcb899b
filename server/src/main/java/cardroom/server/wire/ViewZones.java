package cardroom.server.wire;

import cardroom.games.money.Money;
import cardroom.games.rules.Rule;
import cardroom.games.table.Face;
import cardroom.games.table.HandTag;
import cardroom.games.table.SeatTag;
import cardroom.games.table.SpotTag;
import cardroom.games.table.View;
import cardroom.server.codec.Json;
import cardroom.server.table.TableShowing;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The zones of a table, made from a view and nothing else.
final class ViewZones {
  private ViewZones() {}

  static void all(TableShowing now, ObjectNode zones) {
    var view = now.view();
    zones.set("table", heading(now.table(), view.table()));
    zones.set("seats", list(view.seats(), ViewZones::seat));
    zones.set("positions", list(view.positions(), ViewZones::spot));
    bank(view.bank(), zones);
    zones.set("pots", list(view.pots(), ViewZones::pot));
    zones.set("board", faces(view.board()));
    zones.set("results", list(view.results(), ViewZones::result));
  }

  /// Only the zones that have changed, each complete.
  static void changed(TableShowing before, TableShowing now, ObjectNode zones) {
    var was = before.view();
    var is = now.view();
    if (!is.table().equals(was.table())) {
      zones.set("table", heading(now.table(), is.table()));
    }
    if (!is.seats().equals(was.seats())) {
      zones.set("seats", list(is.seats(), ViewZones::seat));
    }
    if (!is.positions().equals(was.positions())) {
      zones.set("positions", list(is.positions(), ViewZones::spot));
    }
    if (!is.bank().equals(was.bank())) {
      bank(is.bank(), zones);
    }
    if (!is.pots().equals(was.pots())) {
      zones.set("pots", list(is.pots(), ViewZones::pot));
    }
    if (!is.board().equals(was.board())) {
      zones.set("board", faces(is.board()));
    }
    if (!is.results().equals(was.results())) {
      zones.set("results", list(is.results(), ViewZones::result));
    }
  }

  static ArrayNode story(List<TableShowing.Line> story) {
    return list(
        story,
        told -> {
          var line = told.line();
          var json = Json.object().put("number", told.number());
          json.put("kind", line.kind().word()).put("text", line.text());
          json.put("position", line.position().id());
          json.set("cards", faces(line.cards()));
          return json.put("amountCents", line.amount().cents())
              .put("rule", line.rule().map(Rule::id).orElse(""));
        });
  }

  private static <E> ArrayNode list(List<E> all, Function<E, JsonNode> each) {
    var array = Json.array();
    all.forEach(one -> array.add(each.apply(one)));
    return array;
  }

  private static <E> ArrayNode words(List<E> all, Function<E, String> word) {
    var array = Json.array();
    all.forEach(one -> array.add(word.apply(one)));
    return array;
  }

  private static ArrayNode faces(List<Face> faces) {
    return words(faces, Face::toString);
  }

  private static ObjectNode heading(long id, View.Heading table) {
    var json = Json.object().put("id", id);
    json.put("name", table.name()).put("house", table.house()).put("game", table.game());
    json.put("stakes", table.stakes()).put("phase", table.phase().word());
    json.put("prompt", table.prompt());
    json.put("round", table.round()).put("cards", table.cards().word());
    json.set("wagers", list(table.wagers(), ViewZones::area));
    json.set(
        "facts",
        list(
            table.facts(),
            fact -> Json.object().put("name", fact.name()).put("value", fact.value())));
    return json;
  }

  private static ObjectNode area(View.Area area) {
    var json = Json.object().put("wager", area.wager().word()).put("label", area.wager().label());
    json.put("minCents", area.min().cents());
    if (!area.max().equals(Money.UNLIMITED)) {
      json.put("maxCents", area.max().cents());
    }
    return json.put("beforeDeal", area.beforeDeal());
  }

  private static ObjectNode seat(View.SeatView seat) {
    var json = Json.object().put("seat", seat.seat()).put("player", seat.player());
    json.put("stackCents", seat.stack().cents());
    json.set("tags", words(seat.tags(), SeatTag::word));
    return json;
  }

  private static ObjectNode spot(View.Spot spot) {
    var json = Json.object().put("position", spot.position().id()).put("bettor", spot.bettor());
    json.set(
        "stakes",
        list(
            spot.stakes(),
            stake ->
                Json.object()
                    .put("wager", stake.wager().word())
                    .put("amountCents", stake.amount().cents())));
    json.set("hands", list(spot.hands(), ViewZones::hand));
    json.set("tags", words(spot.tags(), SpotTag::word));
    return json;
  }

  private static ObjectNode hand(View.Hand hand) {
    var json = Json.object();
    json.set("cards", faces(hand.cards()));
    json.put("total", hand.total()).put("stakeCents", hand.stake().cents());
    json.set("tags", words(hand.tags(), HandTag::word));
    json.put("closed", hand.closed());
    json.set("readings", list(hand.readings(), ViewZones::reading));
    return json;
  }

  private static ObjectNode reading(View.Reading reading) {
    var json = Json.object().put("part", reading.part().word()).put("words", reading.words());
    json.set("cards", faces(reading.cards()));
    return json;
  }

  private static void bank(Optional<View.BankView> bank, ObjectNode zones) {
    if (bank.isEmpty()) {
      zones.putNull("bank");
      return;
    }
    var view = bank.get();
    var json = zones.putObject("bank");
    json.put("seat", view.seat()).put("player", view.player()).put("turn", view.turn());
    json.put("wagerCents", view.wager().cents()).put("paidCents", view.paid().cents());
    json.put("collectedCents", view.collected().cents());
    json.set("hand", hand(view.hand()));
  }

  private static ObjectNode pot(View.Pot pot) {
    var json = Json.object().put("name", pot.name()).put("amountCents", pot.amount().cents());
    var seats = json.putArray("seats");
    pot.seats().forEach(seats::add);
    return json;
  }

  private static ObjectNode result(View.Result result) {
    var json = Json.object().put("order", result.order());
    json.put("position", result.position().id()).put("bettor", result.bettor());
    json.put("wager", result.wager().word()).put("word", result.word().word());
    json.put("amountCents", result.amount().cents()).put("dueCents", result.due().cents());
    json.put("returnedCents", result.returned().cents());
    json.set(
        "rules",
        list(
            result.rules(),
            clause -> Json.object().put("id", clause.id()).put("sentence", clause.sentence())));
    json.put("why", result.why()).put("part", result.part().word());
    json.set("cards", faces(result.cards()));
    return json;
  }
}
