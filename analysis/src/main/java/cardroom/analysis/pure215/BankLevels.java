package cardroom.analysis.pure215;

import cardroom.analysis.pure215.BankHands.Finished;
import cardroom.analysis.pure215.PlayRules.BankDrawing;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// The bank's finished hands behind one up card, folded rank by rank.
///
/// The chance of a finished hand is a product over the ranks. Summing rank after rank, hands that
/// agree in all that is still to come are added up early, and what is left in the end is one sum
/// for each number of cards and outcome. The fold does not depend on the shoe, so it is kept.
final class BankLevels {

  private static final Map<Question, BankLevels> KNOWN = new ConcurrentHashMap<>();

  private record Question(int up, BankDrawing drawing, int last) {}

  private record Group(long rest, int cards, int outcome) {}

  /// One rank's step: where each group goes, and how many cards of the rank it holds.
  record Step(int rank, byte[] counts, short[] targets, int size) {}

  private final List<Step> steps = new ArrayList<>();
  private final double[] orders;
  private final int[] cards;
  private final int[] outcomes;

  private BankLevels(Question question) {
    var hands = BankHands.behind(question.up(), question.drawing());
    List<Group> groups = new ArrayList<>();
    orders = new double[hands.finishedCount()];
    for (Finished hand : hands.finished()) {
      orders[groups.size()] = hand.orders();
      groups.add(new Group(hand.key(), hand.cards(), hand.outcome()));
    }
    for (int rank : ranks(question.last())) {
      groups = fold(groups, rank);
    }
    cards = groups.stream().mapToInt(Group::cards).toArray();
    outcomes = groups.stream().mapToInt(Group::outcome).toArray();
  }

  /// The fold for an up card that takes this rank last.
  static BankLevels behind(int up, BankDrawing drawing, int last) {
    return KNOWN.computeIfAbsent(new Question(up, drawing, last), BankLevels::new);
  }

  private static int[] ranks(int last) {
    var ranks = new int[PointRank.COUNT];
    Arrays.setAll(ranks, place -> place < last ? place : place + 1);
    ranks[PointRank.BONUS] = last;
    return ranks;
  }

  private List<Group> fold(List<Group> groups, int rank) {
    var places = new HashMap<Group, Integer>();
    var next = new ArrayList<Group>();
    var counts = new byte[groups.size()];
    var targets = new short[groups.size()];
    for (int place = 0; place < groups.size(); place++) {
      var group = groups.get(place);
      int count = HeldCards.count(group.rest(), rank);
      var rest =
          new Group(group.rest() - count * HeldCards.one(rank), group.cards(), group.outcome());
      if (!places.containsKey(rest)) {
        places.put(rest, next.size());
        next.add(rest);
      }
      counts[place] = (byte) count;
      targets[place] = places.get(rest).shortValue();
    }
    steps.add(new Step(rank, counts, targets, next.size()));
    return next;
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
}
