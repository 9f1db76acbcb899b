package cardroom.analysis.pure215;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SplittableRandom;

/// What a player would gain by considering the cards of all their hands after a split: measured on
/// random split rounds played the solver's way.
///
/// Every decision, including whether to split again, is weighed again with all cards in sight gone
/// from the shoe. The gains of the better plays, added up over all decisions, are how far the play
/// falls short of one that remembers every card.
public final class SplitGain {

  private static final long SEED = 1;
  private static final double DOUBT = 0.05;

  private final CardSupply supply;
  private final SplittableRandom random;
  private final List<Cell> cells = new ArrayList<>();
  private final double splitChance;
  private int decisions;
  private int better;

  /// A pair that is split against an up card.
  private record Cell(UpcardSolution solution, int pair, double chance) {}

  /// @param gain per round dealt, in units of the wager
  /// @param error the standard error of it
  /// @param better how many decisions could have been better
  /// @param splitChance what fraction of all rounds is split
  public record Measured(
      double gain, double error, int rounds, int decisions, int better, double splitChance) {

    /// What fraction of all rounds may hold a better decision, with 95 % confidence, where none was
    /// found: a standard error of zero would claim that there are none.
    public OptionalDouble unseenAtMost() {
      return better > 0
          ? OptionalDouble.empty()
          : OptionalDouble.of(splitChance * (1 - Math.pow(DOUBT, 1.0 / rounds)));
    }
  }

  private SplitGain(GameSolution game, CardSupply supply, long seed) {
    this.supply = supply;
    this.random = new SplittableRandom(seed);
    for (var solution : game.upcards()) {
      for (int pair = 0; pair < PointRank.COUNT; pair++) {
        int hand = HeldCards.ALL.pair(pair, pair);
        if (solution.policy().splits(pair) && !solution.policy().surrenders(hand)) {
          double dealt = game.chance(solution.up().rank(), pair, pair);
          cells.add(new Cell(solution, pair, dealt * (1 - solution.pure(hand))));
        }
      }
    }
    splitChance = cells.stream().mapToDouble(Cell::chance).sum();
  }

  /// @param rounds how many split rounds are dealt
  static Optional<Measured> of(
      GameSolution game, CardSupply supply, int rounds, AnalysisWatch watch) {
    return new SplitGain(game, supply, SEED).measured(rounds, watch);
  }

  private Optional<Measured> measured(int rounds, AnalysisWatch watch) {
    double sum = 0;
    double squares = 0;
    for (int round = 0; round < rounds && splitChance > 0; round++) {
      if (!watch.goesOn((double) round / rounds)) {
        return Optional.empty();
      }
      var cell = cell();
      var played = new SplitRound(cell.solution, cell.pair, supply, random);
      double gain = played.gain();
      decisions += played.decisions();
      better += played.better();
      sum += gain;
      squares += gain * gain;
    }
    double mean = sum / rounds;
    double variance = Math.max(0, squares / rounds - mean * mean);
    double error = splitChance * Math.sqrt(variance / rounds);
    return Optional.of(
        new Measured(splitChance * mean, error, rounds, decisions, better, splitChance));
  }

  private Cell cell() {
    double at = random.nextDouble() * splitChance;
    for (var cell : cells) {
      at -= cell.chance;
      if (at < 0) {
        return cell;
      }
    }
    return cells.getLast();
  }
}
