package cardroom.analysis.pure215;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Every way in which one hand of a split pair may stand by a policy, as a set of ranks with the
/// number of orders in which its cards can be drawn.
///
/// What goes bust is not among them. Instead the two cards with which each hand begins are listed
/// with the total [#BEGUN]: whatever begins and does not stand went bust.
final class SplitHands {

  static final int BEGUN = 0;
  private static final HeldCards HANDS = HeldCards.ALL;

  /// @param code the cards in the order in which the bank's law is folded, the first one included
  /// @param stake how many wagers are on it
  /// @param others number of orders in which the second card is not of the pair's rank
  /// @param anys number of orders with any second card
  record Way(long code, int cards, int total, int stake, double others, double anys) {}

  private record Kind(int hand, int total, int stake) {}

  private final PlayRules rules;
  private final Policy policy;
  private final int pair;
  private final Map<Kind, double[]> orders = new HashMap<>();
  private final double[][] reach = new double[2][HANDS.size()];

  private SplitHands(PlayRules rules, Policy policy, int pair) {
    this.rules = rules;
    this.policy = policy;
    this.pair = pair;
  }

  static List<Way> of(PlayRules rules, Policy policy, int pair) {
    var hands = new SplitHands(rules, policy, pair);
    int alone = HANDS.with(0, pair);
    for (int rank = 0; rank < PointRank.COUNT; rank++) {
      hands.begin(HANDS.with(alone, rank), rank == pair ? 1 : 0);
    }
    hands.draw();
    return hands.ways();
  }

  /// Split aces take one card and stop, unless the sheet lets them be doubled (P215-SPLIT-4, -5).
  static PlayerOption first(PlayRules rules, Policy policy, int pair, int hand) {
    if (pair != PointRank.ACE) {
      return policy.first(hand);
    }
    boolean doubles = rules.doubleSplitAces() && policy.first(hand) == PlayerOption.DOUBLE;
    return doubles ? PlayerOption.DOUBLE : PlayerOption.STAND;
  }

  private void begin(int hand, int paired) {
    boolean doubles = first(rules, policy, pair, hand) == PlayerOption.DOUBLE;
    add(hand, BEGUN, doubles ? 2 : 1, paired, 1);
    if (!doubles) {
      reach[paired][hand] = 1;
      return;
    }
    for (int rank = 0; rank < PointRank.COUNT; rank++) {
      int next = HANDS.with(hand, rank);
      if (next >= 0) {
        add(next, HANDS.total(next), 2, paired, 1);
      }
    }
  }

  private void draw() {
    var order = HANDS.descending();
    for (int place = order.length - 1; place >= 0; place--) {
      int hand = order[place];
      for (int paired = 0; paired < 2; paired++) {
        double count = reach[paired][hand];
        if (count > 0 && stops(hand)) {
          add(hand, HANDS.total(hand), 1, paired, count);
        } else if (count > 0) {
          hit(hand, reach[paired]);
        }
      }
    }
  }

  private boolean stops(int hand) {
    return pair == PointRank.ACE || policy.later(hand) == PlayerOption.STAND;
  }

  private static void hit(int hand, double[] reached) {
    for (int rank = 0; rank < PointRank.COUNT; rank++) {
      int next = HANDS.with(hand, rank);
      if (next >= 0) {
        reached[next] += reached[hand];
      }
    }
  }

  private void add(int hand, int total, int stake, int paired, double count) {
    orders.computeIfAbsent(new Kind(hand, total, stake), _ -> new double[2])[paired] += count;
  }

  private List<Way> ways() {
    var ways = new ArrayList<Way>();
    orders.forEach(
        (kind, counts) ->
            ways.add(
                new Way(
                    HeldCards.code(HANDS.key(kind.hand()), pair),
                    HANDS.cards(kind.hand()),
                    kind.total(),
                    kind.stake(),
                    counts[0],
                    counts[0] + counts[1])));
    ways.sort(
        Comparator.comparingLong(Way::code)
            .thenComparingInt(Way::total)
            .thenComparingInt(Way::stake));
    return ways;
  }
}
