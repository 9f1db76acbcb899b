package cardroom.analysis.equity;

import cardroom.cards.fast.HighLowLookup;
import java.util.ArrayList;
import java.util.List;

/// Counts who won what. A pot is 5,040 units: each half can be shared by up to nine hands.
final class EquityTally {
  private static final int HALF = 2_520;
  private static final int POT = 2 * HALF;

  /// 95 % of a normal distribution is within this many standard deviations.
  private static final double NINETY_FIVE = 1.959964;

  private final boolean halves;
  private final boolean onlyLow;
  private final long[] high;
  private final long[] low;
  private final long[] wins;
  private final long[] parts;
  private final long[] quarters;
  private final double[] squares;
  private long deals;
  private long draws;

  EquityTally(ShowdownLookup showing, int hands) {
    this.halves = showing.hasHigh() && showing.hasLow();
    this.onlyLow = !showing.hasHigh();
    this.high = new long[hands];
    this.low = new long[hands];
    this.wins = new long[hands];
    this.parts = new long[hands];
    this.quarters = new long[hands];
    this.squares = new double[hands];
  }

  long deals() {
    return deals;
  }

  /// Counts a deal that stands for `weight` deals: the values of all hands, high and low. A
  /// negative number subtracts what was counted.
  void add(int[] values, long weight) {
    deals += weight;
    draws++;
    if (!halves) {
      addWhole(values, weight);
      return;
    }
    int bestHigh = 0;
    int bestLow = 0;
    int highs = 0;
    int lows = 0;
    for (int value : values) {
      int forHigh = HighLowLookup.high(value);
      int forLow = HighLowLookup.low(value);
      highs = forHigh > bestHigh ? 1 : forHigh == bestHigh ? highs + 1 : highs;
      bestHigh = Math.max(bestHigh, forHigh);
      lows = forLow > bestLow ? 1 : forLow == bestLow ? lows + 1 : lows;
      bestLow = Math.max(bestLow, forLow);
    }
    // Without a low the high hand takes that half, too.
    int forHighs = (bestLow == 0 ? POT : HALF) / highs;
    int forLows = bestLow == 0 ? 0 : HALF / lows;
    for (int hand = 0; hand < values.length; hand++) {
      boolean isHigh = HighLowLookup.high(values[hand]) == bestHigh;
      boolean isLow = bestLow != 0 && HighLowLookup.low(values[hand]) == bestLow;
      if (isHigh || isLow) {
        int won = (isHigh ? forHighs : 0) + (isLow ? forLows : 0);
        high[hand] += isHigh ? weight * forHighs : 0;
        low[hand] += isLow ? weight * forLows : 0;
        quarters[hand] += isHigh != isLow && won < HALF ? weight : 0;
        count(hand, won, weight);
      }
    }
  }

  private void addWhole(int[] values, long weight) {
    int best = -1;
    int winners = 0;
    for (int value : values) {
      winners = value > best ? 1 : value == best ? winners + 1 : winners;
      best = Math.max(best, value);
    }
    int each = POT / winners;
    long[] side = onlyLow ? low : high;
    for (int hand = 0; hand < values.length; hand++) {
      if (values[hand] == best) {
        side[hand] += weight * each;
        count(hand, each, weight);
      }
    }
  }

  private void count(int hand, int won, long weight) {
    wins[hand] += won == POT ? weight : 0;
    parts[hand] += won == POT ? 0 : weight;
    squares[hand] += (double) won * won;
  }

  /// Adds another tally, that many times over.
  void addAll(EquityTally other, long times) {
    deals += times * other.deals;
    draws += other.draws;
    for (int hand = 0; hand < high.length; hand++) {
      high[hand] += times * other.high[hand];
      low[hand] += times * other.low[hand];
      wins[hand] += times * other.wins[hand];
      parts[hand] += times * other.parts[hand];
      quarters[hand] += times * other.quarters[hand];
      squares[hand] += other.squares[hand];
    }
  }

  double equity(int hand) {
    return (high[hand] + low[hand]) / ((double) POT * deals);
  }

  EquityAnswer answer(List<EquityHand> entrants, boolean isExact, boolean isWhole) {
    var hands = new ArrayList<EquityAnswer.HandEquity>();
    double all = Math.max(1, deals);
    for (int hand = 0; hand < high.length; hand++) {
      double win = wins[hand] / all;
      double tie = parts[hand] / all;
      hands.add(
          new EquityAnswer.HandEquity(
              entrants.get(hand).text(),
              (high[hand] + low[hand]) / (POT * all),
              win,
              tie,
              (deals - wins[hand] - parts[hand]) / all,
              high[hand] / (POT * all),
              low[hand] / (POT * all),
              win,
              quarters[hand] / all,
              isExact ? 0 : margin(hand)));
    }
    return new EquityAnswer(isExact, isWhole, deals, hands);
  }

  private double margin(int hand) {
    double mean = equity(hand);
    double variance = squares[hand] / ((double) POT * POT) / draws - mean * mean;
    return NINETY_FIVE * Math.sqrt(Math.max(0, variance) / draws);
  }
}
