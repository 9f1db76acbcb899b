package cardroom.analysis.pure215;

/// Decides hit or stand for all hands of one hard count together: those with a soft total, and
/// those without.
final class CellChoice {

  private static final HeldCards HANDS = HeldCards.ALL;

  private final Upcard up;
  private final StandingWorth standing;
  private final double[] plays;

  /// @param plays the values of hands with a higher count; those decided here are added
  CellChoice(Upcard up, StandingWorth standing, double[] plays) {
    this.up = up;
    this.standing = standing;
    this.plays = plays;
  }

  /// @param reach how often a hand occurs; where no hand of a cell does, `somehow` is used instead
  void decide(int[] order, int from, int to, double[] reach, double[] somehow, Policy policy) {
    for (boolean isSoft : new boolean[] {false, true}) {
      double gain = gain(order, from, to, isSoft, reach);
      double any = gain == 0 ? gain(order, from, to, isSoft, somehow) : gain;
      for (int place = from; place < to; place++) {
        int hand = order[place];
        if (HANDS.isSoft(hand) == isSoft) {
          boolean stands = stands(hand, any);
          policy.later(hand, stands ? PlayerOption.STAND : PlayerOption.HIT);
          plays[hand] = stands ? standing.value(hand) : hit(hand);
        }
      }
    }
  }

  private boolean stands(int hand, double gain) {
    int total = HANDS.total(hand);
    boolean isSoft = HANDS.isSoft(hand);
    return !up.rules().mayHit(total, isSoft) || (up.rules().mayStand(total, isSoft) && gain <= 0);
  }

  /// What hitting all of them gains over standing.
  private double gain(int[] order, int from, int to, boolean isSoft, double[] weights) {
    double gain = 0;
    for (int place = from; place < to; place++) {
      int hand = order[place];
      if (HANDS.isSoft(hand) == isSoft && weights[hand] > 0) {
        gain += weights[hand] * (hit(hand) - standing.value(hand));
      }
    }
    return gain;
  }

  private double hit(int hand) {
    double value = 0;
    long key = HANDS.key(hand);
    int gone = HANDS.cards(hand);
    for (int rank = 0; rank < PointRank.COUNT; rank++) {
      int next = HANDS.with(hand, rank);
      value +=
          up.chance(rank, key, gone)
              * (next >= 0 ? plays[next] : up.bust(key + HeldCards.one(rank), gone + 1));
    }
    return value;
  }
}
