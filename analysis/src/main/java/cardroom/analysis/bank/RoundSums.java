package cardroom.analysis.bank;

/// The law of the sum of many independent rounds.
final class RoundSums {

  private static final double DEVIATIONS = 8;

  private RoundSums() {}

  static ResultLaw of(ResultLaw one, int rounds) {
    var spread = DEVIATIONS * one.deviation() * Math.sqrt(rounds);
    var low = Math.min(0, one.mean() * rounds) - spread + Math.min(0, one.least());
    var high = Math.max(0, one.mean() * rounds) + spread + Math.max(0, one.most());
    var step = StepLaw.step(one, high - low);
    var law = new StepLaw(one, step);
    var first = (int) Math.floor(low / step);
    var sums = new double[(int) Math.ceil(high / step) - first + 1];
    sums[-first] = 1;
    for (var round = 0; round < rounds; round++) {
      sums = oneMore(sums, law);
    }
    var amounts = new double[sums.length];
    for (var index = 0; index < sums.length; index++) {
      amounts[index] = (first + index) * step;
    }
    return ResultLaw.of(amounts, sums);
  }

  /// What would leave the window stays at its edge; the window is wide enough that almost nothing
  /// does.
  private static double[] oneMore(double[] before, StepLaw law) {
    var after = new double[before.length];
    for (var move = 0; move < law.chances.length; move++) {
      var chance = law.chances[move];
      if (chance != 0) {
        add(before, after, law.first + move, chance);
      }
    }
    return after;
  }

  private static void add(double[] before, double[] after, int by, double chance) {
    var last = before.length - 1;
    for (var index = Math.max(0, -by); index <= Math.min(last, last - by); index++) {
      after[index + by] += chance * before[index];
    }
    for (var index = 0; index < Math.min(-by, before.length); index++) {
      after[0] += chance * before[index];
    }
    for (var index = Math.max(0, before.length - by); index < before.length; index++) {
      after[last] += chance * before[index];
    }
  }
}
