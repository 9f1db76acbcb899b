package cardroom.analysis.pure215;

import java.util.Arrays;

/// The law of the sum of several hands of a split, from the laws of single hands and of pairs of
/// hands.
///
/// With two hands that is their joint law itself. With more, the hands are treated as independent,
/// and for each pair the difference between its joint law and that of two independent hands is
/// added.
final class HandSums {

  private final int settled;
  private final int waiting;
  private final double mass;
  private final double[] other;
  private final double[] any;

  /// @param settled how many hands have the first law, which is ignored when there are none
  HandSums(int settled, double[] other, int waiting, double[] any) {
    this.settled = settled;
    this.waiting = waiting;
    this.mass = Arrays.stream(settled > 0 ? other : any).sum();
    this.other = shares(other);
    this.any = shares(any);
  }

  private double[] shares(double[] law) {
    return Arrays.stream(law).map(chance -> mass > 0 ? chance / mass : 0).toArray();
  }

  double[] independent() {
    return times(product(power(other, settled), power(any, waiting)));
  }

  private double[] times(double[] sums) {
    return Arrays.stream(sums).map(share -> share * mass).toArray();
  }

  /// @param others the joint law of two hands of the first law; the next ones are for one of each,
  ///   and for two of the second
  double[] of(double[] others, double[] mixed, double[] anys) {
    var sums = product(power(other, settled), power(any, waiting));
    if (mass <= 0) {
      return new double[] {0};
    }
    if (settled > 1) {
      correct(sums, settled * (settled - 1) / 2, shares(others), product(other, other), 2, 0);
    }
    if (settled > 0 && waiting > 0) {
      correct(sums, settled * waiting, shares(mixed), product(other, any), 1, 1);
    }
    if (waiting > 1) {
      correct(sums, waiting * (waiting - 1) / 2, shares(anys), product(any, any), 0, 2);
    }
    return times(sums);
  }

  private void correct(
      double[] sums, int times, double[] together, double[] apart, int ofFirst, int ofSecond) {
    var rest = product(power(other, settled - ofFirst), power(any, waiting - ofSecond));
    var differences = new double[together.length];
    for (int place = 0; place < differences.length; place++) {
      differences[place] = times * (together[place] - apart[place]);
    }
    var change = product(differences, rest);
    for (int place = 0; place < sums.length; place++) {
      sums[place] += change[place];
    }
  }

  private static double[] power(double[] law, int times) {
    var power = new double[] {1};
    for (int time = 0; time < times; time++) {
      power = product(power, law);
    }
    return power;
  }

  /// The law of the sum of two independent values.
  private static double[] product(double[] first, double[] second) {
    var product = new double[first.length + second.length - 1];
    for (int one = 0; one < first.length; one++) {
      for (int other = 0; other < second.length; other++) {
        product[one + other] += first[one] * second[other];
      }
    }
    return product;
  }
}
