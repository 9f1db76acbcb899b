package cardroom.cards.ranking;

import cardroom.cards.Card;
import cardroom.cards.Cards;
import java.util.List;

/// What a ranking says of every hand of five cards out of 53, each judged once and remembered.
///
/// By definition the best of six or seven cards is the best of its fives, so with this the plain
/// ranking itself can be asked for all hands of six and seven in seconds instead of hours.
final class AllFives {
  static final int OF_52 = 2_598_960;
  static final int OF_53 = 2_869_685;

  private static final int[][] CHOOSE = pascal();

  private final int[] strengths = new int[OF_53];

  AllFives(PlainRanking ranking) {
    List<Card> deck = Cards.WITH_JOKER_53;
    int at = 0;
    for (int e = 4; e < 53; e++) {
      for (int d = 3; d < e; d++) {
        for (int c = 2; c < d; c++) {
          for (int b = 1; b < c; b++) {
            for (int a = 0; a < b; a++) {
              List<Card> five =
                  List.of(deck.get(a), deck.get(b), deck.get(c), deck.get(d), deck.get(e));
              strengths[at++] = ranking.judge(five).strength();
            }
          }
        }
      }
    }
  }

  /// The strength of the hand with that number: those without the joker come first.
  int at(int number) {
    return strengths[number];
  }

  /// The strength of the best five of any five to seven cards.
  int of(long cards) {
    int[] index = new int[Long.bitCount(cards)];
    int next = 0;
    for (long rest = cards; rest != 0; rest &= rest - 1) {
      index[next++] = Long.numberOfTrailingZeros(rest);
    }
    return switch (index.length) {
      case 5 -> of(index[0], index[1], index[2], index[3], index[4]);
      case 6 -> of(index[0], index[1], index[2], index[3], index[4], index[5]);
      default -> of(index[0], index[1], index[2], index[3], index[4], index[5], index[6]);
    };
  }

  /// The strength of five cards by their indices, in ascending order.
  int of(int a, int b, int c, int d, int e) {
    return strengths[CHOOSE[a][1] + CHOOSE[b][2] + CHOOSE[c][3] + CHOOSE[d][4] + CHOOSE[e][5]];
  }

  /// The best five of six cards by their indices, in ascending order.
  int of(int a, int b, int c, int d, int e, int f) {
    int withLast = Math.max(Math.max(of(a, b, c, d, f), of(a, b, c, e, f)), of(a, b, d, e, f));
    withLast = Math.max(withLast, Math.max(of(a, c, d, e, f), of(b, c, d, e, f)));
    return Math.max(withLast, of(a, b, c, d, e));
  }

  /// The best five of seven cards by their indices, in ascending order.
  int of(int a, int b, int c, int d, int e, int f, int g) {
    int best = Math.max(of(a, b, c, d, e, f), of(a, b, c, d, e, g));
    best = Math.max(best, Math.max(of(a, b, c, d, f, g), of(a, b, c, e, f, g)));
    best = Math.max(best, Math.max(of(a, b, d, e, f, g), of(a, c, d, e, f, g)));
    return Math.max(best, of(b, c, d, e, f, g));
  }

  private static int[][] pascal() {
    int[][] choose = new int[54][6];
    for (int n = 0; n < choose.length; n++) {
      choose[n][0] = 1;
      for (int k = 1; k <= 5 && n > 0; k++) {
        choose[n][k] = choose[n - 1][k - 1] + choose[n - 1][k];
      }
    }
    return choose;
  }
}
