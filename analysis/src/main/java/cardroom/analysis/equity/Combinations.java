package cardroom.analysis.equity;

/// Binomial coefficients.
final class Combinations {
  private Combinations() {}

  /// How many ways there are to choose `count` of `from`, without order; 1 for none.
  static double ways(int from, int count) {
    double ways = 1;
    for (int next = 0; next < count; next++) {
      ways = ways * (from - next) / (next + 1);
    }
    return ways;
  }
}
