package cardroom.games.table;

import cardroom.cards.Card;

/// A card as somebody sees it.
public sealed interface Face {

  record Up(Card card) implements Face {
    @Override
    public String toString() {
      return card.toString();
    }
  }

  record Down() implements Face {
    @Override
    public String toString() {
      return "??";
    }
  }

  static Face up(Card card) {
    return new Up(card);
  }

  static Face down() {
    return new Down();
  }
}
