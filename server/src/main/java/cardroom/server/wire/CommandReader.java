package cardroom.server.wire;

import cardroom.cards.Card;
import cardroom.games.money.Money;
import cardroom.games.table.Command;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.RoomRule;
import cardroom.server.codec.Json;
import cardroom.server.table.Answer;
import cardroom.server.table.Tables.Asked;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/// Reads a command; what is wrong with it is reported field by field.
public final class CommandReader {
  /// The longest message that is read.
  public static final int LENGTH_MAX = 4_096;

  private static final long CENTS_MAX = 100_000_000_000_000L;
  private static final int CARDS_MAX = 60;
  private static final int WORD_MAX = 60;

  private CommandReader() {}

  /// A command, or what is wrong with the message.
  public sealed interface Read {
    record Yes(Asked asked) implements Read {}

    record No(Answer.Refused why, String key) implements Read {}
  }

  public static Read read(String text, Player player) {
    if (text.length() > LENGTH_MAX) {
      return no("A message has at most " + LENGTH_MAX + " characters", "");
    }
    var key = "";
    try {
      var json = Json.read(text);
      if (!json.isObject()) {
        return no("A command is a JSON object", "");
      }
      key = key(json);
      return new Read.Yes(asked(json, key, player));
    } catch (IllegalArgumentException e) {
      return no(String.valueOf(e.getMessage()), key);
    }
  }

  private static Read no(String sentence, String key) {
    return new Read.No(
        Answer.refuse(RoomRule.FORM, sentence, "docs/protocol.md describes what is understood"),
        key);
  }

  private static Asked asked(JsonNode json, String key, Player player) {
    var id = word(json, "id");
    var position = word(json, "position");
    var cents = number(json, "amountCents", 0, CENTS_MAX);
    var cards = cards(json);
    var isCall = isCall(json);
    var at = Position.of(position);
    var amount = Money.cents(cents);
    var command =
        isCall
            ? new Command.Call(player.name(), id, at, amount, cards)
            : new Command.Act(player, id, at, amount, cards);
    var content = "%s\n%s\n%d\n%s".formatted(id, position, cents, cards);
    return new Asked(command, key, content, number(json, "number", 0, Long.MAX_VALUE));
  }

  /// `"as":"floor"` marks what a floor person calls.
  private static boolean isCall(JsonNode json) {
    var as = json.path("as");
    if (!as.isMissingNode() && !(as.isString() && as.asString().equals("floor"))) {
      throw new IllegalArgumentException("\"as\" is left out, or \"floor\" for a call");
    }
    return !as.isMissingNode();
  }

  private static String key(JsonNode json) {
    var key = json.path("key");
    if (!key.isString() || !key.asString().matches("[0-9a-f]{32}")) {
      throw new IllegalArgumentException("\"key\" must be 32 hexadecimal digits of your own");
    }
    return key.asString();
  }

  private static String word(JsonNode json, String field) {
    var node = json.path(field);
    if (!node.isString() || node.asString().isEmpty() || node.asString().length() > WORD_MAX) {
      throw new IllegalArgumentException(
          "\"%s\" must be a word of 1 to %d characters".formatted(field, WORD_MAX));
    }
    return node.asString();
  }

  private static long number(JsonNode json, String field, long least, long most) {
    var node = json.path(field);
    if (node.isMissingNode() && field.equals("amountCents")) {
      return 0;
    }
    if (!node.isIntegralNumber()
        || !node.canConvertToLong()
        || node.asLong() < least
        || node.asLong() > most) {
      throw new IllegalArgumentException(
          "\"%s\" must be a whole number from %d to %d".formatted(field, least, most));
    }
    return node.asLong();
  }

  private static List<Card> cards(JsonNode json) {
    var node = json.path("cards");
    List<Card> cards = new ArrayList<>();
    if (node.isMissingNode()) {
      return cards;
    }
    if (!node.isArray() || node.size() > CARDS_MAX) {
      throw new IllegalArgumentException("\"cards\" must be a list of cards such as [\"Kh\"]");
    }
    node.forEach(card -> cards.add(Card.parse(card.isString() ? card.asString() : "")));
    return cards;
  }
}
