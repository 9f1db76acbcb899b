package cardroom.analysis.pure215;

import cardroom.analysis.pure215.BankLevels.Step;

/// How the bank ends with one up card when given cards are gone from the shoe: the probability of
/// each total, of a bust and of 8-8-8, without a Pure.
///
/// If keys are asked for in order, the sums of the ranks that consecutive keys share are reused.
final class BankLaw {

  static final int OUTCOMES = BankHands.TRIPLE_EIGHT + 1;
  private static final int NOBODY = -1;

  private final DrawTables tables;
  private final int up;
  private final Step[] steps;
  private final LastRank last;
  private final int[] cards;
  private final int[] places;
  private final double[][] sums = new double[PointRank.COUNT + 1][];
  private final double[] worths = new double[DrawTables.CARDS_MAX * DrawTables.CARDS_MAX];
  private long known = -1;
  private int standing = NOBODY;

  BankLaw(DrawTables tables, int up, BankLevels levels) {
    this(tables, up, levels, levels.outcomes());
  }

  /// @param places for each sum that the fold leaves, the index in a law that it is added to
  BankLaw(DrawTables tables, int up, BankLevels levels, int[] places) {
    this.tables = tables;
    this.up = up;
    this.steps = levels.steps().toArray(Step[]::new);
    this.last = levels.last();
    this.cards = levels.cards();
    this.places = places;
    sums[0] = levels.orders();
    for (int level = 0; level < PointRank.COUNT; level++) {
      sums[level + 1] = new double[steps[level].size()];
    }
  }

  /// Adds the probabilities of all outcomes to `law`, from `at` on.
  ///
  /// @param key what is gone from the shoe besides the up card
  /// @param gone how many cards that is
  void of(long key, int gone, double[] law, int at) {
    int level = known < 0 ? 0 : firstDifference(key);
    for (; level < PointRank.COUNT; level++) {
      fold(level, key);
    }
    known = key;
    standing = NOBODY;
    var ends = sums[PointRank.COUNT];
    var perDraw = tables.perDraw(gone + 1);
    for (int end = 0; end < ends.length; end++) {
      law[at + places[end]] += ends[end] * perDraw[cards[end]];
    }
  }

  /// Prepares the value of a standing total for any number of further cards of the last rank.
  ///
  /// Where the previous hand differs only in the last rank, only the outcomes that compare
  /// differently with its total are added up again.
  void stand(long key, int total) {
    int lastLevel = PointRank.COUNT - 1;
    int level = known < 0 ? 0 : firstDifference(key);
    if (level < lastLevel) {
      standing = NOBODY;
    }
    for (; level < lastLevel; level++) {
      fold(level, key);
    }
    known = key;
    if (standing == NOBODY) {
      last.clear(worths);
    }
    for (int outcome = 0; outcome < OUTCOMES; outcome++) {
      int before = standing == NOBODY ? 0 : worth(standing, outcome);
      if (worth(total, outcome) != before) {
        last.add(outcome, worth(total, outcome) - before, sums[lastLevel], worths);
      }
    }
    standing = total;
  }

  private static int worth(int total, int outcome) {
    return outcome >= BankHands.BUST ? 1 : Integer.compare(total, outcome);
  }

  /// The value that was prepared, with that many further cards of the last rank gone.
  double standing(long key, int gone, int further) {
    int rank = steps[PointRank.COUNT - 1].rank();
    var ways = tables.ways(rank, HeldCards.count(key, rank) + further + (rank == up ? 1 : 0));
    return last.sum(worths, ways, tables.perDraw(gone + further + 1));
  }

  private int firstDifference(long key) {
    int level = 0;
    while (level < PointRank.COUNT
        && HeldCards.count(key, steps[level].rank())
            == HeldCards.count(known, steps[level].rank())) {
      level++;
    }
    return level;
  }

  private void fold(int level, long key) {
    var step = steps[level];
    int gone = HeldCards.count(key, step.rank()) + (step.rank() == up ? 1 : 0);
    add(sums[level], step, tables.ways(step.rank(), gone), sums[level + 1]);
  }

  /// The first groups of a step reach each target once and overwrite what was there.
  private static void add(double[] from, Step step, double[] ways, double[] to) {
    var counts = step.counts();
    var targets = step.targets();
    int size = step.size();
    for (int place = 0; place < size; place++) {
      to[targets[place]] = from[place] * ways[counts[place]];
    }
    for (int place = size; place < from.length; place++) {
      to[targets[place]] += from[place] * ways[counts[place]];
    }
  }
}
