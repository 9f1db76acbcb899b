package cardroom.cards.ranking;

import cardroom.cards.Card;
import java.util.List;

/// A way to judge hands of cards: gives every hand a strength, and the better hand the higher one.
///
/// That holds for low as well: the *lower* hand wins, so it has the *higher* strength, and code
/// that compares hands need not know which way a game goes. Strengths of one ranking are compared
/// with each other only. Two classes that implement the same ranking give the same strengths.
public interface HandRanking {
  /// The strength of a hand that may not win at all, such as a nine for low where eight or better
  /// is required; every other hand has a higher one.
  int NONE = 0;

  /// The hand that these cards make, with its category, the cards that play and its name. If there
  /// are more cards than make a hand, the best choice plays.
  HandRank rank(List<Card> cards);

  /// The strength alone, from a set of cards as bits (see [Card#bit()]): what an engine asks for.
  /// Always equal to `rank(cards).strength()`.
  int strength(long cards);

  /// The strength of the best hand of exactly two of the hole cards and three of the board; there
  /// must be at least that many. A fast twin may know a quicker way than trying every choice.
  default int strengthOfTwoAndThree(long hole, long board) {
    int best = NONE;
    for (long first = hole; first != 0; first &= first - 1) {
      for (long second = first & (first - 1); second != 0; second &= second - 1) {
        long two = Long.lowestOneBit(first) | Long.lowestOneBit(second);
        best = Math.max(best, Selection.withThreeOf(board, two, this));
      }
    }
    return best;
  }
}
