package cardroom.analysis.pure215;

import cardroom.analysis.pure215.PlayRules.Surrender;

/// The game against one up card: how it is played, and what every two cards are worth.
final class UpcardSolution {

  private static final HeldCards HANDS = HeldCards.ALL;
  private static final double FALLS_SHORT_CARDS = 25;

  private final Upcard up;
  private final StandingWorth standing;
  private final Policy policy;
  private final HandValues values;
  private final double[] splits;

  private UpcardSolution(
      Upcard up, StandingWorth standing, Policy policy, HandValues values, double[] splits) {
    this.up = up;
    this.standing = standing;
    this.policy = policy;
    this.values = values;
    this.splits = splits;
  }

  static UpcardSolution best(Upcard up) {
    var policy = new Policy();
    var standing = new StandingWorth(up);
    var solution =
        new UpcardSolution(
            up,
            standing,
            policy,
            HandValues.best(up, standing, policy),
            new double[PointRank.COUNT]);
    for (int rank = 0; rank < PointRank.COUNT; rank++) {
      int hand = HANDS.pair(rank, rank);
      if (solution.mayPay(rank)) {
        solution.splits[rank] = SplitWorth.of(up, policy, rank);
        policy.splits(rank, solution.splits[rank] > solution.values.first(hand, policy));
      }
    }
    solution.surrendering();
    return solution;
  }

  /// The game played by a given policy.
  ///
  /// @param worths what splitting each pair is worth by it; may be filled in later
  UpcardSolution playedBy(Policy other, double[] worths) {
    return new UpcardSolution(up, standing, other, HandValues.of(up, standing, other), worths);
  }

  boolean maySplit(int rank) {
    return up.rules().handsMax() > 1 && up.chance(rank, HeldCards.one(rank), 1) > 0;
  }

  /// Whether splitting could be the best play. Treating the two hands as independent estimates its
  /// value closely enough to skip pairs that fall far short: by much more than the few cards that
  /// the hands take from each other can matter. In a small shoe every pair is examined.
  boolean mayPay(int rank) {
    return maySplit(rank) && fallsShort(rank) < FALLS_SHORT_CARDS * up.oneCard();
  }

  /// By how much two such hands from the unchanged shoe are worth less than the pair unsplit.
  double fallsShort(int rank) {
    int pair = HANDS.pair(rank, rank);
    double others = 0;
    for (int second = 0; second < PointRank.COUNT; second++) {
      others += second == rank ? 0 : next(second, rank) * alone(HANDS.pair(rank, second), rank);
    }
    double again = next(rank, rank);
    double two = 2 * (others + again * alone(pair, rank));
    boolean resplits = SplitWorth.handsMax(up.rules(), rank) > 2;
    double worth = resplits ? Math.max(two, 2 * others / Math.max(0, 1 - 2 * again)) : two;
    return values.first(pair, policy) - worth;
  }

  /// The probability of this card when the pair is gone.
  private double next(int second, int rank) {
    return up.chance(second, HANDS.key(HANDS.pair(rank, rank)), 2);
  }

  private double alone(int hand, int rank) {
    return switch (SplitHands.first(up.rules(), policy, rank, hand)) {
      case DOUBLE -> values.doubled(hand);
      case HIT -> values.hit(hand);
      case STAND, SPLIT, SURRENDER -> standing.value(hand);
    };
  }

  private void surrendering() {
    if (up.rules().surrender() == Surrender.NONE) {
      return;
    }
    for (int first = 0; first < PointRank.COUNT; first++) {
      for (int second = first; second < PointRank.COUNT; second++) {
        int hand = HANDS.pair(first, second);
        policy.surrenders(hand, !isPure(hand) && givenUp(hand) > kept(hand));
      }
    }
  }

  /// Early surrender also saves half against a Pure; late surrender does not.
  double givenUp(int hand) {
    boolean isEarly = up.rules().surrender() == Surrender.EARLY;
    return -up.rules().forfeits() * (isEarly ? 1 : noPure(hand)) - (isEarly ? 0 : pure(hand));
  }

  /// The value of playing on, including a Pure of the bank.
  double kept(int hand) {
    boolean isSplit = HANDS.isPair(hand) && policy.splits(HANDS.lowest(hand));
    double played = isSplit ? splits[HANDS.lowest(hand)] : values.first(hand, policy);
    return played - pure(hand);
  }

  private double noPure(int hand) {
    return up.noPure(HANDS.key(hand), HANDS.cards(hand));
  }

  double pure(int hand) {
    return 1 - noPure(hand);
  }

  static boolean isPure(int hand) {
    return hand == HANDS.pair(PointRank.ACE, PointRank.BONUS);
  }

  /// What these two cards are worth under the policy, all cases counted.
  double value(int hand) {
    if (isPure(hand)) {
      double paid = up.rules().purePays() * noPure(hand);
      return up.rules().evenMoney() && up.rank() == PointRank.ACE ? Math.max(1, paid) : paid;
    }
    return policy.surrenders(hand) ? givenUp(hand) : kept(hand);
  }

  /// What splitting the pair is worth, including a Pure of the bank.
  double split(int rank) {
    return splits[rank] - pure(HANDS.pair(rank, rank));
  }

  Upcard up() {
    return up;
  }

  StandingWorth standing() {
    return standing;
  }

  Policy policy() {
    return policy;
  }

  HandValues values() {
    return values;
  }
}
