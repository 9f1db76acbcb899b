package cardroom.analysis.pure215;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/// The law of a round's result on the game wager, in units of it: every result with its
/// probability.
///
/// Exact where the pair is not split or is split once; [SplitHandsLaw] says what is left out where
/// it is split again.
public final class RoundLaw {

  private static final HeldCards HANDS = HeldCards.ALL;

  private final NavigableMap<Double, Double> chances = new TreeMap<>();
  private final Map<Integer, SplitHandsLaw> splits = new HashMap<>();
  private final boolean isJoint;
  private final AnalysisWatch watch;
  private final int splitsAll;
  private double splitChance;
  private boolean isStopped;

  private RoundLaw(GameSolution game, boolean isJoint, AnalysisWatch watch) {
    this.isJoint = isJoint;
    this.watch = watch;
    this.splitsAll = game.upcards().stream().mapToInt(RoundLaw::splits).sum();
    for (var behind : game.upcards().parallelStream().map(up -> behind(game, up)).toList()) {
      splits.putAll(behind.splits());
      var solution = behind.solution();
      for (int first = 0; first < PointRank.COUNT; first++) {
        for (int second = first; second < PointRank.COUNT; second++) {
          double chance = game.chance(solution.up().rank(), first, second);
          if (chance > 0 && !isStopped) {
            add(solution, behind.results(), HANDS.pair(first, second), chance);
          }
        }
      }
    }
  }

  /// What must be known for one up card before anything is added up.
  ///
  /// @param splits by up card and pair, where the hands of a split are treated as independent
  private record Behind(
      UpcardSolution solution, ResultChances results, Map<Integer, SplitHandsLaw> splits) {}

  /// Up cards are independent of each other, so each may be worked out on its own processor. Joint
  /// hands take long, so their progress is reported.
  private Behind behind(GameSolution game, UpcardSolution solution) {
    var found = new HashMap<Integer, SplitHandsLaw>();
    for (int rank = 0; rank < PointRank.COUNT && !isJoint; rank++) {
      if (game.chance(solution.up().rank(), rank, rank) > 0
          && solution.policy().splits(rank)
          && !solution.policy().surrenders(HANDS.pair(rank, rank))) {
        found.put(place(solution, rank), law(solution, rank));
      }
    }
    return new Behind(solution, new ResultChances(solution), found);
  }

  private SplitHandsLaw law(UpcardSolution solution, int rank) {
    return SplitHandsLaw.of(solution.up(), solution.policy(), rank, isJoint);
  }

  private static int place(UpcardSolution solution, int rank) {
    return solution.up().rank() * PointRank.COUNT + rank;
  }

  private static int splits(UpcardSolution solution) {
    int splits = 0;
    for (int rank = 0; rank < PointRank.COUNT; rank++) {
      splits += solution.policy().splits(rank) ? 1 : 0;
    }
    return splits;
  }

  /// With the hands of a split treated jointly, unless the watch stops it.
  static Optional<RoundLaw> together(GameSolution game, AnalysisWatch watch) {
    return Optional.of(new RoundLaw(game, true, watch)).filter(law -> !law.isStopped);
  }

  /// With the hands of a split treated as independent.
  static RoundLaw apart(GameSolution game) {
    return new RoundLaw(game, false, AnalysisWatch.NOBODY);
  }

  private void add(double result, double chance) {
    if (chance != 0) {
      chances.merge(result, chance, Double::sum);
    }
  }

  private void add(UpcardSolution solution, ResultChances results, int hand, double chance) {
    double pure = solution.pure(hand);
    var rules = solution.up().rules();
    if (UpcardSolution.isPure(hand)) {
      boolean takesEven = solution.value(hand) == 1;
      add(takesEven ? 1 : 0, chance * pure);
      add(takesEven ? 1 : rules.purePays(), chance * (1 - pure));
    } else if (solution.policy().surrenders(hand)) {
      boolean isEarly = rules.surrender() == PlayRules.Surrender.EARLY;
      add(isEarly ? -rules.forfeits() : -1, chance * pure);
      add(-rules.forfeits(), chance * (1 - pure));
    } else if (HANDS.isPair(hand) && solution.policy().splits(HANDS.lowest(hand))) {
      add(-1, chance * pure);
      split(solution, HANDS.lowest(hand), chance);
    } else {
      add(-1, chance * pure);
      played(solution, results, hand, chance);
    }
  }

  private void played(UpcardSolution solution, ResultChances results, int hand, double chance) {
    boolean doubles = solution.policy().first(hand) == PlayerOption.DOUBLE;
    int stake = doubles ? 2 : 1;
    double wins = doubles ? results.doubledWins(hand) : results.wins(hand);
    double losses = doubles ? results.doubledLosses(hand) : results.losses(hand);
    add(stake, chance * wins);
    add(-stake, chance * losses);
    add(0, chance * (1 - solution.pure(hand) - wins - losses));
  }

  private void split(UpcardSolution solution, int rank, double chance) {
    isStopped = !watch.goesOn((double) splits.size() / splitsAll);
    if (isStopped) {
      return;
    }
    var law = splits.computeIfAbsent(place(solution, rank), _ -> law(solution, rank));
    for (var sums : law.results()) {
      for (int place = 0; place < sums.length; place++) {
        add(place - sums.length / 2, chance * sums[place]);
        splitChance += chance * sums[place];
      }
    }
  }

  /// Every result with its chance, the largest loss first.
  public NavigableMap<Double, Double> chances() {
    return Collections.unmodifiableNavigableMap(chances);
  }

  /// The hands of a pair that is split against an up card.
  SplitHandsLaw split(int up, int pair) {
    return Optional.ofNullable(splits.get(up * PointRank.COUNT + pair)).orElseThrow();
  }

  /// How often a pair is split.
  public double splitChance() {
    return splitChance;
  }

  /// How often a round wins.
  public double hit() {
    return chances.tailMap(0.0, false).values().stream().mapToDouble(chance -> chance).sum();
  }

  public double mean() {
    return moment(1);
  }

  public double sd() {
    double mean = mean();
    return Math.sqrt(moment(2) - mean * mean);
  }

  private double moment(int power) {
    double moment = 0;
    for (var entry : chances.entrySet()) {
      moment += Math.pow(entry.getKey(), power) * entry.getValue();
    }
    return moment;
  }
}
