package cardroom.analysis.pure215;

/// What the hands are worth against one up card when they are hit, doubled or played at their best,
/// without splits.
final class HandValues {

  private static final HeldCards HANDS = HeldCards.ALL;
  private static final double NEVER = Double.NEGATIVE_INFINITY;

  private final Upcard up;
  private final StandingWorth standing;
  private final double[] hits = new double[HANDS.size()];
  private final double[] plays = new double[HANDS.size()];

  private HandValues(Upcard up, StandingWorth standing) {
    this.up = up;
    this.standing = standing;
  }

  /// Finds the best play and writes it into the policy.
  static HandValues best(Upcard up, StandingWorth standing, Policy policy) {
    var values = new HandValues(up, standing);
    for (int hand : HANDS.descending()) {
      values.choose(hand, policy);
    }
    return values;
  }

  /// The play of a given policy.
  static HandValues of(Upcard up, StandingWorth standing, Policy policy) {
    var values = new HandValues(up, standing);
    for (int hand : HANDS.descending()) {
      values.hits[hand] = values.drawn(hand, values.plays, 1);
      values.plays[hand] =
          policy.later(hand) == PlayerOption.STAND ? standing.value(hand) : values.hits[hand];
    }
    return values;
  }

  private void choose(int hand, Policy policy) {
    boolean mayHit = up.rules().mayHit(HANDS.total(hand), HANDS.isSoft(hand));
    hits[hand] = mayHit ? drawn(hand, plays, 1) : NEVER;
    boolean stands = stand(hand) >= hits[hand];
    policy.later(hand, stands ? PlayerOption.STAND : PlayerOption.HIT);
    plays[hand] = stands ? standing.value(hand) : hits[hand];
    if (HANDS.cards(hand) == 2) {
      boolean doubles = doubled(hand) > plays[hand];
      policy.first(hand, doubles ? PlayerOption.DOUBLE : policy.later(hand));
    }
  }

  /// The mean over the next card, of these values or of a bust.
  private double drawn(int hand, double[] values, double stake) {
    double value = 0;
    long key = HANDS.key(hand);
    int gone = HANDS.cards(hand);
    for (int rank = 0; rank < PointRank.COUNT; rank++) {
      double chance = up.chance(rank, key, gone);
      int next = HANDS.with(hand, rank);
      value += chance * (next >= 0 ? values[next] : up.bust(key + HeldCards.one(rank), gone + 1));
    }
    return stake * value;
  }

  double stand(int hand) {
    boolean may = up.rules().mayStand(HANDS.total(hand), HANDS.isSoft(hand));
    return may ? standing.value(hand) : NEVER;
  }

  double hit(int hand) {
    return hits[hand];
  }

  /// Hit or stand, by the policy.
  double play(int hand) {
    return plays[hand];
  }

  double doubled(int hand) {
    if (!up.rules().mayDouble(HANDS.total(hand), HANDS.isSoft(hand))) {
      return NEVER;
    }
    return drawn(hand, standing.values(), 2);
  }

  /// By the policy for two cards.
  double first(int hand, Policy policy) {
    return policy.first(hand) == PlayerOption.DOUBLE ? doubled(hand) : plays[hand];
  }
}
