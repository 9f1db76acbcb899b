package cardroom.cards.ranking;

import cardroom.cards.Card;
import java.util.ArrayList;
import java.util.List;

/// All ways to choose some of the cards.
final class Subsets {
  private Subsets() {}

  /// Every way to choose that many cards, each in the order of the list.
  static List<List<Card>> of(List<Card> cards, int size) {
    List<List<Card>> found = new ArrayList<>();
    choose(cards, size, List.of(), found);
    return found;
  }

  private static void choose(
      List<Card> cards, int missing, List<Card> chosen, List<List<Card>> found) {
    if (missing == 0) {
      found.add(chosen);
      return;
    }
    for (int first = 0; first + missing <= cards.size(); first++) {
      List<Card> more = new ArrayList<>(chosen);
      more.add(cards.get(first));
      choose(cards.subList(first + 1, cards.size()), missing - 1, List.copyOf(more), found);
    }
  }
}
