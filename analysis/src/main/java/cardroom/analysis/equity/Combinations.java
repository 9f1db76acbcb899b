package cardroom.analysis.equity;

/// How many ways there are.
final class Combinations {
  private Combinations() {}

  /// To choose so many of so many, without order; 1 for none.
  static double ways(int from, int count) {
    double ways = 1;
    for (int next = 0; next < count; next++) {
      ways = ways * (from - next) / (next + 1);
    }
    return ways;
  }
}
