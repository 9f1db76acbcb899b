package cardroom.cards.ranking;

import cardroom.cards.Card;
import cardroom.cards.Cards;
import java.util.ArrayList;
import java.util.List;

/// [Selection#rank] for those who ask after every action what a player holds: strengths are looked
/// up to find the five cards, and only those are judged. The answer is the same, cards included.
public final class FiveThatPlay {
  private FiveThatPlay() {}

  /// The best hand of a player's own cards and the board.
  public static HandRank rank(
      Selection selection, HandRanking ranking, List<Card> hole, List<Card> board) {
    return switch (selection) {
      case ANY_FIVE -> ranking.rank(ofAny(together(hole, board), ranking));
      case TWO_HOLE_THREE_BOARD -> ranking.rank(ofTwoAndThree(hole, board, ranking));
    };
  }

  /// The first choice, in the order of the list, that is as strong as all of the cards together.
  private static List<Card> ofAny(List<Card> cards, HandRanking ranking) {
    if (cards.size() <= HandSize.FIVE) {
      return cards;
    }
    long all = Cards.bits(cards);
    int best = ranking.strength(all);
    for (List<Card> out : leftOut(cards)) {
      if (ranking.strength(all & ~Cards.bits(out)) == best) {
        List<Card> rest = new ArrayList<>(cards);
        rest.removeAll(out);
        return rest;
      }
    }
    throw new IllegalStateException("no five of " + cards + " are as strong as all of them");
  }

  /// Whoever leaves out the later cards chooses the earlier ones.
  private static List<List<Card>> leftOut(List<Card> cards) {
    return Subsets.of(cards, cards.size() - HandSize.FIVE).reversed();
  }

  private static List<Card> ofTwoAndThree(List<Card> hole, List<Card> board, HandRanking ranking) {
    int best =
        Selection.TWO_HOLE_THREE_BOARD.strength(ranking, Cards.bits(hole), Cards.bits(board));
    for (List<Card> two : Subsets.of(hole, 2)) {
      for (List<Card> three : Subsets.of(board, 3)) {
        if (ranking.strength(Cards.bits(two) | Cards.bits(three)) == best) {
          return together(two, three);
        }
      }
    }
    throw new IllegalStateException("no two of " + hole + " and three of " + board + " play");
  }

  private static List<Card> together(List<Card> hole, List<Card> board) {
    List<Card> all = new ArrayList<>(hole);
    all.addAll(board);
    return all;
  }
}
