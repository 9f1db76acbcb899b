package cardroom.analysis.pure215;

import java.util.function.IntFunction;

/// The law of all hands of a split together.
///
/// Each hand's law with the bank's outcome is exact. Between hands, what one draws changes the shoe
/// for the others beyond the cards of the pair's rank; that is left out here: given how the bank
/// ends and how the pair was split, the hands are taken as independent.
final class SplitHandsLaw {

  private static final int RESULT_MAX = 2;

  private final Upcard up;
  private final int pair;
  private final int handsMax;
  private final double[][][] others;
  private final double[][][] anys;
  private final double[] results;

  private SplitHandsLaw(Upcard up, Policy policy, int pair) {
    this.up = up;
    this.pair = pair;
    this.handsMax = SplitWorth.handsMax(up.rules(), pair);
    int extras = SplitWorth.extraMax(handsMax) + 1;
    others = new double[extras][][];
    anys = new double[extras][][];
    for (int extra = 0; extra < extras; extra++) {
      others[extra] = SplitLaw.of(up, policy, pair, extra, false);
      anys[extra] = SplitLaw.of(up, policy, pair, extra, true);
      SplitLaw.merge(others[extra], 1, anys[extra]);
    }
    results = new double[2 * RESULT_MAX * handsMax + 1];
    after(2, 0, 2, 1);
  }

  /// The chances of the sums of all hands, from the largest loss up; the middle one is a push.
  static double[] of(Upcard up, Policy policy, int pair) {
    return new SplitHandsLaw(up, policy, pair).results;
  }

  /// As [SplitWorth] walks the ways in which the split may end.
  private void after(int hands, int settled, int waiting, double chance) {
    int extra = hands - 2;
    if (hands == handsMax || waiting == 0) {
      var other = settled == 0 ? SplitLaw.none() : known(others, extra, settled - 1);
      var any = waiting == 0 ? SplitLaw.none() : known(anys, extra, settled);
      end(other, settled, any, waiting, chance);
      return;
    }
    after(hands, settled + 1, waiting - 1, chance);
    after(hands + 1, settled, waiting + 1, chance * next(extra));
  }

  private double next(int extra) {
    return up.chance(pair, (2 + extra) * HeldCards.one(pair), 2 + extra);
  }

  private double[][] known(double[][][] laws, int extra, int known) {
    if (known == 0) {
      return laws[extra];
    }
    var law = SplitLaw.none();
    SplitLaw.merge(known(laws, extra, known - 1), 1, law);
    SplitLaw.merge(known(laws, extra + 1, known - 1), -next(extra), law);
    return law;
  }

  private void end(double[][] other, int others, double[][] any, int anys, double chance) {
    for (int outcome = 0; outcome < BankLaw.OUTCOMES; outcome++) {
      double mass = sum(others > 0 ? other[outcome] : any[outcome]);
      if (mass <= 0 || chance <= 0) {
        continue;
      }
      var sums = new double[] {chance * mass};
      int bank = outcome;
      sums = added(sums, others, _ -> other[bank]);
      sums = added(sums, anys, _ -> any[bank]);
      int shift = (results.length - sums.length) / 2;
      for (int place = 0; place < sums.length; place++) {
        results[shift + place] += sums[place];
      }
    }
  }

  private static double sum(double[] row) {
    double sum = 0;
    for (double chance : row) {
      sum += chance;
    }
    return sum;
  }

  /// The law of a sum with so many more hands, each by the given row.
  private static double[] added(double[] sums, int hands, IntFunction<double[]> rows) {
    var law = sums;
    for (int hand = 0; hand < hands; hand++) {
      var row = rows.apply(hand);
      double mass = sum(row);
      var next = new double[law.length + row.length - 1];
      for (int place = 0; place < law.length; place++) {
        for (int result = 0; result < row.length; result++) {
          next[place + result] += law[place] * row[result] / mass;
        }
      }
      law = next;
    }
    return law;
  }
}
