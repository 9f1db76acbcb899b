package cardroom.games.banked.table;

import cardroom.cards.Card;
import cardroom.cards.CardCounts;
import java.util.ArrayList;
import java.util.List;

/// The cards not on the table: how many of each are in the shoe and in the discard tray, never an
/// order.
///
/// @param burnDue a fresh shoe whose first card is still to be burned
public record ShoeState(CardCounts left, CardCounts tray, boolean burnDue) {

  static final CardCounts NONE = CardCounts.of(List.of());

  static final ShoeState EMPTY = new ShoeState(NONE, NONE, false);

  static ShoeState fresh(int decks, boolean burns) {
    return new ShoeState(CardCounts.of(decks), NONE, burns);
  }

  ShoeState fromTray() {
    return new ShoeState(tray, NONE, false);
  }

  ShoeState dealt(Card card) {
    return new ShoeState(left.without(card), tray, burnDue);
  }

  ShoeState burned(Card card) {
    return new ShoeState(left.without(card), with(List.of(card)), false);
  }

  ShoeState cleared(List<Card> cards) {
    return new ShoeState(left, with(cards), burnDue);
  }

  private CardCounts with(List<Card> cards) {
    var full = new ArrayList<>(tray.cards());
    full.addAll(cards);
    return CardCounts.of(full);
  }
}
