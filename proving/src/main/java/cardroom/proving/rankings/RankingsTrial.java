package cardroom.proving.rankings;

import cardroom.cards.Cards;
import cardroom.cards.ranking.HandRanking;
import cardroom.cards.ranking.PlainEightOrBetter;
import cardroom.cards.ranking.PlainHigh;
import cardroom.cards.ranking.PlainLow;
import cardroom.cards.ranking.Rankings;
import java.io.PrintStream;
import java.util.Locale;
import java.util.SplittableRandom;

/// Each fast ranking against its plain twin: all hands of five cards of the 53-card deck, all of
/// six and seven of the 52, and millions of seeded hands of Omaha and with the joker. Some minutes.
public final class RankingsTrial {
  private static final int SEEDED = 20_000_000;

  private final PrintStream out;

  public RankingsTrial(PrintStream out) {
    this.out = out;
  }

  /// Whether all agree; the first hand that does not is named.
  public boolean run() {
    return agree("high", Rankings.HIGH, new FiveCardStrengths(new PlainHigh()))
        && agree("ace-to-five low", Rankings.LOW_ACE_TO_FIVE, new FiveCardStrengths(new PlainLow()))
        && agree(
            "eight or better",
            Rankings.LOW_EIGHT_OR_BETTER,
            new FiveCardStrengths(new PlainEightOrBetter()));
  }

  private boolean agree(String name, HandRanking fast, FiveCardStrengths plain) {
    return all(name, 5, 53, fast, plain)
        && all(name, 6, 52, fast, plain)
        && all(name, 7, 52, fast, plain)
        && seededWithJoker(name, fast, plain)
        && seededOmaha(name, fast, plain);
  }

  private boolean all(String name, int size, int deck, HandRanking fast, FiveCardStrengths plain) {
    long hands = 0;
    int[] indices = new int[size];
    long cards = (1L << size) - 1;
    for (; cards < 1L << deck; cards = FiveCardStrengths.nextOfSameSize(cards)) {
      int next = 0;
      for (long rest = cards; rest != 0; rest &= rest - 1) {
        indices[next++] = Long.numberOfTrailingZeros(rest);
      }
      if (fast.strength(cards) != plain.best(indices)) {
        return differ(name, cards, 0);
      }
      hands++;
    }
    return held(name, hands, "hands of %d of %d cards".formatted(size, deck));
  }

  private boolean seededWithJoker(String name, HandRanking fast, FiveCardStrengths plain) {
    var random = new SplittableRandom(53);
    for (int hand = 0; hand < SEEDED; hand++) {
      long cards = draw(random, 5 + hand % 2, 0) | 1L << 52;
      if (fast.strength(cards) != plain.best(cards)) {
        return differ(name, cards, 0);
      }
    }
    return held(name, SEEDED, "seeded hands of six and seven with the joker");
  }

  private boolean seededOmaha(String name, HandRanking fast, FiveCardStrengths plain) {
    var random = new SplittableRandom(9);
    for (int hand = 0; hand < SEEDED; hand++) {
      long hole = draw(random, 4, 0);
      long board = draw(random, 5, hole);
      if (fast.strengthOfTwoAndThree(hole, board) != bestOfSixty(plain, hole, board)) {
        return differ(name, hole, board);
      }
    }
    return held(name, SEEDED, "seeded hands of Omaha");
  }

  private static int bestOfSixty(FiveCardStrengths plain, long hole, long board) {
    int best = 0;
    for (long a = hole; a != 0; a &= a - 1) {
      for (long b = a & (a - 1); b != 0; b &= b - 1) {
        long two = Long.lowestOneBit(a) | Long.lowestOneBit(b);
        for (long c = board; c != 0; c &= c - 1) {
          for (long d = c & (c - 1); d != 0; d &= d - 1) {
            long left = board & ~Long.lowestOneBit(c) & ~Long.lowestOneBit(d);
            best = Math.max(best, plain.best(two | left));
          }
        }
      }
    }
    return best;
  }

  private static long draw(SplittableRandom random, int count, long held) {
    long drawn = 0;
    while (Long.bitCount(drawn) < count) {
      drawn |= (1L << random.nextInt(52)) & ~held;
    }
    return drawn;
  }

  private boolean held(String name, long hands, String what) {
    out.printf(Locale.ROOT, "%s: %,d %s agree with the plain ranking%n", name, hands, what);
    return true;
  }

  private boolean differ(String name, long cards, long board) {
    String on = board == 0 ? "" : " on " + Cards.text(Cards.ofBits(board));
    out.println(name + ": the rankings differ on " + Cards.text(Cards.ofBits(cards)) + on);
    return false;
  }
}
