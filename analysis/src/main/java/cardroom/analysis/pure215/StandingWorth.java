package cardroom.analysis.pure215;

/// What every hand is worth when it stands, against one up card.
final class StandingWorth {

  private static final HeldCards HANDS = HeldCards.ALL;

  private final double[] values = new double[HANDS.size()];

  StandingWorth(Upcard up) {
    var law = up.law(PointRank.ACE);
    for (int hand : HANDS.order(PointRank.ACE)) {
      long key = HANDS.key(hand);
      law.stand(key, HANDS.total(hand));
      values[hand] = law.standing(key, HANDS.cards(hand), 0);
    }
  }

  double value(int hand) {
    return values[hand];
  }

  double[] values() {
    return values;
  }
}
