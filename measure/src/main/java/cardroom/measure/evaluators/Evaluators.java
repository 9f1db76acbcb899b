package cardroom.measure.evaluators;

import cardroom.analysis.equity.Equities;
import cardroom.analysis.equity.EquityWatch;
import cardroom.cards.Rank;
import cardroom.cards.fast.HighLookup;
import cardroom.cards.fast.LowLookup;
import cardroom.cards.fast.OmahaLookup;
import cardroom.games.poker.variant.Variant;
import cardroom.games.poker.variant.Variants;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;
import java.util.function.LongSupplier;

/// One process of the measurement: every evaluator warmed up and then timed several times, the best
/// time taken, in processor time of this thread. Prints `name<tab>hands a second`, or milliseconds
/// for tables and equities.
public final class Evaluators {
  private static final int PREPARED = 2_048;
  private static final int ROUNDS = 512;

  private long sink;

  private Evaluators() {}

  /// With the word `cold` only what a cold start waits for.
  public static void main(String[] words) {
    if (words.length > 0 && words[0].equals("cold")) {
      new Evaluators().cold();
    } else {
      new Evaluators().run();
    }
  }

  private void run() {
    var random = new RandomHands();
    int hands = RandomHands.HANDS;
    time("random 7 cards high", hands, random::sevenHigh);
    time("random 6 cards high", hands, random::sixHigh);
    time("random 5 cards high", hands, random::fiveHigh);
    time("random 7 cards ace-to-five low", hands, random::sevenLow);
    time("random 7 cards eight or better", hands, random::sevenEightOrBetter);
    time("random 7 cards high and low at once", hands, random::sevenHighLow);
    time("random Omaha 4+5 high", hands, random::omahaHigh);
    time("random Omaha 4+5 high and low at once", hands, random::omahaHighLow);
    time("random joker and 4 cards high", hands, random::fiveHighWithJoker);
    time("random joker and 4 cards low", hands, random::fiveLowWithJoker);
    time("random 3 cards", hands, random::threeCards);
    var prepared = new PreparedHands(PREPARED);
    time("prepared 7 cards high", (double) PREPARED * ROUNDS, () -> prepared.rank(ROUNDS));
    all("all 7 cards one by one", AllSevens::oneByOne);
    all("all 7 cards once a last rank", AllSevens::byLastRank);
    all("all 7 cards once two last ranks", AllSevens::byLastTwoRanks);
    equity("equity of AhAs v KdKc", Variants.TEXAS_HOLDEM, "AhAs", "KdKc");
    equity("equity of AhKs v 7d6c", Variants.TEXAS_HOLDEM, "AhKs", "7d6c");
    equity("equity of AcAd2c3d v KhKsQhJs, Omaha", Variants.OMAHA, "AcAd2c3d", "KhKsQhJs");
    equity(
        "equity of AcAd2c3d v KhKsQhJs, Omaha high-low",
        Variants.OMAHA_HIGH_LOW,
        "AcAd2c3d",
        "KhKsQhJs");
    if (sink == 0) {
      throw new IllegalStateException("no hand was worth anything");
    }
  }

  /// How many milliseconds the first look-ups of a process take: seven cards with and without a
  /// flush, then lows, then Omaha. The jar is opened before: that is not the tables' time.
  private void cold() {
    sink += Rank.values().length;
    long begin = cpuNanos();
    sink += HighLookup.strength(0x7F) + HighLookup.strength(0x111_1111);
    long high = cpuNanos();
    sink += LowLookup.strength(0x7F);
    long low = cpuNanos();
    sink += OmahaLookup.high(0xF, 0x1F0);
    long omaha = cpuNanos();
    say("tables of 7 cards ready after", (high - begin) / 1e6);
    say("tables of lows after those", (low - high) / 1e6);
    say("tables of Omaha after those", (omaha - low) / 1e6);
  }

  private void all(String name, LongSupplier work) {
    time(
        name,
        AllSevens.HANDS,
        () -> {
          long sum = work.getAsLong();
          if (sum != AllSevens.SUM) {
            throw new IllegalStateException(name + ": the places add up to " + sum);
          }
          return sum;
        });
  }

  /// How many milliseconds an exact equity over all boards takes once warm.
  private void equity(String name, Variant game, String one, String other) {
    var question = Equities.ask(game, List.of(one, other), "", "", 0);
    say(name, best(() -> Equities.answer(question, EquityWatch.NOBODY).boards()) / 1e6);
  }

  private void time(String name, double hands, LongSupplier work) {
    say(name, hands * 1e9 / best(work));
  }

  /// The shortest of several times, in nanoseconds.
  private long best(LongSupplier work) {
    long best = Long.MAX_VALUE;
    long until = cpuNanos() + 700_000_000L;
    for (int round = 0; round < 3 || cpuNanos() < until; round++) {
      long begin = cpuNanos();
      sink += work.getAsLong();
      best = Math.min(best, cpuNanos() - begin);
    }
    return best;
  }

  private static void say(String name, double value) {
    System.out.println(String.format(Locale.ROOT, "%s\t%.3f", name, value));
  }

  private static long cpuNanos() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }
}
