package cardroom.server.coach;

import cardroom.cards.Card;
import cardroom.games.money.Money;
import cardroom.games.rules.Rule;
import cardroom.games.table.CardStyle;
import cardroom.games.table.Choice;
import cardroom.games.table.Choices;
import cardroom.games.table.Face;
import cardroom.games.table.HandTag;
import cardroom.games.table.Phase;
import cardroom.games.table.Position;
import cardroom.games.table.SpotTag;
import cardroom.games.table.View;
import cardroom.games.table.WagerId;
import cardroom.server.codec.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;

/// A table read back from the very text that a person is sent, wherever it is dealt, so that the
/// coach cannot know more than that.
///
/// @param view the view, of which the coach reads the heading, the seats, the hands, the bank and
///   the board
public record SentTable(View view, Choices choices) {

  private static final String DOWN = Face.down().toString();

  public static SentTable read(String text) {
    var whole = Json.read(text);
    var zones = whole.path("zones");
    var view =
        new View(
            heading(zones.path("table")),
            all(zones.path("seats"), SentTable::seat),
            all(zones.path("positions"), SentTable::spot),
            bank(zones.path("bank")),
            List.of(),
            all(zones.path("board"), SentTable::face),
            List.of());
    return new SentTable(
        view, new Choices(all(whole.path("choices"), SentTable::choice), List.of()));
  }

  private static <T> List<T> all(JsonNode array, Function<JsonNode, T> one) {
    List<T> all = new ArrayList<>();
    array.forEach(node -> all.add(one.apply(node)));
    return all;
  }

  private static String word(JsonNode node, String name) {
    return node.path(name).asString("");
  }

  private static Money cents(JsonNode node, String name) {
    return Money.cents(node.path(name).asLong(0));
  }

  private static View.Heading heading(JsonNode json) {
    return new View.Heading(
        word(json, "name"),
        word(json, "house"),
        word(json, "game"),
        word(json, "stakes"),
        Phase.of(word(json, "phase")),
        word(json, "prompt"),
        json.path("round").asInt(0),
        CardStyle.of(word(json, "cards")),
        List.of(),
        all(json.path("facts"), fact -> new View.Fact(word(fact, "name"), word(fact, "value"))));
  }

  private static View.SeatView seat(JsonNode json) {
    return new View.SeatView(
        json.path("seat").asInt(0), word(json, "player"), cents(json, "stackCents"), List.of());
  }

  private static View.Spot spot(JsonNode json) {
    return new View.Spot(
        Position.of(word(json, "position")),
        word(json, "bettor"),
        all(
            json.path("stakes"),
            stake ->
                new View.Stake(WagerId.named(word(stake, "wager")), cents(stake, "amountCents"))),
        all(json.path("hands"), SentTable::hand),
        all(json.path("tags"), tag -> SpotTag.of(tag.asString())));
  }

  private static View.Hand hand(JsonNode json) {
    return new View.Hand(
        all(json.path("cards"), SentTable::face),
        word(json, "total"),
        cents(json, "stakeCents"),
        all(json.path("tags"), tag -> HandTag.of(tag.asString())));
  }

  private static Face face(JsonNode card) {
    return card.asString().equals(DOWN) ? Face.down() : Face.up(Card.parse(card.asString()));
  }

  private static Optional<View.BankView> bank(JsonNode json) {
    return json.isObject()
        ? Optional.of(
            new View.BankView(
                json.path("seat").asInt(0),
                word(json, "player"),
                json.path("turn").asInt(0),
                cents(json, "wagerCents"),
                cents(json, "paidCents"),
                cents(json, "collectedCents"),
                hand(json.path("hand"))))
        : Optional.empty();
  }

  private static Choice choice(JsonNode json) {
    var amount = json.path("amount");
    return new Choice(
        word(json, "id"),
        word(json, "label"),
        Position.of(word(json, "position")),
        amount.isObject()
            ? Optional.of(
                new Choice.Amount(
                    cents(amount, "minCents"),
                    cents(amount, "maxCents"),
                    cents(amount, "stepCents"),
                    cents(amount, "suggestedCents")))
            : Optional.empty(),
        Optional.empty(),
        Rule.cited(word(json, "rule")));
  }
}
