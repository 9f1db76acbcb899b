package cardroom.cards.ranking;

import static cardroom.cards.ranking.Selection.TWO_HOLE_THREE_BOARD;

import cardroom.cards.Cards;
import cardroom.cards.fast.CardKeys;
import cardroom.cards.fast.HighLookup;
import cardroom.cards.fast.HighLowLookup;
import cardroom.cards.fast.LowLookup;
import cardroom.cards.fast.OmahaHole;
import cardroom.cards.fast.OmahaLookup;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/// Omaha by look-up is the best of the sixty hands that two hole and three board cards make, each
/// judged by the plain rankings.
class OmahaTwinsTest {
  private static final int HANDS = 30_000 * Integer.getInteger("cardroom.tries", 1);

  private final SplittableRandom random = new SplittableRandom(0x0AAA4A);

  @Test
  void high_is_the_best_of_sixty_hands() {
    agree(Rankings.HIGH, Specification.high());
  }

  @Test
  void low_is_the_best_of_sixty_hands() {
    agree(Rankings.LOW_ACE_TO_FIVE, Specification.low());
  }

  @Test
  void eight_or_better_is_the_best_of_sixty_hands() {
    agree(Rankings.LOW_EIGHT_OR_BETTER, Specification.eightOrBetter());
  }

  /// Random deals rarely have two suited pairs in the hole on a suited board, so every fourth is
  /// dealt from two suits alone.
  private void agree(HandRanking fast, AllFives fives) {
    for (int hand = 0; hand < HANDS; hand++) {
      long from = hand % 4 == 0 ? 0x3_3333_3333_3333L : (1L << 52) - 1;
      long hole = draw(4, from);
      long board = draw(5, from & ~hole);
      same(fast.strengthOfTwoAndThree(hole, board), slow(fives, hole, board), hole, board);
    }
  }

  @Test
  void both_halves_at_once_are_each_half_alone() {
    for (int hand = 0; hand < HANDS; hand++) {
      long hole = draw(4, (1L << 52) - 1);
      long board = draw(5, ~hole & ((1L << 52) - 1));
      long key = CardKeys.ofBits(board);
      int both = HighLowLookup.omaha(OmahaHole.of(hole), board, key, OmahaLookup.row(key));
      int high = TWO_HOLE_THREE_BOARD.strength(Rankings.HIGH, hole, board);
      int low = TWO_HOLE_THREE_BOARD.strength(Rankings.LOW_EIGHT_OR_BETTER, hole, board);
      same(HighLookup.strengthAt(HighLowLookup.high(both)), high, hole, board);
      same(LowLookup.strengthAt(HighLowLookup.low(both)), low, hole, board);
      long seven = board | Long.lowestOneBit(hole) | Long.highestOneBit(hole);
      int atOnce = HighLowLookup.seven(CardKeys.ofBits(seven), seven);
      int alone = Rankings.LOW_EIGHT_OR_BETTER.strength(seven);
      same(HighLookup.strengthAt(atOnce >>> 16), Rankings.HIGH.strength(seven), hole, board);
      same(LowLookup.strengthAt(HighLowLookup.low(atOnce)), alone, hole, board);
    }
  }

  private static int slow(AllFives fives, long hole, long board) {
    int best = 0;
    for (long a = hole; a != 0; a &= a - 1) {
      for (long b = a & (a - 1); b != 0; b &= b - 1) {
        for (long c = board; c != 0; c &= c - 1) {
          for (long d = c & (c - 1); d != 0; d &= d - 1) {
            for (long e = d & (d - 1); e != 0; e &= e - 1) {
              long two = Long.lowestOneBit(a) | Long.lowestOneBit(b);
              long three = Long.lowestOneBit(c) | Long.lowestOneBit(d) | Long.lowestOneBit(e);
              best = Math.max(best, fives.of(two | three));
            }
          }
        }
      }
    }
    return best;
  }

  private long draw(int count, long from) {
    long drawn = 0;
    while (Long.bitCount(drawn) < count) {
      drawn |= (1L << random.nextInt(52)) & from;
    }
    return drawn;
  }

  private static void same(int fast, int plain, long hole, long board) {
    if (fast != plain) {
      throw new AssertionError(
          "%s on %s: fast %x, plain %x"
              .formatted(
                  Cards.text(Cards.ofBits(hole)), Cards.text(Cards.ofBits(board)), fast, plain));
    }
  }
}
