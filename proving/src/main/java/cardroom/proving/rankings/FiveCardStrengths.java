package cardroom.proving.rankings;

import cardroom.cards.Cards;
import cardroom.cards.ranking.HandRanking;

/// What a plain ranking says about every five of 53 cards, each judged once and remembered. The
/// best of more cards is by definition the best of their fives.
final class FiveCardStrengths {
  private static final int HANDS = 2_869_685;
  private static final int[][] CHOOSE = choose();

  private final int[] strengths = new int[HANDS];

  FiveCardStrengths(HandRanking plain) {
    long five = 0b11111;
    for (int hand = 0; hand < HANDS; hand++) {
      strengths[hand] = plain.rank(Cards.ofBits(five)).strength();
      five = nextOfSameSize(five);
    }
  }

  /// The next higher number with the same count of bits: the order in which hands are numbered.
  static long nextOfSameSize(long bits) {
    long lowest = Long.lowestOneBit(bits);
    long carried = bits + lowest;
    return carried | (((bits ^ carried) >>> 2) / lowest);
  }

  /// The strength of five cards by their indices, in ascending order.
  int of(int a, int b, int c, int d, int e) {
    return strengths[CHOOSE[a][1] + CHOOSE[b][2] + CHOOSE[c][3] + CHOOSE[d][4] + CHOOSE[e][5]];
  }

  /// The best five of the cards at these indices, in ascending order.
  int best(int... cards) {
    int best = 0;
    for (int a = 0; a < cards.length - 4; a++) {
      for (int b = a + 1; b < cards.length - 3; b++) {
        for (int c = b + 1; c < cards.length - 2; c++) {
          for (int d = c + 1; d < cards.length - 1; d++) {
            for (int e = d + 1; e < cards.length; e++) {
              best = Math.max(best, of(cards[a], cards[b], cards[c], cards[d], cards[e]));
            }
          }
        }
      }
    }
    return best;
  }

  /// The best five of a set of cards.
  int best(long cards) {
    int[] indices = new int[Long.bitCount(cards)];
    int next = 0;
    for (long rest = cards; rest != 0; rest &= rest - 1) {
      indices[next++] = Long.numberOfTrailingZeros(rest);
    }
    return best(indices);
  }

  private static int[][] choose() {
    int[][] choose = new int[53][6];
    for (int n = 0; n < choose.length; n++) {
      choose[n][0] = 1;
      for (int k = 1; k < 6 && n > 0; k++) {
        choose[n][k] = choose[n - 1][k - 1] + choose[n - 1][k];
      }
    }
    return choose;
  }
}
