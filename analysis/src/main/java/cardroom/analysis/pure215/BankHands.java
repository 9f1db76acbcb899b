package cardroom.analysis.pure215;

import cardroom.analysis.pure215.PlayRules.BankDrawing;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/// Every finished hand of the bank with one up card, as a set of ranks with the number of orders in
/// which Chart 1B can draw it.
///
/// A Pure is not among them: the peek ends the round before anybody plays (P215-PEEK-2).
final class BankHands {

  static final int BUST = 22;

  /// The one bust that lets busted players push (P215-888-4).
  static final int TRIPLE_EIGHT = 23;

  private static final long TWO_EIGHTS = 2 * HeldCards.one(PointRank.EIGHT);

  private static final Map<Question, BankHands> KNOWN = new ConcurrentHashMap<>();

  private record Question(int up, BankDrawing drawing) {}

  private final int up;
  private final BankDrawing drawing;
  private final Map<Long, Finished> finished = new TreeMap<>();
  private final Map<Long, Long> unfinished = new TreeMap<>();

  /// A finished hand.
  ///
  /// @param key the cards after the up card
  /// @param outcome its total, [#BUST] or [#TRIPLE_EIGHT]
  /// @param run how many cards from the first one on belong to a kind, where that is distinguished
  /// @param orders in how many orders those cards may be drawn
  record Finished(long key, int cards, int outcome, int run, double orders) {}

  private BankHands(int up, BankDrawing drawing) {
    this.up = up;
    this.drawing = drawing;
  }

  /// The hands do not depend on the shoe, so they are cached.
  static BankHands behind(int up, BankDrawing drawing) {
    return KNOWN.computeIfAbsent(
        new Question(up, drawing),
        _ -> {
          var hands = new BankHands(up, drawing);
          hands.spread();
          return hands;
        });
  }

  /// Card by card: the sets of one size, with the orders that lead to each.
  private void spread() {
    Map<Long, Long> drawn = new HashMap<>(Map.of(0L, 1L));
    for (int cards = 0; !drawn.isEmpty(); cards++) {
      unfinished.putAll(drawn);
      var next = new HashMap<Long, Long>();
      for (var entry : drawn.entrySet()) {
        for (int rank = 0; rank < PointRank.COUNT; rank++) {
          if (cards > 0 || !isPure(rank)) {
            take(entry.getKey() + HeldCards.one(rank), cards + 1, entry.getValue(), next);
          }
        }
      }
      drawn = next;
    }
  }

  private boolean isPure(int down) {
    return (up == PointRank.ACE && down == PointRank.BONUS)
        || (up == PointRank.BONUS && down == PointRank.ACE);
  }

  private void take(long key, int cards, long orders, Map<Long, Long> next) {
    int hard = PointRank.points(up);
    for (int rank = 0; rank < PointRank.COUNT; rank++) {
      hard += HeldCards.count(key, rank) * PointRank.points(rank);
    }
    boolean hasAce = up == PointRank.ACE || HeldCards.count(key, PointRank.ACE) > 0;
    boolean isSoft = hasAce && hard + 10 <= 21;
    int total = isSoft ? hard + 10 : hard;
    if (total <= 21 && drawing.mustDraw(total, isSoft)) {
      next.merge(key, orders, Long::sum);
      return;
    }
    boolean isTripleEight = up == PointRank.EIGHT && key == TWO_EIGHTS;
    int outcome = isTripleEight && total > 21 ? TRIPLE_EIGHT : Math.min(total, BUST);
    double before = finished.containsKey(key) ? finished.get(key).orders() : 0;
    finished.put(key, new Finished(key, cards, outcome, 0, before + orders));
  }

  Collection<Finished> finished() {
    return Collections.unmodifiableCollection(finished.values());
  }

  /// Whether the bank can draw these cards after the up card.
  boolean isReached(long key) {
    return finished.containsKey(key) || unfinished.containsKey(key);
  }

  /// Sets of cards after which the bank must draw again, with their orders.
  Map<Long, Long> unfinished() {
    return Collections.unmodifiableMap(unfinished);
  }
}
