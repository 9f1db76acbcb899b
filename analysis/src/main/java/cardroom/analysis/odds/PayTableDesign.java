package cardroom.analysis.odds;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/// Finds pay tables of a given shape that come closest to a desired edge.
///
/// Lines pay whole units from the sequence that layouts use; a rarer line never pays less.
public final class PayTableDesign {

  private static final int[] USUAL = {
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 35, 40, 50, 60, 75, 80, 100, 125, 150, 200,
    250, 300, 400, 500, 750, 1000, 1500, 2000, 2500, 5000, 10_000
  };

  private final double[] chances;
  private final double lost;
  private final double edge;
  private final int max;
  private final int wanted;
  private final int[] pays;
  private final List<Found> found = new ArrayList<>();
  private double worst = Double.POSITIVE_INFINITY;

  private record Found(List<Integer> pays, double distance) {}

  private PayTableDesign(List<Ratio> chances, Ratio lost, double edge, int max, int wanted) {
    this.chances = chances.stream().mapToDouble(Ratio::toDouble).toArray();
    this.lost = lost.toDouble();
    this.edge = edge;
    this.max = max;
    this.wanted = wanted;
    this.pays = new int[chances.size()];
  }

  /// The tables nearest to the edge, the nearest first.
  ///
  /// @param chances of the lines, from the one that pays least to the one that pays most
  /// @param lost the chance that the wager loses
  /// @param max the most that a line may pay
  public static List<List<Integer>> nearest(
      List<Ratio> chances, Ratio lost, double edge, int max, int wanted) {
    var design = new PayTableDesign(chances, lost, edge, max, wanted);
    design.search(0, 0, -design.lost);
    return design.found.stream()
        .sorted(Comparator.comparingDouble(Found::distance))
        .map(Found::pays)
        .toList();
  }

  private void search(int line, int least, double ev) {
    if (line == pays.length) {
      note(Math.abs(-ev - edge));
      return;
    }
    for (int place = least; place < USUAL.length && USUAL[place] <= max; place++) {
      double next = ev + chances[line] * USUAL[place];
      // Every later line pays at least as much, so the rest can only add more.
      if (-(next + USUAL[place] * rest(line + 1)) < edge - worst) {
        return;
      }
      pays[line] = USUAL[place];
      search(line + 1, place, next);
    }
  }

  private double rest(int line) {
    double sum = 0;
    for (int later = line; later < chances.length; later++) {
      sum += chances[later];
    }
    return sum;
  }

  private void note(double distance) {
    if (found.size() < wanted || distance < worst) {
      found.add(new Found(Arrays.stream(pays).boxed().toList(), distance));
      found.sort(Comparator.comparingDouble(Found::distance));
      if (found.size() > wanted) {
        found.removeLast();
      }
      worst = found.size() < wanted ? Double.POSITIVE_INFINITY : found.getLast().distance();
    }
  }
}
