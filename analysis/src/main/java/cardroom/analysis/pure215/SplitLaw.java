package cardroom.analysis.pure215;

import java.util.Arrays;

/// The result of one hand of a split pair together with how the bank ends.
///
/// A law is a table: for each outcome of the bank, the chances of losing two or one, of a push, and
/// of winning one or two. Its sums of products with chances are those of [SplitWorth].
final class SplitLaw {

  static final int RESULTS = 5;
  private static final int EVEN = 2;
  private static final HeldCards HANDS = HeldCards.ALL;

  private final Upcard up;
  private final Policy policy;
  private final int pair;
  private final int extra;
  private final double[] singles = new double[HANDS.size()];
  private final double[] doubles = new double[HANDS.size()];
  private final BankLaw law;

  private SplitLaw(Upcard up, Policy policy, int pair, int extra) {
    this.up = up;
    this.policy = policy;
    this.pair = pair;
    this.extra = extra;
    this.law = up.law(pair);
  }

  /// The law of a hand whose second card is of another rank, or is not.
  ///
  /// @param isPaired whether the second card is of the pair's rank, and not split
  static double[][] of(Upcard up, Policy policy, int pair, int extra, boolean isPaired) {
    return new SplitLaw(up, policy, pair, extra).whole(isPaired);
  }

  static double[][] none() {
    return new double[BankLaw.OUTCOMES][RESULTS];
  }

  private long key(int hand) {
    return HANDS.key(hand) + (extra + 1) * HeldCards.one(pair);
  }

  private int gone(int hand) {
    return HANDS.cards(hand) + extra + 1;
  }

  private double[][] whole(boolean isPaired) {
    var table = none();
    var mass = new double[BankLaw.OUTCOMES];
    int alone = HANDS.with(0, pair);
    for (int rank = 0; rank < PointRank.COUNT; rank++) {
      double chance = up.chance(rank, key(alone), gone(alone));
      if ((rank == pair) == isPaired && chance > 0) {
        int hand = HANDS.with(alone, rank);
        add(mass, hand, chance);
        start(hand, chance, table);
      }
    }
    draw();
    end(singles, 1, table);
    busts(mass, 1, table);
    return table;
  }

  private void add(double[] mass, int hand, double chance) {
    var outcomes = outcomes(hand);
    for (int outcome = 0; outcome < mass.length; outcome++) {
      mass[outcome] += chance * outcomes[outcome];
    }
  }

  private double[] outcomes(int hand) {
    var outcomes = new double[BankLaw.OUTCOMES];
    law.of(key(hand), gone(hand), outcomes, 0);
    return outcomes;
  }

  /// Two cards are played on, or doubled and settled here with their own busts.
  private void start(int hand, double chance, double[][] table) {
    boolean isAce = pair == PointRank.ACE;
    boolean doubled =
        policy.first(hand) == PlayerOption.DOUBLE && (!isAce || up.rules().doubleSplitAces());
    if (!doubled) {
      singles[hand] += chance;
      return;
    }
    var part = none();
    Arrays.fill(doubles, 0);
    for (int rank = 0; rank < PointRank.COUNT; rank++) {
      int next = HANDS.with(hand, rank);
      if (next >= 0) {
        doubles[next] = chance * up.chance(rank, key(hand), gone(hand));
      }
    }
    var mass = new double[BankLaw.OUTCOMES];
    add(mass, hand, chance);
    end(doubles, 2, part);
    busts(mass, 2, part);
    merge(part, 1, table);
  }

  private void draw() {
    var order = HANDS.descending();
    for (int place = order.length - 1; place >= 0; place--) {
      int hand = order[place];
      if (singles[hand] == 0 || stops(hand)) {
        continue;
      }
      for (int rank = 0; rank < PointRank.COUNT; rank++) {
        int next = HANDS.with(hand, rank);
        if (next >= 0) {
          singles[next] += singles[hand] * up.chance(rank, key(hand), gone(hand));
        }
      }
      singles[hand] = 0;
    }
  }

  private boolean stops(int hand) {
    return pair == PointRank.ACE || policy.later(hand) == PlayerOption.STAND;
  }

  private void end(double[] reach, int stake, double[][] table) {
    for (int hand : HANDS.order(pair)) {
      if (reach[hand] > 0) {
        var outcomes = outcomes(hand);
        for (int outcome = 0; outcome < outcomes.length; outcome++) {
          int result = stake * result(HANDS.total(hand), outcome);
          table[outcome][EVEN + result] += reach[hand] * outcomes[outcome];
        }
      }
    }
  }

  private static int result(int total, int outcome) {
    return outcome >= BankHands.BUST ? 1 : Integer.compare(total, outcome);
  }

  /// Whatever is not accounted for went bust.
  private void busts(double[] mass, int stake, double[][] table) {
    for (int outcome = 0; outcome < mass.length; outcome++) {
      double bust = mass[outcome];
      for (int result = 0; result < RESULTS; result++) {
        bust -= table[outcome][result];
      }
      boolean isPush = outcome == BankHands.TRIPLE_EIGHT && up.rules().pushBustedOn888();
      table[outcome][EVEN - (isPush ? 0 : stake)] += Math.max(0, bust);
    }
  }

  /// Adds a multiple of one table to another.
  static void merge(double[][] from, double times, double[][] to) {
    for (int outcome = 0; outcome < to.length; outcome++) {
      for (int result = 0; result < RESULTS; result++) {
        to[outcome][result] += times * from[outcome][result];
      }
    }
  }
}
