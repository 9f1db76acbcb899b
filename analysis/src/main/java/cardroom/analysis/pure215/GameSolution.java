package cardroom.analysis.pure215;

import cardroom.cards.Card;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// The whole game wager: the best composition-dependent play and its expectation.
public final class GameSolution implements Strategy {

  private static final HeldCards HANDS = HeldCards.ALL;

  private final PlayRules rules;
  private final DrawTables tables;
  private final List<UpcardSolution> upcards;

  private GameSolution(PlayRules rules, DrawTables tables, List<UpcardSolution> upcards) {
    this.rules = rules;
    this.tables = tables;
    this.upcards = List.copyOf(upcards);
  }

  /// Solves the game for these rules and cards.
  public static GameSolution of(PlayRules rules, CardSupply supply) {
    return of(rules, supply, IntStream.range(0, PointRank.COUNT));
  }

  /// The same on every processor, for a caller that waits: up cards are independent of each other.
  static GameSolution inParallel(PlayRules rules, CardSupply supply) {
    return of(rules, supply, IntStream.range(0, PointRank.COUNT).parallel());
  }

  private static GameSolution of(PlayRules rules, CardSupply supply, IntStream ranks) {
    var tables = new DrawTables(supply);
    var upcards =
        ranks.mapToObj(rank -> UpcardSolution.best(new Upcard(rules, tables, rank))).toList();
    return new GameSolution(rules, tables, upcards);
  }

  /// The expectation of a unit on the game wager, before the first card.
  public double ev() {
    return ev(upcards);
  }

  double ev(List<UpcardSolution> played) {
    double ev = 0;
    for (var solution : played) {
      for (int first = 0; first < PointRank.COUNT; first++) {
        for (int second = first; second < PointRank.COUNT; second++) {
          double chance = chance(solution.up().rank(), first, second);
          if (chance > 0) {
            ev += chance * solution.value(HANDS.pair(first, second));
          }
        }
      }
    }
    return ev;
  }

  /// The chance of an up card with a player's two cards in either order.
  double chance(int up, int first, int second) {
    int gone = first == up ? 1 : 0;
    int before = (second == up ? 1 : 0) + (second == first ? 1 : 0);
    double chance =
        tables.chance(up, 0, 0) * tables.chance(first, gone, 1) * tables.chance(second, before, 2);
    return first == second ? chance : 2 * chance;
  }

  /// The law of a round's result, with every pair of split hands treated jointly, since each
  /// removes cards from the other's shoe.
  public RoundLaw law() {
    return law(AnalysisWatch.NOBODY).orElseThrow();
  }

  /// The same, unless the watch stops it.
  public Optional<RoundLaw> law(AnalysisWatch watch) {
    return RoundLaw.together(this, watch);
  }

  /// A quick approximation: given how the bank ends, the hands of a split are treated as
  /// independent.
  public RoundLaw quickLaw() {
    return RoundLaw.apart(this);
  }

  /// The best chart that goes by totals alone, and what the game is worth by it.
  public ByTotals byTotals() {
    var played = upcards.stream().map(best -> TotalPlay.of(this, best)).toList();
    var chart = TotalChart.of(played.stream().map(UpcardSolution::policy).toList());
    return new ByTotals(chart, ev(played));
  }

  /// A chart by totals with its expectation.
  public record ByTotals(TotalChart chart, double ev) {}

  PlayRules rules() {
    return rules;
  }

  List<UpcardSolution> upcards() {
    return upcards;
  }

  @Override
  public Advice advice(List<Card> hand, Card up) {
    return upcards.get(PointRank.of(up)).policy().advice(HANDS.of(hand));
  }
}
