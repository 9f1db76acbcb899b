package cardroom.cards.ranking;

import cardroom.cards.Card;
import cardroom.cards.Cards;
import java.util.ArrayList;
import java.util.List;

/// [Selection#rank] for callers that ask after every action what a player holds: strengths are
/// looked up to find the five cards, and only those are judged. The answer is the same, cards
/// included.
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
    long five =
        without(all, cards, cards.size() - HandSize.FIVE, 0, ranking.strength(all), ranking);
    if (five == 0) {
      throw new IllegalStateException("no five of " + cards + " are as strong as all of them");
    }
    return chosen(cards, five);
  }

  /// The cards without that many of those from an index on, if the rest is as strong as asked; else
  /// none. Later cards are left out first, so that the earlier ones play.
  private static long without(
      long left, List<Card> cards, int out, int from, int best, HandRanking ranking) {
    if (out == 0) {
      return ranking.strength(left) == best ? left : 0;
    }
    for (int first = cards.size() - out; first >= from; first--) {
      long rest = left & ~cards.get(first).bit();
      long five = without(rest, cards, out - 1, first + 1, best, ranking);
      if (five != 0) {
        return five;
      }
    }
    return 0;
  }

  private static List<Card> ofTwoAndThree(List<Card> hole, List<Card> board, HandRanking ranking) {
    int best =
        Selection.TWO_HOLE_THREE_BOARD.strength(ranking, Cards.bits(hole), Cards.bits(board));
    for (int one = 0; one < hole.size(); one++) {
      for (int other = one + 1; other < hole.size(); other++) {
        long two = hole.get(one).bit() | hole.get(other).bit();
        long five = with(two, board, HandSize.FIVE - 2, 0, best, ranking);
        if (five != 0) {
          return chosen(together(hole, board), five);
        }
      }
    }
    throw new IllegalStateException("no two of " + hole + " and three of " + board + " play");
  }

  /// The cards with that many more of the board, from an index on, that all are as strong as asked;
  /// else none.
  private static long with(
      long held, List<Card> board, int more, int from, int best, HandRanking ranking) {
    if (more == 0) {
      return ranking.strength(held) == best ? held : 0;
    }
    for (int first = from; first + more <= board.size(); first++) {
      long five = with(held | board.get(first).bit(), board, more - 1, first + 1, best, ranking);
      if (five != 0) {
        return five;
      }
    }
    return 0;
  }

  private static List<Card> chosen(List<Card> cards, long some) {
    List<Card> chosen = new ArrayList<>(HandSize.FIVE);
    for (Card card : cards) {
      if ((card.bit() & some) != 0) {
        chosen.add(card);
      }
    }
    return chosen;
  }

  private static List<Card> together(List<Card> hole, List<Card> board) {
    List<Card> all = new ArrayList<>(hole);
    all.addAll(board);
    return all;
  }
}
