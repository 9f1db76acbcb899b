package cardroom.analysis.pure215;

import java.util.Arrays;

/// What one hand of a split pair is worth by a policy, when a number of further cards of the pair's
/// rank are elsewhere on the table.
///
/// The other cards of the other hands are unknown to it, and a card nobody has seen is as good as
/// one in the shoe.
final class SplitTree {

  private static final HeldCards HANDS = HeldCards.ALL;

  private final Upcard up;
  private final Policy policy;
  private final int pair;
  private final boolean[] standing = new boolean[HANDS.size()];
  private final boolean[] drawing = new boolean[HANDS.size()];
  private final int[] order;
  private final int[] drawn;
  private final double[][] stands;
  private final double[] plays = new double[HANDS.size()];

  /// @param extraMax the most further cards of the rank that will be asked about
  SplitTree(Upcard up, Policy policy, int pair, int extraMax) {
    this.up = up;
    this.policy = policy;
    this.pair = pair;
    for (int second = 0; second < PointRank.COUNT; second++) {
      reach(HANDS.pair(pair, second), true);
    }
    order = only(HANDS.order(pair), standing);
    drawn = only(HANDS.descending(), drawing);
    stands = new double[extraMax + 1][HANDS.size()];
    judge(extraMax);
  }

  private static int[] only(int[] hands, boolean[] wanted) {
    var found = new int[hands.length];
    int count = 0;
    for (int hand : hands) {
      found[count] = hand;
      count += wanted[hand] ? 1 : 0;
    }
    return Arrays.copyOf(found, count);
  }

  private void reach(int hand, boolean isFirst) {
    var play = isFirst ? first(hand) : policy.later(hand);
    if (play == PlayerOption.STAND) {
      standing[hand] = true;
    } else if (play == PlayerOption.HIT && !drawing[hand]) {
      drawing[hand] = true;
      next(hand, false);
    } else if (play == PlayerOption.DOUBLE) {
      next(hand, true);
    }
  }

  private void next(int hand, boolean isLast) {
    for (int rank = 0; rank < PointRank.COUNT; rank++) {
      int child = HANDS.with(hand, rank);
      if (child >= 0 && isLast) {
        standing[child] = true;
      } else if (child >= 0) {
        reach(child, false);
      }
    }
  }

  private PlayerOption first(int hand) {
    return SplitHands.first(up.rules(), policy, pair, hand);
  }

  private void judge(int extraMax) {
    var law = up.law(pair);
    for (int hand : order) {
      law.stand(HANDS.key(hand), HANDS.total(hand));
      for (int extra = 0; extra <= extraMax; extra++) {
        stands[extra][hand] = law.standing(HANDS.key(hand), HANDS.cards(hand), extra + 1);
      }
    }
  }

  /// The part of the hand's worth in which the second card is of the pair's rank and not split.
  ///
  /// Must be called after [#otherSecond].
  double pairedSecond(int extra) {
    return second(pair, extra);
  }

  /// The part of the hand's worth in which the second card does not make a pair.
  double otherSecond(int extra) {
    play(extra);
    double value = 0;
    for (int rank = 0; rank < PointRank.COUNT; rank++) {
      value += rank == pair ? 0 : second(rank, extra);
    }
    return value;
  }

  private double second(int rank, int extra) {
    int hand = HANDS.pair(pair, rank);
    double chance = up.chance(rank, (2 + extra) * HeldCards.one(pair), 2 + extra);
    if (chance == 0) {
      return 0;
    }
    return chance
        * switch (first(hand)) {
          case DOUBLE -> 2 * drawn(hand, extra, stands[extra]);
          case HIT -> drawn(hand, extra, plays);
          case STAND, SPLIT, SURRENDER -> stands[extra][hand];
        };
  }

  private void play(int extra) {
    for (int hand : order) {
      plays[hand] = stands[extra][hand];
    }
    for (int hand : drawn) {
      plays[hand] = drawn(hand, extra, plays);
    }
  }

  private double drawn(int hand, int extra, double[] values) {
    long key = HANDS.key(hand) + (extra + 1) * HeldCards.one(pair);
    int gone = HANDS.cards(hand) + extra + 1;
    double value = 0;
    for (int rank = 0; rank < PointRank.COUNT; rank++) {
      int next = HANDS.with(hand, rank);
      double chance = up.chance(rank, key, gone);
      value += chance * (next >= 0 ? values[next] : up.bust(key + HeldCards.one(rank), gone + 1));
    }
    return value;
  }
}
