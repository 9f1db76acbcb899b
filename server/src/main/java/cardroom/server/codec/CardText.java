package cardroom.server.codec;

import cardroom.cards.Card;

/// How a card is written into the journal (Contract 3).
public interface CardText {

  /// A card that all may see: its name and its place, `Kh@2:17`, or `Kh` when it came from no shoe.
  String up(Card card);

  /// A card that not all may see: its place in the sealed shoe alone, `2:17`.
  String down(Card card);

  /// A card in a hand: its place while it is face down, its name once all have seen it.
  default String held(Card card) {
    return down(card);
  }

  /// The card that was written.
  Card read(String text);
}
