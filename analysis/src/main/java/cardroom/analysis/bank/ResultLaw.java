package cardroom.analysis.bank;

import java.util.SortedMap;

/// The probability distribution of an amount in cents.
public final class ResultLaw {

  private final double[] amounts;
  private final double[] chances;

  private ResultLaw(double[] amounts, double[] chances) {
    this.amounts = amounts;
    this.chances = chances;
  }

  /// @param counts how often each amount came out
  /// @param shift added to every amount: a collection, or a correction of the mean
  public static ResultLaw of(SortedMap<Long, Long> counts, double shift) {
    double all = counts.values().stream().mapToLong(Long::longValue).sum();
    var amounts = counts.keySet().stream().mapToDouble(amount -> amount + shift).toArray();
    var chances = counts.values().stream().mapToDouble(count -> count / all).toArray();
    return new ResultLaw(amounts, chances);
  }

  /// @param amounts ascending
  static ResultLaw of(double[] amounts, double[] chances) {
    return new ResultLaw(amounts.clone(), chances.clone());
  }

  int size() {
    return amounts.length;
  }

  double amount(int index) {
    return amounts[index];
  }

  double chance(int index) {
    return chances[index];
  }

  public double least() {
    return amounts[0];
  }

  public double most() {
    return amounts[amounts.length - 1];
  }

  public double mean() {
    var mean = 0.0;
    for (var index = 0; index < amounts.length; index++) {
      mean += chances[index] * amounts[index];
    }
    return mean;
  }

  public double deviation() {
    var mean = mean();
    var variance = 0.0;
    for (var index = 0; index < amounts.length; index++) {
      variance += chances[index] * (amounts[index] - mean) * (amounts[index] - mean);
    }
    return Math.sqrt(variance);
  }

  /// The probability of a loss; an amount within a rounding error of 0 counts as 0.
  public double chanceOfLoss() {
    var chance = 0.0;
    for (var index = 0; index < amounts.length && amounts[index] < -1e-6; index++) {
      chance += chances[index];
    }
    return chance;
  }

  /// The least amount that is not exceeded with this chance.
  public double quantile(double part) {
    var chance = 0.0;
    for (var index = 0; index < amounts.length; index++) {
      chance += chances[index];
      if (chance >= part - 1e-12) {
        return amounts[index];
      }
    }
    return most();
  }

  /// The law of that many independent rounds in a row.
  public ResultLaw times(int rounds) {
    return RoundSums.of(this, rounds);
  }
}
