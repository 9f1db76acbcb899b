package cardroom.analysis.pure215;

import cardroom.cards.Card;
import java.util.Arrays;
import java.util.List;

/// A strategy that goes by totals alone: one advice for each hard total, soft total and pair
/// against each up card.
public final class TotalChart implements Strategy {

  public static final int HARD_MIN = 4;
  public static final int SOFT_MIN = 12;
  public static final int TOTAL_MAX = 21;

  private static final Advice STAND = new Advice(false, false, false, true);

  private final Advice[][] hards;
  private final Advice[][] softs;
  private final Advice[][] pairs;

  private TotalChart(Advice[][] hards, Advice[][] softs, Advice[][] pairs) {
    this.hards = hards;
    this.softs = softs;
    this.pairs = pairs;
  }

  /// Reads the chart off a policy for each up card.
  static TotalChart of(List<Policy> policies) {
    var chart = new TotalChart(table(TOTAL_MAX + 1), table(TOTAL_MAX + 1), table(PointRank.COUNT));
    for (int up = 0; up < PointRank.COUNT; up++) {
      for (int hand = 1; hand < HeldCards.ALL.size(); hand++) {
        chart.write(hand, up, policies.get(up));
      }
    }
    return chart;
  }

  private static Advice[][] table(int rows) {
    var table = new Advice[rows][PointRank.COUNT];
    Arrays.stream(table).forEach(row -> Arrays.fill(row, STAND));
    return table;
  }

  /// A chart entry for two cards says more than one for three, which may be neither doubled nor
  /// surrendered.
  private void write(int hand, int up, Policy policy) {
    var hands = HeldCards.ALL;
    int total = hands.total(hand);
    boolean isPair = hands.isPair(hand);
    boolean isTwo = hands.cards(hand) == 2 && !isPair && !UpcardSolution.isPure(hand);
    if (isPair) {
      pairs[hands.lowest(hand)][up] = policy.advice(hand);
    }
    if (isTwo || isNeverTwoCards(total, hands.isSoft(hand))) {
      var advice = policy.advice(hand);
      (hands.isSoft(hand) ? softs : hards)[total][up] =
          new Advice(advice.surrenders(), false, advice.doubles(), advice.stands());
    }
  }

  /// Totals that two different cards never make.
  private static boolean isNeverTwoCards(int total, boolean isSoft) {
    return isSoft ? total == SOFT_MIN || total == TOTAL_MAX : total == HARD_MIN || total > 19;
  }

  public Advice hard(int total, int up) {
    return hards[total][up];
  }

  public Advice soft(int total, int up) {
    return softs[total][up];
  }

  /// The advice for a pair that may be split; one that is not split is played by its total.
  public Advice pair(int rank, int up) {
    return pairs[rank][up];
  }

  @Override
  public Advice advice(List<Card> hand, Card up) {
    int column = PointRank.of(up);
    int first = PointRank.of(hand.get(0));
    if (hand.size() == 2 && first == PointRank.of(hand.get(1))) {
      return pair(first, column);
    }
    int hard = hand.stream().mapToInt(card -> PointRank.points(PointRank.of(card))).sum();
    boolean hasAce = hand.stream().anyMatch(card -> PointRank.of(card) == PointRank.ACE);
    return hasAce && hard + 10 <= TOTAL_MAX ? soft(hard + 10, column) : hard(hard, column);
  }
}
