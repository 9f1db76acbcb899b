package cardroom.cards.fast;

/// Fills a table of six or seven ranks from that of five: the best five ranks are found by their
/// bits, and their place by the sum of their weights. Sets of ranks have one bit for each rank, the
/// most valuable rank highest. Plain loops over numbers and no lambdas, because a cold start waits
/// for them.
abstract class RankTableFiller {
  static final int RANKS = 13;

  private final LookupSlots.Shape shape;
  private final char[] fives;
  private final char[] places;

  /// The sum of the weights of every set of ranks.
  private final int[] sums = new int[1 << RANKS];

  RankTableFiller(LookupSlots.Shape shape, char[] fives) {
    this.shape = shape;
    this.fives = fives;
    this.places = new char[shape.slots()];
  }

  /// The weight of the rank whose bit this is.
  abstract int weight(int bit);

  /// The sum of the weights of the best five of these cards.
  ///
  /// @param one the ranks held at least once; two, three and four likewise
  abstract int best(int one, int two, int three, int four);

  final int sum(int ranks) {
    return sums[ranks];
  }

  /// How many cards there are beyond five.
  final int tooMany() {
    return shape.cards() - 5;
  }

  final char[] filled() {
    for (int rank = 0; rank < RANKS; rank++) {
      int bit = 1 << rank;
      for (int lower = 0; lower < bit; lower++) {
        sums[bit | lower] = sums[lower] + weight(rank);
      }
    }
    extend(0, shape.cards(), 0, 0, 0, 0, 0);
    return places;
  }

  private void extend(int from, int missing, int sum, int one, int two, int three, int four) {
    if (missing == 0) {
      places[shape.slotOf(sum)] = fives[LookupSlots.five(best(one, two, three, four))];
      return;
    }
    for (int rank = from; rank < RANKS; rank++) {
      int bit = 1 << rank;
      if ((four & bit) == 0) {
        extend(
            rank,
            missing - 1,
            sum + sums[bit],
            one | bit,
            two | (one & bit),
            three | (two & bit),
            four | (three & bit));
      }
    }
  }

  /// The highest of some ranks; there are few, so removing the lower ones one by one is quick.
  static int highest(int ranks) {
    int rest = ranks;
    while ((rest & (rest - 1)) != 0) {
      rest &= rest - 1;
    }
    return rest;
  }

  /// The ranks without that many of the lowest.
  static int withoutLowest(int ranks, int count) {
    int rest = ranks;
    for (int more = count; more > 0; more--) {
      rest &= rest - 1;
    }
    return rest;
  }
}
