package cardroom.houses.book;

import cardroom.games.banked.Fee;
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
import cardroom.notation.banked.JudgedBankedRound;
import cardroom.notation.script.NotationError;
import cardroom.notation.script.Script;
import java.util.ArrayList;
import java.util.List;

/// Judges a round of a real table as `cardroom judge` does, and writes the result.
record WrittenRound(Catalogue catalogue) {

  /// @throws NotationError where the text cannot be read or played
  JsonFields judged(String text) {
    var scripts = Script.read(text);
    if (scripts.size() > 1 || Variants.has(scripts.getFirst().game())) {
      throw new NotationError(1, 1, "one round against a player-dealer is settled at a time");
    }
    var judged =
        BankedScript.read(scripts.getFirst(), new NotationSheets(catalogue)::banked).play();
    return json(judged).put("notation", new ConfirmedNotation(text, judged).text());
  }

  private static JsonFields json(JudgedBankedRound judged) {
    var json = new JsonFields().put("ok", true).put("button", judged.button());
    json.put("bankSeat", judged.bankSeat());
    json.put("fees", judged.fees().stream().map(WrittenRound::fee).toList());
    json.put(
        "wrong",
        judged.failures().stream()
            .map(
                failure ->
                    new JsonFields()
                        .put("line", failure.place().line())
                        .put("sentence", failure.sentence()))
            .toList());
    json.put("hands", hands(judged));
    judged
        .settlement()
        .ifPresent(
            settled -> {
              json.put("outcomes", settled.outcomes().stream().map(WrittenRound::outcome).toList());
              json.put("bank", bank(judged));
            });
    return json;
  }

  private static JsonFields fee(Fee fee) {
    return new JsonFields()
        .put("who", title(fee.payer()))
        .put("amountCents", fee.amount().cents())
        .put("rule", fee.schedule().id())
        .put("why", fee.reason());
  }

  private static JsonFields bank(JudgedBankedRound judged) {
    var meters = judged.settlement().orElseThrow().bank();
    var bank = new JsonFields().put("paidCents", meters.paid().cents());
    bank.put("collectedCents", meters.collected().cents()).put("netCents", meters.net().cents());
    return judged.bank().equals(Money.UNLIMITED)
        ? bank
        : bank.put("wagerCents", meters.wager().cents()).put("leftCents", meters.left().cents());
  }

  private static List<JsonFields> hands(JudgedBankedRound judged) {
    var hands = new ArrayList<JsonFields>();
    for (var spot : judged.hands()) {
      spot.hands().forEach(hand -> hands.add(hand(spot.position(), hand)));
    }
    judged.bankHand().ifPresent(hand -> hands.add(hand(Position.BANK, hand)));
    return hands;
  }

  private static JsonFields hand(Position position, View.Hand hand) {
    return new JsonFields()
        .put("position", position.id())
        .put("total", hand.total())
        .put("cards", hand.cards().stream().map(Face::toString).toList());
  }

  private static JsonFields outcome(Outcome outcome) {
    var due = outcome.due();
    var row = new JsonFields().put("position", due.position().id());
    row.put("who", title(due.position())).put("wager", due.wager().label());
    row.put("hand", due.hand() + 1).put("word", outcome.word().word());
    row.put("stakeCents", due.stake().cents()).put("dueCents", due.amount().cents());
    row.put("netCents", outcome.net().cents());
    row.put("returnedCents", outcome.returned().cents()).put("why", due.why());
    return row.put("rules", outcome.rules().stream().map(WrittenRound::clause).toList());
  }

  private static JsonFields clause(Rule rule) {
    return new JsonFields().put("id", rule.id()).put("sentence", rule.sentence());
  }

  private static String title(Position position) {
    if (position.equals(Position.BANK)) {
      return "Bank";
    }
    return position.isBackline() ? "Behind " + position.id() : "Seat " + position.id();
  }
}
