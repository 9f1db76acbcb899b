package cardroom.analysis.pure215;

import cardroom.analysis.pure215.BankHands.Finished;
import cardroom.analysis.pure215.PlayRules.BankDrawing;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// The bank's finished hands with one up card, folded rank by rank.
///
/// The probability of a finished hand is a product over the ranks. Summing rank by rank, hands that
/// agree in all remaining ranks are added up early, which leaves one sum for each number of cards
/// and outcome. The fold does not depend on the shoe, so it is cached.
final class BankLevels {

  private static final int RUN_BITS = 4;
  private static final int OUTCOME_BITS = 5;
  private static final int CARDS_BITS = 5;
  private static final int COUNTS_MAX = 1 << CARDS_BITS;
  private static final int SIGN_BITS = CARDS_BITS + OUTCOME_BITS + RUN_BITS;
  private static final Map<Question, BankLevels> KNOWN = new ConcurrentHashMap<>();

  private record Question(int up, BankDrawing drawing, int last) {}

  /// One rank's step: where each group goes, and how many cards of the rank it holds.
  static final class Step {
    private final int rank;
    private final byte[] counts;
    private final short[] targets;
    private final int size;

    private Step(int rank, byte[] counts, short[] targets, int size) {
      this.rank = rank;
      this.counts = counts;
      this.targets = targets;
      this.size = size;
    }

    int rank() {
      return rank;
    }

    byte[] counts() {
      return counts;
    }

    short[] targets() {
      return targets;
    }

    int size() {
      return size;
    }
  }

  private final List<Step> steps = new ArrayList<>();
  private final double[] orders;
  private final int[] cards;
  private final int[] outcomes;
  private final int[] runs;
  private final LastRank last;

  private BankLevels(Collection<Finished> hands, int last) {
    var groups = new long[hands.size()];
    orders = new double[groups.length];
    int place = 0;
    for (Finished hand : hands) {
      orders[place] = hand.orders();
      long ended = ((long) hand.cards() << OUTCOME_BITS) + hand.outcome();
      groups[place++] = (hand.key() << SIGN_BITS) + (ended << RUN_BITS) + hand.run();
    }
    for (int rank : HeldCards.foldOrder(last)) {
      groups = fold(groups, rank);
    }
    runs = Arrays.stream(groups).mapToInt(end -> bits(end, 0, RUN_BITS)).toArray();
    outcomes = Arrays.stream(groups).mapToInt(end -> bits(end, RUN_BITS, OUTCOME_BITS)).toArray();
    int above = RUN_BITS + OUTCOME_BITS;
    cards = Arrays.stream(groups).mapToInt(end -> bits(end, above, CARDS_BITS)).toArray();
    this.last = new LastRank(steps.getLast(), cards, outcomes);
  }

  private static int bits(long end, int from, int count) {
    return (int) (end >> from) & ((1 << count) - 1);
  }

  /// The same with the run of cards of a kind distinguished, which depends on their suits.
  static BankLevels withRuns(BankRuns runs, int last) {
    return new BankLevels(runs.finished(), last);
  }

  /// The fold for an up card that takes this rank last.
  static BankLevels behind(int up, BankDrawing drawing, int last) {
    return KNOWN.computeIfAbsent(
        new Question(up, drawing, last),
        _ -> new BankLevels(BankHands.behind(up, drawing).finished(), last));
  }

  /// A group is a key of the remaining ranks, the number of cards and the outcome in one number.
  private long[] fold(long[] groups, int rank) {
    var counts = new byte[groups.length];
    var rests = new long[groups.length];
    for (int place = 0; place < groups.length; place++) {
      int count = HeldCards.count(groups[place] >>> SIGN_BITS, rank);
      counts[place] = (byte) count;
      rests[place] = groups[place] - ((count * HeldCards.one(rank)) << SIGN_BITS);
    }
    var next = rests.clone();
    Arrays.sort(next);
    int size = 0;
    for (int place = 0; place < next.length; place++) {
      if (place == 0 || next[place] != next[size - 1]) {
        next[size++] = next[place];
      }
    }
    var targets = new short[groups.length];
    for (int place = 0; place < groups.length; place++) {
      targets[place] = (short) Arrays.binarySearch(next, 0, size, rests[place]);
    }
    arrange(new Step(rank, counts, targets, size));
    return Arrays.copyOf(next, size);
  }

  /// Orders the groups of a step so that the first of each target come first, then the second ones:
  /// no sum depends on the one just before it, and nothing needs to be cleared beforehand.
  private void arrange(Step step) {
    var turns = new byte[step.size];
    var starts = new int[COUNTS_MAX];
    var turnOf = new byte[step.targets.length];
    for (int place = 0; place < turnOf.length; place++) {
      turnOf[place] = turns[step.targets[place]]++;
      starts[turnOf[place] + 1]++;
    }
    for (int turn = 1; turn < starts.length; turn++) {
      starts[turn] += starts[turn - 1];
    }
    var moved = new Step(step.rank, new byte[turnOf.length], new short[turnOf.length], step.size);
    var places = new short[turnOf.length];
    for (int place = 0; place < turnOf.length; place++) {
      int to = starts[turnOf[place]]++;
      places[place] = (short) to;
      moved.counts[to] = step.counts[place];
      moved.targets[to] = step.targets[place];
    }
    follow(places);
    steps.add(moved);
  }

  /// Redirects references to groups that have been moved.
  private void follow(short[] places) {
    if (steps.isEmpty()) {
      var before = orders.clone();
      for (int place = 0; place < before.length; place++) {
        orders[places[place]] = before[place];
      }
      return;
    }
    var targets = steps.getLast().targets;
    for (int place = 0; place < targets.length; place++) {
      targets[place] = places[targets[place]];
    }
  }

  List<Step> steps() {
    return steps;
  }

  double[] orders() {
    return orders;
  }

  /// The number of cards after the up card, for each sum that is left in the end.
  int[] cards() {
    return cards;
  }

  int[] outcomes() {
    return outcomes;
  }

  /// The length of the run of cards of a kind, none where suits are not distinguished.
  int[] runs() {
    return runs;
  }

  LastRank last() {
    return last;
  }
}
