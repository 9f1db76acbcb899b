package cardroom.analysis.pure215;

/// Finds the chart by totals for one up card.
///
/// A cell is decided by the hands that reach it, weighted by probability, and those depend on the
/// cells of lower totals; so the chart is improved until no cell changes.
final class TotalPlay {

  private static final HeldCards HANDS = HeldCards.ALL;
  private static final int ROUNDS_MAX = 8;
  private static final int CELLS = 2 * (TotalChart.TOTAL_MAX + 1);

  private final GameSolution game;
  private final UpcardSolution best;
  private final Upcard up;
  private final double[] dealt = new double[HANDS.size()];
  private final double[] somehow = new double[HANDS.size()];
  private Policy policy;

  private TotalPlay(GameSolution game, UpcardSolution best) {
    this.game = game;
    this.best = best;
    this.up = best.up();
    this.policy = best.policy();
    deal();
  }

  /// The game against the up card, played by the chart.
  static UpcardSolution of(GameSolution game, UpcardSolution best) {
    var play = new TotalPlay(game, best);
    for (int round = 0; round < ROUNDS_MAX && play.improve(); round++) {
      // improve() says whether a cell changed
    }
    return play.part();
  }

  private void deal() {
    for (int first = 0; first < PointRank.COUNT; first++) {
      for (int second = first; second < PointRank.COUNT; second++) {
        int hand = HANDS.pair(first, second);
        dealt[hand] = UpcardSolution.isPure(hand) ? 0 : game.chance(up.rank(), first, second);
      }
    }
    somehow[0] = 1;
    spread(somehow, false);
  }

  /// Lets every hand take a card: where the policy hits, or always.
  private void spread(double[] reach, boolean byPolicy) {
    var ascending = HANDS.descending();
    for (int place = ascending.length - 1; place >= 0; place--) {
      int hand = ascending[place];
      if (reach[hand] == 0 || (byPolicy && !draws(hand))) {
        continue;
      }
      for (int rank = 0; rank < PointRank.COUNT; rank++) {
        int next = HANDS.with(hand, rank);
        if (next >= 0) {
          reach[next] += reach[hand] * up.chance(rank, HANDS.key(hand), HANDS.cards(hand));
        }
      }
    }
  }

  private boolean draws(int hand) {
    return policy.later(hand) == PlayerOption.HIT
        && (HANDS.cards(hand) != 2 || !isSettledAtOnce(hand));
  }

  /// Whether the policy splits, doubles or surrenders these two cards, so that they are neither hit
  /// nor stood on.
  private boolean isSettledAtOnce(int hand) {
    return isSplit(hand) || policy.surrenders(hand) || policy.first(hand) == PlayerOption.DOUBLE;
  }

  private boolean improve() {
    var reach = dealt.clone();
    spread(reach, true);
    for (int hand = 0; hand < HANDS.size(); hand++) {
      reach[hand] = HANDS.cards(hand) == 2 && isSettledAtOnce(hand) ? 0 : reach[hand];
    }
    var next = new Policy();
    choose(reach, next);
    for (int rank = 0; rank < PointRank.COUNT; rank++) {
      next.splits(rank, policy.splits(rank));
    }
    var values = HandValues.of(up, best.standing(), next);
    doubling(values, next);
    copySurrenders(next);
    boolean changed = !next.isSameAs(policy);
    policy = next;
    return changed;
  }

  private void copySurrenders(Policy next) {
    for (int hand = 0; hand < HANDS.size(); hand++) {
      next.surrenders(hand, policy.surrenders(hand));
    }
  }

  /// From the highest totals down, since a hit leads to higher ones.
  private void choose(double[] reach, Policy next) {
    var plays = new double[HANDS.size()];
    var order = HANDS.descending();
    for (int from = 0; from < order.length; ) {
      int to = from;
      while (to < order.length && HANDS.hard(order[to]) == HANDS.hard(order[from])) {
        to++;
      }
      new CellChoice(up, best.standing(), plays).decide(order, from, to, reach, somehow, next);
      from = to;
    }
  }

  private static int cell(int hand) {
    return HANDS.total(hand) + (HANDS.isSoft(hand) ? TotalChart.TOTAL_MAX + 1 : 0);
  }

  private void doubling(HandValues values, Policy next) {
    var gains = new double[CELLS];
    for (int hand = 0; hand < HANDS.size(); hand++) {
      if (dealt[hand] > 0 && !isSplit(hand)) {
        gains[cell(hand)] += dealt[hand] * (values.doubled(hand) - values.play(hand));
      }
    }
    for (int hand = 0; hand < HANDS.size(); hand++) {
      boolean doubles = HANDS.cards(hand) == 2 && gains[cell(hand)] > 0;
      next.first(hand, doubles ? PlayerOption.DOUBLE : next.later(hand));
    }
  }

  /// Splits and surrenders, once the rest is fixed.
  private UpcardSolution part() {
    var splits = new double[PointRank.COUNT];
    var whole = best.playedBy(policy, splits);
    for (int rank = 0; rank < PointRank.COUNT; rank++) {
      if (best.mayPay(rank)) {
        splits[rank] = SplitWorth.of(up, policy, rank);
        policy.splits(rank, splits[rank] > whole.values().first(HANDS.pair(rank, rank), policy));
      }
    }
    if (up.rules().surrender() != PlayRules.Surrender.NONE) {
      surrender(whole);
    }
    return whole;
  }

  private void surrender(UpcardSolution whole) {
    var gains = new double[CELLS];
    for (int hand = 0; hand < HANDS.size(); hand++) {
      if (dealt[hand] > 0 && !isSplit(hand)) {
        gains[cell(hand)] += dealt[hand] * (whole.givenUp(hand) - whole.kept(hand));
      }
    }
    for (int hand = 0; hand < HANDS.size(); hand++) {
      boolean two = HANDS.cards(hand) == 2 && !UpcardSolution.isPure(hand);
      double gain = isSplit(hand) ? whole.givenUp(hand) - whole.kept(hand) : gains[cell(hand)];
      policy.surrenders(hand, two && gain > 0);
    }
  }

  private boolean isSplit(int hand) {
    return HANDS.isPair(hand) && policy.splits(HANDS.lowest(hand));
  }
}
