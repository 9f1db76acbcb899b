package cardroom.analysis.threecard;

import cardroom.analysis.odds.PayLaw;
import cardroom.analysis.odds.PayLaw.Line;
import cardroom.analysis.odds.Ratio;
import cardroom.analysis.threecard.ExposedCard.Results;
import java.util.ArrayList;

/// How many deals give each result of Ante and Play together, in antes.
final class ResultCounts {

  private static final int MOST = 2;

  private final long[] counts = new long[2 * MOST + 1];

  /// @param hands how many hands of a player have this result
  /// @param plays whether they are played; a fold costs the Ante
  void add(Results results, int hands, boolean plays) {
    if (!plays) {
      add(-1, hands, results.all());
      return;
    }
    add(-2, hands, results.lost());
    add(0, hands, results.tied());
    add(1, hands, results.unqualified());
    add(2, hands, results.won());
  }

  private void add(int result, int hands, int deals) {
    counts[MOST + result] += (long) hands * deals;
  }

  PayLaw law() {
    long all = 0;
    for (long count : counts) {
      all += count;
    }
    var lines = new ArrayList<Line>();
    for (int result = -MOST; result <= MOST; result++) {
      var chance = Ratio.of(counts[MOST + result], all);
      lines.add(new Line(Integer.toString(result), chance, Ratio.of(result, 1)));
    }
    return new PayLaw(lines);
  }
}
