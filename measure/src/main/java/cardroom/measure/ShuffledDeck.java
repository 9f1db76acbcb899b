package cardroom.measure;

import cardroom.cards.Card;
import cardroom.games.poker.hand.Action;
import java.util.List;

/// A deck that is shuffled as it is dealt, so that no more is shuffled than a hand needs. Cards are
/// shuffled as numbers, which cost the garbage collector nothing.
final class ShuffledDeck {
  private final Action.Deal[] deals;
  private final int[] order;
  private int left;

  ShuffledDeck(List<Card> cards) {
    this.deals = cards.stream().map(Action.Deal::of).toArray(Action.Deal[]::new);
    this.order = new int[deals.length];
    for (int i = 0; i < order.length; i++) {
      order[i] = i;
    }
    this.left = deals.length;
  }

  /// All cards are in the deck again; any order will do.
  void gatherAll() {
    left = order.length;
  }

  /// These cards alone are in the deck.
  void gather(long cards) {
    left = 0;
    for (int i = 0; i < order.length; i++) {
      if ((deals[order[i]].card().bit() & cards) != 0) {
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
    return deals[order[left]];
  }

  private void swap(int one, int other) {
    int card = order[one];
    order[one] = order[other];
    order[other] = card;
  }
}
