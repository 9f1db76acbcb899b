package cardroom.app.analyze;

import cardroom.app.WrongUse;
import cardroom.cards.Card;
import cardroom.cards.CardCounts;
import cardroom.cards.Cards;
import java.util.List;

/// The cards that an analysis deals from: whole decks minus the cards that were removed.
final class GivenCards {

  private GivenCards() {}

  static List<Card> parse(String removed) {
    try {
      return Cards.parse(removed.replace(',', ' '));
    } catch (IllegalArgumentException wrong) {
      throw new WrongUse(
          "--removed %s: %s.".formatted(removed, String.valueOf(wrong.getMessage())));
    }
  }

  /// The decks without these cards.
  static List<Card> of(int decks, List<Card> removed) {
    var left = CardCounts.of(decks);
    for (var card : removed) {
      if (card.isJoker() || left.count(card) == 0) {
        throw new WrongUse(
            "--removed %s: %s %s of %s; remove no more than that."
                .formatted(
                    Cards.text(removed),
                    decks == 1 ? "1 deck holds" : decks + " decks hold",
                    card.isJoker() ? "none" : decks,
                    card));
      }
      left = left.without(card);
    }
    return left.cards();
  }
}
