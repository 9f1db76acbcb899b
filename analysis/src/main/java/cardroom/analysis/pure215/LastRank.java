package cardroom.analysis.pure215;

import java.util.Arrays;

/// The last rank of a fold: its groups by the outcome that they end with, so that the value of a
/// standing total can be added up outcome by outcome.
///
/// For one outcome only two numbers matter, of all cards and of cards of the last rank; the two
/// together are a spot.
final class LastRank {

  private final int[] starts = new int[BankLaw.OUTCOMES + 1];
  private final int[] places;
  private final int[] spots;
  private final int[] least;
  private final int[] most;

  /// @param step the last one of the fold
  /// @param cards the number of cards for each sum that it leaves
  /// @param outcomes the outcome of each
  LastRank(BankLevels.Step step, int[] cards, int[] outcomes) {
    int groups = step.counts().length;
    int countMax = 0;
    for (int place = 0; place < groups; place++) {
      starts[outcomes[step.targets()[place]] + 1]++;
      countMax = Math.max(countMax, step.counts()[place]);
    }
    for (int outcome = 0; outcome < BankLaw.OUTCOMES; outcome++) {
      starts[outcome + 1] += starts[outcome];
    }
    places = new int[groups];
    spots = new int[groups];
    least = new int[countMax + 1];
    most = new int[countMax + 1];
    Arrays.fill(least, DrawTables.CARDS_MAX);
    var next = starts.clone();
    for (int place = 0; place < groups; place++) {
      int end = step.targets()[place];
      int at = next[outcomes[end]]++;
      int count = step.counts()[place];
      places[at] = place;
      spots[at] = count * DrawTables.CARDS_MAX + cards[end];
      least[count] = Math.min(least[count], cards[end]);
      most[count] = Math.max(most[count], cards[end]);
    }
  }

  /// Empties the spots.
  void clear(double[] sums) {
    Arrays.fill(sums, 0, least.length * DrawTables.CARDS_MAX, 0);
  }

  /// Adds the groups of an outcome to the spots, that many times.
  void add(int outcome, double times, double[] groups, double[] sums) {
    int end = starts[outcome + 1];
    for (int at = starts[outcome]; at < end; at++) {
      sums[spots[at]] += times * groups[places[at]];
    }
  }

  /// The sum over all spots, weighted by the ways to draw those cards of the rank and in all.
  double sum(double[] sums, double[] ways, double[] perDraw) {
    double sum = 0;
    for (int count = 0; count < least.length; count++) {
      double part = 0;
      int row = count * DrawTables.CARDS_MAX;
      for (int drawn = least[count]; drawn <= most[count]; drawn++) {
        part += sums[row + drawn] * perDraw[drawn];
      }
      sum += part * ways[count];
    }
    return sum;
  }
}
