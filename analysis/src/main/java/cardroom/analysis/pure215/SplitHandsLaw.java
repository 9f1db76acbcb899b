package cardroom.analysis.pure215;

/// The joint law of all hands of a split and of how the bank ends.
///
/// The laws of one hand and of two hands are exact, with the cards they take from each other's
/// shoe, and so is a split that ends with two hands. Of three or four hands each pair is exact;
/// dependence between three beyond that is left out. Mean and deviation, which need no more than
/// two hands at once, are exact for all of them.
final class SplitHandsLaw {

  private static final int RESULT_MAX = 2;

  private final Upcard up;
  private final int pair;
  private final int handsMax;
  private final boolean isJoint;
  private final SplitPairs laws;
  private final double[][] results;

  private SplitHandsLaw(Upcard up, Policy policy, int pair, boolean isJoint, BankLevels levels) {
    this.up = up;
    this.pair = pair;
    this.handsMax = SplitWorth.handsMax(up.rules(), pair);
    this.isJoint = isJoint;
    this.laws = new SplitPairs(up, policy, pair, SplitWorth.extraMax(handsMax), levels);
    if (isJoint) {
      laws.together();
    }
    this.results = new double[laws.endings().count()][2 * RESULT_MAX * handsMax + 1];
    after(2, 0, 2, 1);
  }

  /// @param isJoint whether each pair of hands is treated jointly, which takes some time, or as
  ///   independent
  static SplitHandsLaw of(Upcard up, Policy policy, int pair, boolean isJoint) {
    var levels = BankLevels.behind(up.rank(), up.rules().drawing(), pair);
    return new SplitHandsLaw(up, policy, pair, isJoint, levels);
  }

  /// The hands treated as independent, with finer distinctions of the bank's hand.
  static SplitHandsLaw apart(Upcard up, Policy policy, int pair, BankLevels levels) {
    return new SplitHandsLaw(up, policy, pair, false, levels);
  }

  BankEndings endings() {
    return laws.endings();
  }

  /// For each ending of the bank, the probabilities of the sums of all hands, from the largest loss
  /// up; the middle one is a push.
  double[][] results() {
    return results;
  }

  /// Walks the ways in which the split may end, as [SplitWorth] does.
  private void after(int hands, int settled, int waiting, double chance) {
    int extra = hands - 2;
    if (hands == handsMax || waiting == 0) {
      end(extra, settled, waiting, chance);
      return;
    }
    after(hands, settled + 1, waiting - 1, chance);
    after(hands + 1, settled, waiting + 1, chance * next(extra));
  }

  private double next(int extra) {
    return up.chance(pair, (2 + extra) * HeldCards.one(pair), 2 + extra);
  }

  /// Adds the case of that many hands with a second card of another rank, and that many with any.
  private void end(int extra, int settled, int waiting, double chance) {
    if (chance <= 0) {
      return;
    }
    var none = new double[results.length][0];
    var other = settled > 0 ? single(false, settled - 1, extra) : none;
    var any = waiting > 0 ? single(true, settled, extra) : none;
    var others = isJoint && settled > 1 ? both(SplitPairs.OTHERS, settled - 2, extra) : none;
    var mixed =
        isJoint && settled > 0 && waiting > 0 ? both(SplitPairs.MIXED, settled - 1, extra) : none;
    var anys = isJoint && waiting > 1 ? both(SplitPairs.ANYS, settled, extra) : none;
    for (int end = 0; end < results.length; end++) {
      var apart = new HandSums(settled, other[end], waiting, any[end]);
      var sums = isJoint ? apart.of(others[end], mixed[end], anys[end]) : apart.independent();
      int shift = (results[end].length - sums.length) / 2;
      for (int place = 0; place < sums.length; place++) {
        results[end][shift + place] += chance * sums[place];
      }
    }
  }

  /// One hand, when that many others are known to have drawn a second card of another rank.
  private double[][] single(boolean isAny, int known, int extra) {
    return known == 0
        ? laws.single(extra, isAny)
        : less(single(isAny, known - 1, extra), single(isAny, known - 1, extra + 1), next(extra));
  }

  private double[][] both(int which, int known, int extra) {
    return known == 0
        ? laws.both(extra, which)
        : less(both(which, known - 1, extra), both(which, known - 1, extra + 1), next(extra));
  }

  private static double[][] less(double[][] all, double[][] part, double times) {
    var less = new double[all.length][];
    for (int end = 0; end < all.length; end++) {
      less[end] = all[end].clone();
      for (int place = 0; place < less[end].length; place++) {
        less[end][place] -= times * part[end][place];
      }
    }
    return less;
  }
}
