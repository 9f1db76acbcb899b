package cardroom.analysis.pure215;

import java.util.Arrays;

/// How often each hand wins and loses against one up card, played by a policy without splitting.
final class ResultChances {

  private static final HeldCards HANDS = HeldCards.ALL;

  private final Upcard up;
  private final double[] standingWins = new double[HANDS.size()];
  private final double[] standingLosses = new double[HANDS.size()];
  private final double[] wins = new double[HANDS.size()];
  private final double[] losses = new double[HANDS.size()];

  ResultChances(UpcardSolution solution) {
    this.up = solution.up();
    stand();
    for (int hand : HANDS.descending()) {
      boolean stands = solution.policy().later(hand) == PlayerOption.STAND;
      wins[hand] = stands ? standingWins[hand] : drawn(hand, wins, false);
      losses[hand] = stands ? standingLosses[hand] : drawn(hand, losses, true);
    }
  }

  private void stand() {
    var law = up.law(PointRank.ACE);
    var chances = new double[BankLaw.OUTCOMES];
    for (int hand : HANDS.order(PointRank.ACE)) {
      Arrays.fill(chances, 0);
      law.of(HANDS.key(hand), HANDS.cards(hand), chances, 0);
      standingWins[hand] = wins(HANDS.total(hand), chances);
      standingLosses[hand] = losses(HANDS.total(hand), chances);
    }
  }

  /// The chance that the bank is beaten by a total.
  private static double wins(int total, double[] law) {
    double chance = law[BankHands.BUST] + law[BankHands.TRIPLE_EIGHT];
    for (int outcome = 2; outcome < total; outcome++) {
      chance += law[outcome];
    }
    return chance;
  }

  private static double losses(int total, double[] law) {
    double chance = 0;
    for (int outcome = total + 1; outcome < BankHands.BUST; outcome++) {
      chance += law[outcome];
    }
    return chance;
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
    return drawn(hand, standingWins, false);
  }

  double doubledLosses(int hand) {
    return drawn(hand, standingLosses, true);
  }
}
