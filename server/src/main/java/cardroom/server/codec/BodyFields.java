package cardroom.server.codec;

import cardroom.cards.Card;
import cardroom.games.money.Money;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;

/// The fields of a body as they are read back, each by its name.
public record BodyFields(JsonNode json, CardText cards) {

  /// Whether that field was written; older records lack what was added later.
  public boolean has(String field) {
    return json.has(field);
  }

  public String word(String field) {
    return json.get(field).asString();
  }

  public int number(String field) {
    return json.get(field).asInt();
  }

  public boolean flag(String field) {
    return json.get(field).asBoolean();
  }

  public Money cents(String field) {
    return Money.cents(json.get(field).asLong());
  }

  public Player player() {
    return new Player(word("player"));
  }

  public Position position() {
    return Position.of(word("position"));
  }

  public Card card() {
    return cards.read(word("card"));
  }

  public List<Card> cardList() {
    List<Card> list = new ArrayList<>();
    json.get("cards").forEach(card -> list.add(cards.read(card.asString())));
    return list;
  }

  /// The elements of a list, each read from its own fields.
  public <E> List<E> list(String field, Function<BodyFields, E> each) {
    List<E> list = new ArrayList<>();
    json.get(field).forEach(node -> list.add(each.apply(new BodyFields(node, cards))));
    return list;
  }

  public List<String> words(String field) {
    List<String> words = new ArrayList<>();
    json.get(field).forEach(word -> words.add(word.asString()));
    return words;
  }

  public List<Integer> numbers(String field) {
    List<Integer> numbers = new ArrayList<>();
    json.get(field).forEach(number -> numbers.add(number.asInt()));
    return numbers;
  }

  public List<Money> amounts(String field) {
    List<Money> amounts = new ArrayList<>();
    json.get(field).forEach(amount -> amounts.add(Money.cents(amount.asLong())));
    return amounts;
  }
}
