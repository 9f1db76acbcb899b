package cardroom.analysis.equity;

import cardroom.cards.Card;
import cardroom.cards.Cards;
import java.util.List;

/// Reads cards one after another and says which one is wrong.
final class CardReader {
  private static final String RANKS = "23456789TJQKA";
  private static final String SUITS = "cdhs";

  private CardReader() {}

  /// The cards of a text without any unknown one.
  static long known(String text, String where) {
    long cards = 0;
    String rest = text.replaceAll("[\\s,]", "");
    for (int at = 0; at < rest.length(); at += 2) {
      String word = rest.substring(at, Math.min(at + 2, rest.length()));
      cards |= fresh(cards, card(word, text), where);
    }
    return cards;
  }

  /// A card's bit, unless the cards hold it already.
  static long fresh(long cards, Card card, String where) {
    if ((cards & card.bit()) != 0) {
      throw new EquityError("%s occurs twice in %s.".formatted(card, where));
    }
    return card.bit();
  }

  static Card card(String word, String text) {
    if (word.equals("Jk") || isCard(word)) {
      return Card.parse(word);
    }
    throw new EquityError(
        "\"%s\" in \"%s\" is not a card: write a rank of A23456789TJQK and a suit of cdhs, as in Kh."
            .formatted(word, text));
  }

  static boolean isCard(String word) {
    return word.length() == 2 && isRank(word.charAt(0)) && SUITS.indexOf(word.charAt(1)) >= 0;
  }

  static boolean isRank(char sign) {
    return RANKS.indexOf(sign) >= 0;
  }

  static int rank(char sign) {
    return RANKS.indexOf(sign);
  }

  static void refuseTwice(long cards, String one, String other) {
    if (cards != 0) {
      List<Card> twice = Cards.ofBits(cards);
      throw new EquityError(
          "%s occurs twice: in %s and in %s.".formatted(twice.getFirst(), one, other));
    }
  }
}
