package cardroom.cards.ranking;

import cardroom.cards.Card;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// Which of their own cards and of the board's a player may combine.
public enum Selection {
  /// Any five, even none of the player's own (HOLDEM-2, A-167); also five of a stud or draw hand,
  /// where the board is empty.
  ANY_FIVE {
    @Override
    public HandRank rank(HandRanking ranking, List<Card> hole, List<Card> board) {
      return ranking.rank(together(hole, board));
    }

    @Override
    public int strength(HandRanking ranking, long hole, long board) {
      return ranking.strength(hole | board);
    }
  },

  /// Exactly two of the player's own and exactly three of the board (OMAHA-1); for high and for low
  /// these may be different ones (OMAHA-HL-1).
  TWO_HOLE_THREE_BOARD {
    @Override
    public HandRank rank(HandRanking ranking, List<Card> hole, List<Card> board) {
      checkEnough(hole.size(), board.size());
      List<HandRank> possible = new ArrayList<>();
      for (List<Card> two : Subsets.of(hole, 2)) {
        for (List<Card> three : Subsets.of(board, 3)) {
          possible.add(ranking.rank(together(two, three)));
        }
      }
      return Collections.max(possible);
    }

    @Override
    public int strength(HandRanking ranking, long hole, long board) {
      checkEnough(Long.bitCount(hole), Long.bitCount(board));
      return ranking.strengthOfTwoAndThree(hole, board);
    }
  };

  /// The best hand of a player's own cards and the board.
  public abstract HandRank rank(HandRanking ranking, List<Card> hole, List<Card> board);

  /// The strength alone, from sets of cards as bits: what an engine asks for.
  public abstract int strength(HandRanking ranking, long hole, long board);

  static int withThreeOf(long board, long two, HandRanking ranking) {
    int best = HandRanking.NONE;
    for (long first = board; first != 0; first &= first - 1) {
      for (long second = first & (first - 1); second != 0; second &= second - 1) {
        long four = two | Long.lowestOneBit(first) | Long.lowestOneBit(second);
        for (long third = second & (second - 1); third != 0; third &= third - 1) {
          best = Math.max(best, ranking.strength(four | Long.lowestOneBit(third)));
        }
      }
    }
    return best;
  }

  private static void checkEnough(int hole, int board) {
    if (hole < 2 || board < 3) {
      throw new IllegalArgumentException(
          "cannot use exactly two of "
              + hole
              + " hole cards with three of "
              + board
              + " board cards");
    }
  }

  private static List<Card> together(List<Card> hole, List<Card> board) {
    List<Card> all = new ArrayList<>(hole);
    all.addAll(board);
    return List.copyOf(all);
  }
}
