package cardroom.server.book;

import cardroom.games.banked.Outcome;
import cardroom.games.money.Money;
import cardroom.games.poker.variant.Variants;
import cardroom.games.rules.Rule;
import cardroom.games.table.Face;
import cardroom.games.table.Position;
import cardroom.games.table.View;
import cardroom.houses.Catalogue;
import cardroom.houses.NotationSheets;
import cardroom.notation.banked.BankedScript;
import cardroom.notation.banked.Judged;
import cardroom.notation.script.NotationError;
import cardroom.notation.script.Script;
import cardroom.server.codec.Json;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Judges a round of a real table as `cardroom judge` does, and writes what came of it.
public record WrittenRound(Catalogue catalogue) {

  /// More than the fullest table needs, and no work for anybody.
  public static final int LONGEST = 4_000;

  /// @throws NotationError where the text cannot be read or played
  public ObjectNode judged(String text) {
    var scripts = Script.read(text);
    if (scripts.size() > 1 || Variants.has(scripts.getFirst().game())) {
      throw new NotationError(1, 1, "one round against a player-dealer is settled at a time");
    }
    var judged =
        BankedScript.read(scripts.getFirst(), new NotationSheets(catalogue)::banked).play();
    return json(judged).put("notation", new KeptNotation(text, judged).text());
  }

  private static ObjectNode json(Judged judged) {
    var json = Json.object().put("ok", true).put("button", judged.button());
    json.put("bankSeat", judged.bankSeat());
    var fees = json.putArray("fees");
    for (var fee : judged.fees()) {
      fees.addObject()
          .put("who", title(fee.payer()))
          .put("amountCents", fee.amount().cents())
          .put("rule", fee.schedule().id())
          .put("why", fee.reason());
    }
    var wrong = json.putArray("wrong");
    for (var failure : judged.failures()) {
      wrong.addObject().put("line", failure.place().line()).put("sentence", failure.sentence());
    }
    hands(judged, json);
    judged.settlement().ifPresent(settled -> outcomes(settled.outcomes(), json));
    judged.settlement().ifPresent(settled -> bank(judged, json));
    return json;
  }

  private static void bank(Judged judged, ObjectNode json) {
    var meters = judged.settlement().orElseThrow().bank();
    var bank = json.putObject("bank").put("paidCents", meters.paid().cents());
    bank.put("collectedCents", meters.collected().cents()).put("netCents", meters.net().cents());
    if (!judged.bank().equals(Money.UNLIMITED)) {
      bank.put("wagerCents", meters.wager().cents()).put("leftCents", meters.left().cents());
    }
  }

  private static void hands(Judged judged, ObjectNode json) {
    var hands = json.putArray("hands");
    for (var spot : judged.hands()) {
      spot.hands().forEach(hand -> hand(spot.position(), hand, hands));
    }
    judged.bankHand().ifPresent(hand -> hand(Position.BANK, hand, hands));
  }

  private static void hand(Position position, View.Hand hand, ArrayNode hands) {
    var json = hands.addObject().put("position", position.id()).put("total", hand.total());
    json.set("cards", Json.strings(hand.cards().stream().map(Face::toString).toList()));
  }

  private static void outcomes(List<Outcome> outcomes, ObjectNode json) {
    var rows = json.putArray("outcomes");
    for (var outcome : outcomes) {
      var due = outcome.due();
      var row = rows.addObject().put("position", due.position().id());
      row.put("who", title(due.position())).put("wager", due.wager().label());
      row.put("hand", due.hand() + 1).put("word", outcome.word());
      row.put("stakeCents", due.stake().cents()).put("dueCents", due.amount().cents());
      row.put("netCents", outcome.net().cents());
      row.put("returnedCents", outcome.returned().cents()).put("why", due.why());
      var rules = row.putArray("rules");
      for (Rule rule : outcome.rules()) {
        rules.addObject().put("id", rule.id()).put("sentence", rule.sentence());
      }
    }
  }

  private static String title(Position position) {
    if (position.equals(Position.BANK)) {
      return "Bank";
    }
    return position.isBackline() ? "Behind " + position.id() : "Seat " + position.id();
  }
}
