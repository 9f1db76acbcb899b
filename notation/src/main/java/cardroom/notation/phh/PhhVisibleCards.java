package cardroom.notation.phh;

import cardroom.cards.Card;

/// Which cards of a place the reader of a recorded hand may know.
public interface PhhVisibleCards {

  /// Somebody who knows every card.
  PhhVisibleCards ALL = (_, _) -> true;

  boolean knows(int place, Card card);
}
