package cardroom.analysis.pure215;

/// How often each hand wins and loses against one up card, played by a policy without splitting.
final class ResultChances {

  private static final HeldCards HANDS = HeldCards.ALL;

  private final Upcard up;
  private final StandingWorth standing;
  private final double[] wins = new double[HANDS.size()];
  private final double[] losses = new double[HANDS.size()];

  ResultChances(UpcardSolution solution) {
    this.up = solution.up();
    this.standing = solution.standing();
    for (int hand : HANDS.descending()) {
      boolean stands = solution.policy().later(hand) == PlayerOption.STAND;
      wins[hand] = stands ? standing.wins(hand) : drawn(hand, wins, false);
      losses[hand] = stands ? standing.losses(hand) : drawn(hand, losses, true);
    }
  }

  private double drawn(int hand, double[] chances, boolean isLoss) {
    double sum = 0;
    long key = HANDS.key(hand);
    int gone = HANDS.cards(hand);
    for (int rank = 0; rank < PointRank.COUNT; rank++) {
      int next = HANDS.with(hand, rank);
      double bust = isLoss && next < 0 ? -up.bust(key + HeldCards.one(rank), gone + 1) : 0;
      sum += up.chance(rank, key, gone) * (next >= 0 ? chances[next] : bust);
    }
    return sum;
  }

  double wins(int hand) {
    return wins[hand];
  }

  double losses(int hand) {
    return losses[hand];
  }

  double doubledWins(int hand) {
    return drawn(hand, standing.wins(), false);
  }

  double doubledLosses(int hand) {
    return drawn(hand, standing.losses(), true);
  }
}
