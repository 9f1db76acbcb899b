package cardroom.proving.fuzz;

import cardroom.cards.Cards;
import cardroom.server.codec.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.atomic.AtomicLong;
import tools.jackson.databind.JsonNode;

/// Commands chosen by an input: one that is offered, or one made up of any choice of any game, any
/// place, any amount and any cards.
final class FuzzCommand {
  private static final AtomicLong KEYS = new AtomicLong();
  // Every choice that any game has offered so far, besides the common ones.
  private static final Set<String> IDS =
      new ConcurrentSkipListSet<>(
          List.of(
              "sit",
              "sit-as-provider",
              "leave",
              "sit-out",
              "come-back",
              "top-up",
              "post",
              "wait",
              "move",
              "kill",
              "fold",
              "check",
              "call",
              "bet",
              "raise",
              "complete",
              "all-in",
              "draw",
              "discard",
              "show",
              "muck",
              "hit",
              "stand",
              "double",
              "split",
              "surrender",
              "insure",
              "bet.game",
              "bet.buster",
              "bet.red-flex",
              "bet.ante",
              "bet.pair-plus",
              "play",
              "take-bank",
              "pass-bank",
              "take-back",
              "done",
              "insurance",
              "withdraw",
              "let-live",
              "kill-in",
              "misdeal",
              "exposed.1",
              "no such choice",
              ""));
  private static final List<String> PLACES =
      List.of("1", "2", "3", "9", "0", "99", "-1", "table", "bank", "1/p1", "2/p1", "1/", "x");
  private static final List<Long> AMOUNTS =
      List.of(
          0L,
          1L,
          99L,
          100L,
          400L,
          500L,
          800L,
          2_500L,
          40_000L,
          100_000L,
          1_000_001L,
          99_999_999_999_999L,
          100_000_000_000_000L,
          Long.MAX_VALUE,
          -1L,
          Long.MIN_VALUE);
  private static final List<String> ODD_CARDS = List.of("Jk", "2s", "Zz", "", "??", "10h");

  private FuzzCommand() {}

  static String of(FuzzInput input, JsonNode seen, boolean isFloor) {
    var choices = new ArrayList<JsonNode>();
    (isFloor ? seen.path("floor").path("calls") : seen.path("choices")).forEach(choices::add);
    choices.forEach(choice -> IDS.add(choice.path("id").asString()));
    return input.below(2) == 0 && !choices.isEmpty()
        ? taken(input.any(choices), seen, isFloor)
        : wild(input, choices, seen, isFloor);
  }

  /// A choice taken for the suggested amount, with the first cards that it asks for.
  static String taken(JsonNode choice, JsonNode seen, boolean isFloor) {
    var amount = choice.path("amount").path("suggestedCents").asLong(0);
    var cards = new ArrayList<String>();
    for (int i = 0; i < choice.path("cards").path("min").asInt(0); i++) {
      cards.add(choice.path("cards").path("from").path(i).asString(""));
    }
    var id = choice.path("id").asString();
    return text(id, choice.path("position").asString(), amount, cards, seen, isFloor);
  }

  private static String wild(
      FuzzInput input, List<JsonNode> choices, JsonNode seen, boolean isFloor) {
    var places = new ArrayList<>(PLACES);
    var amounts = new ArrayList<>(AMOUNTS);
    var mine = new TreeSet<String>();
    for (JsonNode choice : choices) {
      places.add(choice.path("position").asString());
      for (var end : List.of("minCents", "maxCents", "suggestedCents")) {
        var cents = choice.path("amount").path(end).asLong(0);
        amounts.addAll(List.of(cents, cents + 1, cents - 1));
      }
      choice.path("cards").path("from").forEach(card -> mine.add(card.asString()));
    }
    var isOffered = input.below(3) == 0 && !choices.isEmpty();
    var id = isOffered ? input.any(choices).path("id").asString() : input.any(List.copyOf(IDS));
    var cards = cards(input, List.copyOf(mine));
    return text(id, input.any(places), input.any(amounts), cards, seen, isFloor);
  }

  private static List<String> cards(FuzzInput input, List<String> mine) {
    var cards = new ArrayList<String>();
    for (int i = input.below(8); i > 0; i--) {
      cards.add(
          switch (input.below(mine.isEmpty() ? 2 : 6)) {
            case 0 -> input.any(Cards.STANDARD_52).toString();
            case 1 -> input.any(ODD_CARDS);
            default -> input.any(mine);
          });
    }
    return cards;
  }

  private static String text(
      String id, String place, long cents, List<String> cards, JsonNode seen, boolean isFloor) {
    var json = Json.object().put("key", "%032x".formatted(KEYS.incrementAndGet()));
    json.put("number", seen.path("number").asLong()).put("id", id).put("position", place);
    json.put("amountCents", cents).set("cards", Json.strings(cards));
    if (isFloor) {
      json.put("as", "floor");
    }
    return Json.text(json);
  }

  /// The text with a piece cut out, and something else in its place.
  static String torn(FuzzInput input, String text) {
    var from = Math.min(text.length(), input.below(256));
    var to = Math.min(text.length(), from + input.below(20));
    var odd = List.of("", "\"", "{", "[[", "\u0000", "1e999", "null", "\\u12", ":", "\u202e");
    return text.substring(0, from) + input.any(odd) + text.substring(to);
  }
}
