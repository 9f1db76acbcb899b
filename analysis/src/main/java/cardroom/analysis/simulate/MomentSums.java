package cardroom.analysis.simulate;

/// Many sums of whole numbers and of their squares side by side, exact within one block of rounds.
final class MomentSums {

  private final long[] sums;
  private final long[] squaresLow;
  private final long[] squaresHigh;

  MomentSums(int count) {
    sums = new long[count];
    squaresLow = new long[count];
    squaresHigh = new long[count];
  }

  void add(int place, long value) {
    sums[place] += value;
    var before = squaresLow[place];
    var after = before + value * value;
    squaresLow[place] = after;
    if (after + Long.MIN_VALUE < before + Long.MIN_VALUE) {
      squaresHigh[place]++;
    }
  }

  /// Passes everything on and starts again.
  void flush(Moments[] into) {
    for (var place = 0; place < into.length; place++) {
      into[place].merge(sums[place], squaresLow[place], squaresHigh[place]);
      sums[place] = 0;
      squaresLow[place] = 0;
      squaresHigh[place] = 0;
    }
  }
}
