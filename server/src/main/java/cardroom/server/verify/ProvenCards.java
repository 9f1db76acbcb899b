package cardroom.server.verify;

import cardroom.cards.Card;
import cardroom.server.codec.CardText;
import cardroom.server.journal.Row.ShoeRow;
import cardroom.server.shoe.SealedShoe;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Reads the cards of a journal and checks each against the shoe sealed before the deal.
final class ProvenCards implements CardText {
  private final Map<Integer, List<Card>> shoes = new HashMap<>();

  ProvenCards(List<ShoeRow> rows, SealedShoe seals) {
    rows.forEach(row -> shoes.put(row.ordinal(), seals.prove(row)));
  }

  int count() {
    return shoes.size();
  }

  @Override
  public Card read(String text) {
    var colon = text.indexOf(':');
    if (colon < 0) {
      return Card.parse(text);
    }
    var at = text.indexOf('@');
    var shoe = Integer.parseInt(text.substring(at + 1, colon));
    var position = Integer.parseInt(text.substring(colon + 1));
    var order = shoes.get(shoe);
    if (order == null || position >= order.size()) {
      throw new IllegalStateException("there is no place " + text + " in any sealed shoe");
    }
    var card = order.get(position);
    if (at >= 0 && !card.toString().equals(text.substring(0, at))) {
      throw new IllegalStateException("the sealed shoe holds another card than " + text);
    }
    return card;
  }

  @Override
  public String up(Card card) {
    throw new IllegalStateException("a checker writes nothing");
  }

  @Override
  public String down(Card card) {
    throw new IllegalStateException("a checker writes nothing");
  }
}
