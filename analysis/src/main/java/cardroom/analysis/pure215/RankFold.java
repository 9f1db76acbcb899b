package cardroom.analysis.pure215;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Counts in whole numbers the ways to draw any of many sets of cards, rank by rank.
final class RankFold {

  /// One rank: where each group of sets goes, and how many cards of the rank it holds.
  private static final class Step {
    private final int rank;
    private final int[] counts;
    private final int[] targets;
    private final int size;

    private Step(int rank, int[] counts, int[] targets, int size) {
      this.rank = rank;
      this.counts = counts;
      this.targets = targets;
      this.size = size;
    }
  }

  private final BigInteger[] orders;
  private final List<Step> steps = new ArrayList<>();

  private RankFold(Map<Long, Long> sets) {
    List<Long> groups = new ArrayList<>(sets.size());
    orders = new BigInteger[sets.size()];
    for (var set : sets.entrySet()) {
      orders[groups.size()] = BigInteger.valueOf(set.getValue());
      groups.add(set.getKey());
    }
    for (int rank = 0; rank < PointRank.COUNT; rank++) {
      groups = fold(groups, rank);
    }
  }

  /// @param sets each set by its key, with the number of orders that count
  static RankFold of(Map<Long, Long> sets) {
    return new RankFold(sets);
  }

  private List<Long> fold(List<Long> groups, int rank) {
    var places = new HashMap<Long, Integer>();
    var next = new ArrayList<Long>();
    var counts = new int[groups.size()];
    var targets = new int[groups.size()];
    for (int place = 0; place < groups.size(); place++) {
      counts[place] = HeldCards.count(groups.get(place), rank);
      long rest = groups.get(place) - counts[place] * HeldCards.one(rank);
      targets[place] =
          places.computeIfAbsent(
              rest,
              key -> {
                next.add(key);
                return next.size() - 1;
              });
    }
    steps.add(new Step(rank, counts, targets, next.size()));
    return next;
  }

  /// The number of ways with that many cards of each rank, drawn without or with replacement.
  BigInteger ways(int[] cards, boolean isEndless) {
    var sums = orders;
    for (var step : steps) {
      var next = new BigInteger[step.size];
      java.util.Arrays.fill(next, BigInteger.ZERO);
      var ways = ways(cards[step.rank], isEndless);
      for (int place = 0; place < sums.length; place++) {
        int target = step.targets[place];
        next[target] = next[target].add(sums[place].multiply(ways[step.counts[place]]));
      }
      sums = next;
    }
    return sums.length == 0 ? BigInteger.ZERO : sums[0];
  }

  private static BigInteger[] ways(int count, boolean isEndless) {
    var ways = new BigInteger[DrawTables.CARDS_MAX];
    ways[0] = BigInteger.ONE;
    for (int drawn = 1; drawn < ways.length; drawn++) {
      int left = isEndless ? count : Math.max(0, count - drawn + 1);
      ways[drawn] = ways[drawn - 1].multiply(BigInteger.valueOf(left));
    }
    return ways;
  }
}
