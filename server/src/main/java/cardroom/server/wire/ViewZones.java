package cardroom.server.wire;

import cardroom.games.money.Money;
import cardroom.games.rules.Rule;
import cardroom.games.table.Face;
import cardroom.games.table.HandTag;
import cardroom.games.table.SeatTag;
import cardroom.games.table.SpotTag;
import cardroom.games.table.View;
import cardroom.server.codec.JsonWriter;
import cardroom.server.table.TableShowing;
import java.util.List;
import java.util.Optional;

/// The zones of a table, made from a view and nothing else.
final class ViewZones {
  private ViewZones() {}

  static void all(TableShowing now, JsonWriter zones) {
    var view = now.view();
    heading(now.table(), view.table(), zones);
    zones.objects("seats", view.seats(), ViewZones::seat);
    zones.objects("positions", view.positions(), ViewZones::spot);
    bank(view.bank(), zones);
    zones.objects("pots", view.pots(), ViewZones::pot);
    faces("board", view.board(), zones);
    zones.objects("results", view.results(), ViewZones::result);
  }

  /// Only the zones that have changed, each complete.
  static void changed(TableShowing before, TableShowing now, JsonWriter zones) {
    var was = before.view();
    var is = now.view();
    if (!is.table().equals(was.table())) {
      heading(now.table(), is.table(), zones);
    }
    if (!is.seats().equals(was.seats())) {
      zones.objects("seats", is.seats(), ViewZones::seat);
    }
    if (!is.positions().equals(was.positions())) {
      zones.objects("positions", is.positions(), ViewZones::spot);
    }
    if (!is.bank().equals(was.bank())) {
      bank(is.bank(), zones);
    }
    if (!is.pots().equals(was.pots())) {
      zones.objects("pots", is.pots(), ViewZones::pot);
    }
    if (!is.board().equals(was.board())) {
      faces("board", is.board(), zones);
    }
    if (!is.results().equals(was.results())) {
      zones.objects("results", is.results(), ViewZones::result);
    }
  }

  static void line(TableShowing.Line told, JsonWriter json) {
    var line = told.line();
    json.put("number", told.number()).put("kind", line.kind().word()).put("text", line.text());
    json.put("position", line.position().id());
    faces("cards", line.cards(), json);
    json.put("amountCents", line.amount().cents());
    json.put("rule", line.rule().map(Rule::id).orElse(""));
  }

  private static void faces(String name, List<Face> faces, JsonWriter json) {
    json.words(name, faces, Face::toString);
  }

  private static void heading(long id, View.Heading table, JsonWriter zones) {
    zones.object("table").put("id", id);
    zones.put("name", table.name()).put("house", table.house()).put("game", table.game());
    zones.put("stakes", table.stakes()).put("phase", table.phase().word());
    zones.put("prompt", table.prompt());
    zones.put("round", table.round()).put("cards", table.cards().word());
    zones.objects("wagers", table.wagers(), ViewZones::area);
    zones.objects("facts", table.facts(), ViewZones::fact);
    zones.endObject();
  }

  private static void area(View.Area area, JsonWriter json) {
    json.put("wager", area.wager().word()).put("label", area.wager().label());
    json.put("minCents", area.min().cents());
    if (!area.max().equals(Money.UNLIMITED)) {
      json.put("maxCents", area.max().cents());
    }
    json.put("beforeDeal", area.beforeDeal());
  }

  private static void fact(View.Fact fact, JsonWriter json) {
    json.put("name", fact.name()).put("value", fact.value());
  }

  private static void seat(View.SeatView seat, JsonWriter json) {
    json.put("seat", seat.seat()).put("player", seat.player());
    json.put("stackCents", seat.stack().cents());
    json.words("tags", seat.tags(), SeatTag::word);
  }

  private static void spot(View.Spot spot, JsonWriter json) {
    json.put("position", spot.position().id()).put("bettor", spot.bettor());
    json.objects("stakes", spot.stakes(), ViewZones::stake);
    json.objects("hands", spot.hands(), ViewZones::hand);
    json.words("tags", spot.tags(), SpotTag::word);
  }

  private static void stake(View.Stake stake, JsonWriter json) {
    json.put("wager", stake.wager().word()).put("amountCents", stake.amount().cents());
  }

  private static void hand(View.Hand hand, JsonWriter json) {
    faces("cards", hand.cards(), json);
    json.put("total", hand.total()).put("stakeCents", hand.stake().cents());
    json.words("tags", hand.tags(), HandTag::word);
    json.put("closed", hand.closed());
    json.objects("readings", hand.readings(), ViewZones::reading);
  }

  private static void reading(View.Reading reading, JsonWriter json) {
    json.put("part", reading.part().word()).put("words", reading.words());
    faces("cards", reading.cards(), json);
  }

  private static void bank(Optional<View.BankView> bank, JsonWriter zones) {
    if (bank.isEmpty()) {
      zones.putNull("bank");
      return;
    }
    var view = bank.get();
    zones.object("bank");
    zones.put("seat", view.seat()).put("player", view.player()).put("turn", view.turn());
    zones.put("wagerCents", view.wager().cents()).put("paidCents", view.paid().cents());
    zones.put("collectedCents", view.collected().cents());
    zones.object("hand");
    hand(view.hand(), zones);
    zones.endObject().endObject();
  }

  private static void pot(View.Pot pot, JsonWriter json) {
    json.put("name", pot.name()).put("amountCents", pot.amount().cents());
    json.numbers("seats", pot.seats());
  }

  private static void result(View.Result result, JsonWriter json) {
    json.put("order", result.order());
    json.put("position", result.position().id()).put("bettor", result.bettor());
    json.put("wager", result.wager().word()).put("word", result.word().word());
    json.put("amountCents", result.amount().cents()).put("dueCents", result.due().cents());
    json.put("returnedCents", result.returned().cents());
    json.objects("rules", result.rules(), ViewZones::clause);
    json.put("why", result.why()).put("part", result.part().word());
    faces("cards", result.cards(), json);
  }

  private static void clause(Rule clause, JsonWriter json) {
    json.put("id", clause.id()).put("sentence", clause.sentence());
  }
}
