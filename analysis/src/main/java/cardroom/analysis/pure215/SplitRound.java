package cardroom.analysis.pure215;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/// One split round dealt at random, hand after hand, with what better plays would have gained.
final class SplitRound {

  private static final HeldCards HANDS = HeldCards.ALL;

  private final UpcardSolution solution;
  private final PlayRules rules;
  private final int pair;
  private final CardSupply supply;
  private final RandomGenerator random;
  private final int[] left = new int[PointRank.COUNT];
  private final int[] elsewhere = new int[PointRank.COUNT];
  private int hands = 2;
  private int decisions;
  private int better;

  /// @param solution the up card, and how it is played
  SplitRound(UpcardSolution solution, int pair, CardSupply supply, RandomGenerator random) {
    this.solution = solution;
    this.rules = solution.up().rules();
    this.pair = pair;
    this.supply = supply;
    this.random = random;
    Arrays.setAll(left, supply::count);
    left[solution.up().rank()]--;
    left[pair] -= 2;
  }

  int decisions() {
    return decisions;
  }

  /// How many decisions could have been better.
  int better() {
    return better;
  }

  /// What those would have gained in all.
  double gain() {
    hideDownCard();
    elsewhere[pair] = 2;
    double gain = 0;
    for (int hand = 0; hand < hands; hand++) {
      elsewhere[pair]--;
      gain += played();
    }
    return gain;
  }

  /// The bank's down card is gone too, and does not make a Pure.
  private void hideDownCard() {
    int up = solution.up().rank();
    int down = draw();
    while ((up == PointRank.ACE && down == PointRank.BONUS)
        || (up == PointRank.BONUS && down == PointRank.ACE)) {
      left[down]++;
      down = draw();
    }
  }

  private int draw() {
    int at = random.nextInt(Arrays.stream(left).sum());
    int rank = 0;
    while (at >= left[rank]) {
      at -= left[rank++];
    }
    left[rank]--;
    return rank;
  }

  /// The next hand from its first card on; one more waits for each card that is split off.
  private double played() {
    double gain = 0;
    int hand = HANDS.pair(pair, draw());
    while (HANDS.isPair(hand) && hands < SplitWorth.handsMax(rules, pair)) {
      gain += weighed(hand, PlayerOption.SPLIT);
      hands++;
      elsewhere[pair]++;
      hand = HANDS.pair(pair, draw());
    }
    var play = SplitHands.first(rules, solution.policy(), pair, hand);
    gain += weighed(hand, play);
    while (play == PlayerOption.HIT || play == PlayerOption.DOUBLE) {
      int next = draw();
      int drawn = HANDS.with(hand, next);
      if (drawn < 0) {
        elsewhere[next]++;
        break;
      }
      hand = drawn;
      boolean isLast = play == PlayerOption.DOUBLE;
      play = isLast ? PlayerOption.STAND : solution.policy().later(hand);
      gain += isLast ? 0 : weighed(hand, play);
    }
    for (int rank = 0; rank < PointRank.COUNT; rank++) {
      elsewhere[rank] += HeldCards.count(HANDS.key(hand), rank);
    }
    return gain;
  }

  /// What the best play gains over this one, with the cards of all hands gone from the shoe.
  private double weighed(int hand, PlayerOption play) {
    var counts = new int[PointRank.COUNT];
    Arrays.setAll(counts, rank -> supply.count(rank) - elsewhere[rank]);
    var up =
        new Upcard(
            rules.afterSplits(hands - 1),
            new DrawTables(CardSupply.of(counts)),
            solution.up().rank());
    var standing = new StandingWorth(up);
    var policy = new Policy();
    var values = HandValues.best(up, standing, policy);
    double most = Double.NEGATIVE_INFINITY;
    for (var option : PlayerOption.values()) {
      most = Math.max(most, worth(option, hand, up, values, policy));
    }
    double noPure = up.noPure(HANDS.key(hand), HANDS.cards(hand));
    double gain = (most - worth(play, hand, up, values, policy)) / noPure;
    decisions++;
    better += gain > 0 ? 1 : 0;
    return gain;
  }

  private double worth(PlayerOption option, int hand, Upcard up, HandValues values, Policy policy) {
    boolean isAces = pair == PointRank.ACE;
    boolean mayDouble = HANDS.cards(hand) == 2 && (!isAces || rules.doubleSplitAces());
    boolean maySplit = HANDS.isPair(hand) && hands < SplitWorth.handsMax(rules, pair);
    return switch (option) {
      case STAND -> values.stand(hand);
      case HIT -> isAces ? Double.NEGATIVE_INFINITY : values.hit(hand);
      case DOUBLE -> mayDouble ? values.doubled(hand) : Double.NEGATIVE_INFINITY;
      case SPLIT -> maySplit ? SplitWorth.of(up, policy, pair) : Double.NEGATIVE_INFINITY;
      case SURRENDER -> Double.NEGATIVE_INFINITY;
    };
  }
}
