package cardroom.analysis.pure215;

/// The products that make up every probability of drawing without replacement, computed once for a
/// shoe.
final class DrawTables {

  static final int CARDS_MAX = 24;
  private static final int GONE_MAX = 64;
  private static final int GONE_OF_RANK_MAX = 40;

  private final double[][][] ways = new double[PointRank.COUNT][GONE_OF_RANK_MAX][CARDS_MAX];
  private final double[][] perDraw = new double[GONE_MAX][CARDS_MAX];
  private final CardSupply supply;

  DrawTables(CardSupply supply) {
    this.supply = supply;
    for (int rank = 0; rank < PointRank.COUNT; rank++) {
      for (int gone = 0; gone < GONE_OF_RANK_MAX; gone++) {
        fillWays(rank, gone);
      }
    }
    for (int gone = 0; gone < GONE_MAX; gone++) {
      fillPerDraw(gone);
    }
  }

  private void fillWays(int rank, int gone) {
    var row = ways[rank][gone];
    row[0] = 1;
    for (int count = 1; count < CARDS_MAX; count++) {
      row[count] = row[count - 1] * supply.left(rank, gone + count - 1);
    }
  }

  private void fillPerDraw(int gone) {
    var row = perDraw[gone];
    row[0] = 1;
    for (int count = 1; count < CARDS_MAX; count++) {
      double left = supply.leftOfAll(gone + count - 1);
      row[count] = left > 0 ? row[count - 1] / left : 0;
    }
  }

  /// How many ways there are to draw cards of the rank in order, by their number.
  double[] ways(int rank, int gone) {
    return ways[rank][gone];
  }

  /// One over the number of ways to draw cards in order, by their number.
  double[] perDraw(int gone) {
    return perDraw[gone];
  }

  /// The same for any number of cards.
  double perDraw(int gone, int cards) {
    int some = Math.min(cards, CARDS_MAX - 1);
    return some == cards
        ? perDraw[gone][cards]
        : perDraw[gone][some] * perDraw[gone + some][cards - some];
  }

  /// The chance that the next card is of the rank.
  double chance(int rank, int goneOfRank, int gone) {
    return ways[rank][goneOfRank][1] * perDraw[gone][1];
  }
}
