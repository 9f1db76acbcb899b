package cardroom.server.book;

import cardroom.games.banked.BankedGame;
import cardroom.games.banked.Wager;
import cardroom.notation.banked.Dialect;
import cardroom.server.codec.Json;
import java.util.Locale;
import java.util.Map;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What is asked about a round of a banked game: wagers, decisions, and which cards need a suit.
final class RoundForm {

  private RoundForm() {}

  static ObjectNode of(BankedGame<?> game) {
    var terms = game.terms();
    var dialect = Dialect.of(game);
    var json = Json.object().put("seats", terms.circles().seats());
    json.put("firstCards", dialect.firstCards()).put("suits", dialect.readsSuitsOfSeats());
    json.put("decks", terms.shoe().decks());
    bankDown(dialect.bankCards(), json.putArray("bankDown"));
    var wagers = json.putArray("wagers");
    terms.wagers().all().stream()
        .filter(wager -> wager.made() == Wager.Made.FIRST || terms.bonus().contains(wager.id()))
        .forEach(
            wager ->
                wagers
                    .addObject()
                    .put("wager", wager.id().word())
                    .put("label", wager.id().label())
                    .put("main", wager.id().equals(terms.main())));
    decisions(dialect.decisions(), json.putArray("decisions"));
    decisions(dialect.behind(), json.putArray("behind"));
    var schedules = json.putArray("schedules");
    terms
        .schedules()
        .forEach(
            row ->
                schedules
                    .addObject()
                    .put("option", row.option())
                    .put("label", row.limits())
                    .put("minCents", row.limitMin().cents())
                    .put("bankCents", terms.bankMin(row).cents()));
    return json;
  }

  /// From an example such as `(Qs 7d) 4h`: which of the first cards are face down.
  private static void bankDown(String cards, ArrayNode json) {
    var isDown = false;
    for (int at = 0; at < cards.length(); at++) {
      switch (cards.charAt(at)) {
        case '(' -> isDown = true;
        case ')' -> isDown = false;
        case 'c', 'd', 'h', 's' -> json.add(isDown);
        default -> {
          // A rank or a space.
        }
      }
    }
  }

  private static void decisions(Map<String, Dialect.Shape> words, ArrayNode json) {
    words.entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .forEach(
            entry ->
                json.addObject()
                    .put("word", entry.getKey())
                    .put("label", label(entry.getKey()))
                    .put("shape", entry.getValue().name().toLowerCase(Locale.ROOT)));
  }

  private static String label(String word) {
    return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1).replace('-', ' ');
  }
}
