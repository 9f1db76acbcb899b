package cardroom.measure;

import cardroom.cards.Card;
import cardroom.games.poker.hand.Action;
import java.util.List;

/// A deck that is shuffled as it is dealt, so that no more is shuffled than a hand needs.
final class ShuffledDeck {
  private final Action.Deal[] deals;
  private int left;

  ShuffledDeck(List<Card> cards) {
    this.deals = cards.stream().map(Action.Deal::of).toArray(Action.Deal[]::new);
    this.left = deals.length;
  }

  /// All cards are in the deck again; any order will do.
  void gatherAll() {
    left = deals.length;
  }

  /// These cards alone are in the deck.
  void gather(long cards) {
    left = 0;
    for (int i = 0; i < deals.length; i++) {
      if ((deals[i].card().bit() & cards) != 0) {
        swap(i, left++);
      }
    }
  }

  int left() {
    return left;
  }

  /// Deals the card at that random index.
  Action.Deal deal(int index) {
    swap(index, --left);
    return deals[left];
  }

  private void swap(int one, int other) {
    var deal = deals[one];
    deals[one] = deals[other];
    deals[other] = deal;
  }
}
