package cardroom.analysis.pure215;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SplittableRandom;

/// What a player would gain who weighed the cards of all their hands after a split: measured on
/// split rounds dealt at random and played by the solver's play.
///
/// Every decision is weighed again with all cards in sight gone from the shoe, splitting again or
/// not included. What the better play would have brought, added up over all decisions, is how far
/// the play falls short of one that remembers every card.
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

  /// @param gain of the wager, for each round dealt
  /// @param error the standard error of it
  /// @param better how many decisions would have been better otherwise
  /// @param splitChance how many of all rounds are split
  public record Measured(
      double gain, double error, int rounds, int decisions, int better, double splitChance) {

    /// How many of all rounds may hold a better decision, with 95 % confidence, where not one was
    /// found: an error of nothing would say that there are none.
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
