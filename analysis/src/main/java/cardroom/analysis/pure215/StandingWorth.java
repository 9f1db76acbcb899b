package cardroom.analysis.pure215;

import java.util.Arrays;

/// What every hand is worth when it stands, against one up card.
final class StandingWorth {

  private static final HeldCards HANDS = HeldCards.ALL;

  private final double[] wins = new double[HANDS.size()];
  private final double[] losses = new double[HANDS.size()];
  private final double[] values = new double[HANDS.size()];

  StandingWorth(Upcard up) {
    var law = up.law(PointRank.ACE);
    var chances = new double[BankLaw.OUTCOMES];
    for (int hand : HANDS.order(PointRank.ACE)) {
      Arrays.fill(chances, 0);
      law.of(HANDS.key(hand), HANDS.cards(hand), chances, 0);
      int total = HANDS.total(hand);
      wins[hand] = wins(total, chances);
      losses[hand] = losses(total, chances);
      values[hand] = wins[hand] - losses[hand];
    }
  }

  /// The chance that the bank is beaten by a total.
  static double wins(int total, double[] law) {
    double chance = law[BankHands.BUST] + law[BankHands.TRIPLE_EIGHT];
    for (int outcome = 2; outcome < total; outcome++) {
      chance += law[outcome];
    }
    return chance;
  }

  static double losses(int total, double[] law) {
    double chance = 0;
    for (int outcome = total + 1; outcome < BankHands.BUST; outcome++) {
      chance += law[outcome];
    }
    return chance;
  }

  double value(int hand) {
    return values[hand];
  }

  double[] wins() {
    return wins;
  }

  double[] losses() {
    return losses;
  }

  double[] values() {
    return values;
  }

  double wins(int hand) {
    return wins[hand];
  }

  double losses(int hand) {
    return losses[hand];
  }
}
