package cardroom.analysis.pure215;

/// What splitting a pair is worth when every further card of its rank is split again while the
/// sheet allows it, and every hand is played by the policy.
///
/// The split ends in one of a few ways, by how many further cards of the rank were split and how
/// many hands drew a second card of another rank while splitting was still allowed; the rest drew
/// any card. The worth of one hand in such a case follows from its worth with more cards of the
/// rank gone, by subtracting the cases in which another hand's second card is of the rank after
/// all.
final class SplitWorth {

  private final Upcard up;
  private final int pair;
  private final int handsMax;
  private final double[] others;
  private final double[] anys;

  private SplitWorth(Upcard up, SplitTree tree, int pair, int handsMax) {
    this.up = up;
    this.pair = pair;
    this.handsMax = handsMax;
    int extras = extraMax(handsMax) + 1;
    others = new double[extras];
    anys = new double[extras];
    for (int extra = 0; extra < extras; extra++) {
      others[extra] = tree.otherSecond(extra);
      anys[extra] = others[extra] + tree.pairedSecond(extra);
    }
  }

  static double of(Upcard up, Policy policy, int pair) {
    int handsMax = handsMax(up.rules(), pair);
    var tree = new SplitTree(up, policy, pair, extraMax(handsMax));
    return new SplitWorth(up, tree, pair, handsMax).whole();
  }

  static int handsMax(PlayRules rules, int pair) {
    return pair == PointRank.ACE && !rules.resplitAces()
        ? Math.min(2, rules.handsMax())
        : rules.handsMax();
  }

  static int extraMax(int handsMax) {
    return 2 * (handsMax - 2);
  }

  private double whole() {
    return after(2, 0, 2, 1);
  }

  /// The sum of all hands' worth over the ways to continue.
  ///
  /// @param hands how many there are now
  /// @param settled how many of them drew a second card of another rank
  /// @param waiting how many have no second card yet
  private double after(int hands, int settled, int waiting, double chance) {
    int extra = hands - 2;
    if (hands == handsMax) {
      double of = settled == 0 ? 0 : settled * other(extra, settled - 1);
      return chance * (of + waiting * any(extra, settled));
    }
    if (waiting == 0) {
      return chance * settled * other(extra, settled - 1);
    }
    return after(hands, settled + 1, waiting - 1, chance)
        + after(hands + 1, settled, waiting + 1, chance * next(extra));
  }

  /// The probability that a card is of the pair's rank when the pair and that many more are gone.
  private double next(int extra) {
    return up.chance(pair, (2 + extra) * HeldCards.one(pair), 2 + extra);
  }

  /// One settled hand, when that many other hands are known to be settled too.
  private double other(int extra, int known) {
    return known == 0
        ? others[extra]
        : other(extra, known - 1) - next(extra) * other(extra + 1, known - 1);
  }

  private double any(int extra, int known) {
    return known == 0
        ? anys[extra]
        : any(extra, known - 1) - next(extra) * any(extra + 1, known - 1);
  }
}
