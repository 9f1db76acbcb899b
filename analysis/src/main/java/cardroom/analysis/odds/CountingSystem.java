package cardroom.analysis.odds;

import java.util.Arrays;
import java.util.List;

/// What a card counter can gain from the effects of removal: a simple count, and what it earns.
///
/// The model is the usual one: the expectation changes linearly with the cards that are gone, and
/// its value at a given depth of the shoe is normally distributed. Reports call it a model.
public final class CountingSystem {

  private static final int DEPTHS = 100;

  /// Below this all cards have the same effect but for rounding, and no count knows anything.
  private static final double NOTHING = 1e-14;

  private final double[] effects;
  private final double[] numbers;
  private final double size;

  /// @param effects what removing one card of each kind does to the expectation
  /// @param numbers how many cards of each kind the shoe holds
  public CountingSystem(List<Double> effects, List<Integer> numbers) {
    this.numbers = numbers.stream().mapToDouble(Integer::doubleValue).toArray();
    this.size = Arrays.stream(this.numbers).sum();
    double mean = 0;
    for (int kind = 0; kind < effects.size(); kind++) {
      mean += effects.get(kind) * this.numbers[kind] / size;
    }
    double middle = mean;
    this.effects = effects.stream().mapToDouble(effect -> effect - middle).toArray();
  }

  /// A count of -1, 0 or +1 for each kind that sums to zero over the shoe; all 0 where every kind
  /// has the same effect.
  ///
  /// @param correlation with the effects of removal: 1 would know everything
  public record Count(List<Integer> tags, double correlation) {}

  public Count best() {
    var tags = new int[effects.length];
    if (spread() < NOTHING) {
      return new Count(Arrays.stream(tags).boxed().toList(), 0);
    }
    var best = new Count[] {new Count(List.of(), -1)};
    search(0, tags, best);
    return best[0];
  }

  private void search(int kind, int[] tags, Count[] best) {
    if (kind < tags.length) {
      for (int tag = -1; tag <= 1; tag++) {
        tags[kind] = tag;
        search(kind + 1, tags, best);
      }
      return;
    }
    double sum = 0;
    double product = 0;
    double square = 0;
    for (int place = 0; place < tags.length; place++) {
      sum += numbers[place] * tags[place];
      product += numbers[place] * tags[place] * effects[place];
      square += numbers[place] * tags[place] * tags[place];
    }
    if (sum == 0 && square > 0) {
      double correlation = product / Math.sqrt(square * size) / spread();
      if (correlation > best[0].correlation()) {
        best[0] = new Count(Arrays.stream(tags).boxed().toList(), correlation);
      }
    }
  }

  private double spread() {
    double square = 0;
    for (int kind = 0; kind < effects.length; kind++) {
      square += numbers[kind] * effects[kind] * effects[kind] / size;
    }
    return Math.sqrt(square);
  }

  /// What betting a unit only when the count is favourable earns per round dealt, on average down
  /// to that depth of the shoe.
  public double gain(double ev, double penetration, double correlation) {
    double gain = 0;
    for (int depth = 1; depth <= DEPTHS; depth++) {
      double gone = size * penetration * (depth - 0.5) / DEPTHS;
      double deviation = correlation * spread() * Math.sqrt((size - 1) * gone / (size - gone));
      gain += whenPositive(ev, deviation) / DEPTHS;
    }
    return gain;
  }

  /// The mean of the positive part of a normal value.
  private static double whenPositive(double mean, double deviation) {
    if (deviation == 0) {
      return Math.max(0, mean);
    }
    double height = mean / deviation;
    double density = Math.exp(-height * height / 2) / Math.sqrt(2 * Math.PI);
    return mean * normal(height) + deviation * density;
  }

  /// The standard normal distribution function, to about seven digits (Abramowitz and Stegun
  /// 26.2.17).
  private static double normal(double value) {
    double step = 1 / (1 + 0.2316419 * Math.abs(value));
    double[] weights = {0.319381530, -0.356563782, 1.781477937, -1.821255978, 1.330274429};
    double sum = 0;
    for (int power = weights.length - 1; power >= 0; power--) {
      sum = step * (weights[power] + sum);
    }
    double above = Math.exp(-value * value / 2) / Math.sqrt(2 * Math.PI) * sum;
    return value >= 0 ? 1 - above : above;
  }
}
