package cardroom.server.api;

import cardroom.cards.Card;
import cardroom.cards.RandomBits;
import cardroom.server.shoe.Entropy;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Random;

/// Randomness whose first shuffle comes out in an order that was written down.
final class PlannedShoe implements Entropy {
  private final Random other = new Random(1);
  private final Deque<Long> choices = new ArrayDeque<>();

  /// @param cards in their order before the shuffle
  /// @param order the order wanted after it
  PlannedShoe(List<Card> cards, List<Card> order) {
    var left = new ArrayList<>(cards);
    for (int last = left.size() - 1; last > 0; last--) {
      var at = left.subList(0, last + 1).indexOf(order.get(last));
      choices.add((long) at);
      Collections.swap(left, last, at);
    }
  }

  /// For a table of Pure 21.5 with a bank and one wager: nobody gets a Pure, so everybody is asked.
  static PlannedShoe withoutPure() {
    return new PlannedShoe(
        HiddenCardsTest.shoe(), HiddenCardsTest.order(false, "9c", "8c", "6d", "5h", "4s"));
  }

  @Override
  public byte[] bytes(int count) {
    var bytes = new byte[count];
    other.nextBytes(bytes);
    return bytes;
  }

  @Override
  public RandomBits bits() {
    return count -> choices.isEmpty() ? other.nextLong(1L << count) : choices.remove();
  }
}
