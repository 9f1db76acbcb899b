package cardroom.analysis.bank;

/// Whether somebody who plays the same round again and again runs out of money.
///
/// The *reserve* is what may be lost before there is too little for another round. Rounds are
/// independent.
public final class RiskOfRuin {

  private static final double DEVIATIONS = 8;

  private final ResultLaw law;
  private final double adjustment;

  /// @param law what a round brings after all fees
  public RiskOfRuin(ResultLaw law) {
    this.law = law;
    adjustment = adjustment(law);
  }

  /// Lundberg's coefficient: the positive r with E[exp(-r X)] = 1; zero where the rounds earn
  /// nothing on average, infinite where none can lose.
  private static double adjustment(ResultLaw law) {
    if (law.least() >= 0) {
      return Double.POSITIVE_INFINITY;
    }
    if (law.mean() <= 0) {
      return 0;
    }
    var high = 2 * law.mean() / (law.deviation() * law.deviation());
    while (surplus(law, high) < 0) {
      high *= 2;
    }
    var low = 0.0;
    for (var step = 0; step < 200; step++) {
      var middle = (low + high) / 2;
      if (surplus(law, middle) < 0) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return high;
  }

  private static double surplus(ResultLaw law, double r) {
    var sum = 0.0;
    for (var index = 0; index < law.size(); index++) {
      sum += law.chance(index) * Math.expm1(-r * law.amount(index));
    }
    return sum;
  }

  /// The probability that the reserve is ever used up, however long play goes on: Lundberg's bound,
  /// which is never too low and is close for reserves of many rounds.
  public double everAtMost(double reserve) {
    return reserve < 0 ? 1 : Math.exp(-adjustment * reserve);
  }

  /// The reserve that is used up with at most this probability; infinite where every reserve would
  /// be.
  public double reserveForEver(double risk) {
    return Math.log(1 / risk) / adjustment;
  }

  /// For every reserve, the probability that it lasts that many rounds.
  public Survival within(int rounds) {
    var spread = DEVIATIONS * law.deviation() * Math.sqrt(rounds);
    var most = Math.max(1, spread - Math.min(0, law.mean() * rounds) - Math.min(0, law.least()));
    var steps = new StepLaw(law, StepLaw.step(law, most));
    var lasts = new double[(int) Math.ceil(most / steps.step) + 1];
    java.util.Arrays.fill(lasts, 1);
    for (var round = 0; round < rounds; round++) {
      lasts = oneMore(lasts, steps);
    }
    return new Survival(steps.step, lasts);
  }

  private static double[] oneMore(double[] after, StepLaw law) {
    var before = new double[after.length];
    for (var move = 0; move < law.chances.length; move++) {
      var chance = law.chances[move];
      var by = law.first + move;
      for (var at = Math.max(0, -by); at < Math.min(after.length, after.length - by); at++) {
        before[at] += chance * after[at + by];
      }
      // A reserve beyond the window is assumed to last.
      for (var at = Math.max(0, after.length - by); at < after.length; at++) {
        before[at] += chance;
      }
    }
    return before;
  }

  /// How likely reserves are to last a number of rounds.
  public static final class Survival {
    private final double step;
    private final double[] lasts;

    private Survival(double step, double[] lasts) {
      this.step = step;
      this.lasts = lasts;
    }

    /// The chance that this reserve is used up.
    public double ruin(double reserve) {
      if (reserve < 0) {
        return 1;
      }
      var at = (int) Math.floor(reserve / step);
      return at >= lasts.length ? 0 : Math.max(0, 1 - lasts[at]);
    }

    /// The smallest reserve that is used up with at most this probability.
    public double reserve(double risk) {
      for (var at = 0; at < lasts.length; at++) {
        if (1 - lasts[at] <= risk) {
          return at * step;
        }
      }
      return lasts.length * step;
    }
  }
}
