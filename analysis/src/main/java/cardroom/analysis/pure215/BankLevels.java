package cardroom.analysis.pure215;

import cardroom.analysis.pure215.BankHands.Finished;
import cardroom.analysis.pure215.PlayRules.BankDrawing;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// The bank's finished hands behind one up card, folded rank by rank.
///
/// The chance of a finished hand is a product over the ranks. Summing rank after rank, hands that
/// agree in all that is still to come are added up early, and what is left in the end is one sum
/// for each number of cards and outcome. The fold does not depend on the shoe, so it is kept.
final class BankLevels {

  private static final int RUN_BITS = 4;
  private static final int OUTCOME_BITS = 5;
  private static final int CARDS_BITS = 5;
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
  }

  private static int bits(long end, int from, int count) {
    return (int) (end >> from) & ((1 << count) - 1);
  }

  /// The same with the run of red cards told apart, which depends on the colours of the cards.
  static BankLevels coloured(RedRuns runs, int last) {
    return new BankLevels(runs.finished(), last);
  }

  /// The fold for an up card that takes this rank last.
  static BankLevels behind(int up, BankDrawing drawing, int last) {
    return KNOWN.computeIfAbsent(
        new Question(up, drawing, last),
        _ -> new BankLevels(BankHands.behind(up, drawing).finished(), last));
  }

  /// Groups are a key of what is still to come, the number of cards and the outcome in one number.
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
    steps.add(new Step(rank, counts, targets, size));
    return Arrays.copyOf(next, size);
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

  /// The length of the run of red cards, none where colours are not told apart.
  int[] runs() {
    return runs;
  }

  /// The most cards of the last rank in any hand.
  int lastMax() {
    int most = 0;
    for (byte count : steps.getLast().counts()) {
      most = Math.max(most, count);
    }
    return most;
  }
}
