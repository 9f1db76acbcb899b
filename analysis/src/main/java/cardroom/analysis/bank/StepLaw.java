package cardroom.analysis.bank;

/// A law on multiples of a step: an amount between two multiples is split between both so that the
/// mean does not change. That adds at most a quarter of the step's square to the variance.
final class StepLaw {

  private static final double PLACES = 2_048;

  final double step;

  /// The multiple that the first probability belongs to.
  final int first;

  final double[] chances;

  /// The largest step that all amounts are multiples of, unless that takes too many places; else a
  /// coarser one.
  static double step(ResultLaw law, double span) {
    var unit = 0L;
    for (var index = 0; index < law.size(); index++) {
      var amount = Math.round(law.amount(index));
      var isWhole = Math.abs(law.amount(index) - amount) < 1e-9;
      unit = isWhole ? gcd(unit, Math.abs(amount)) : 1;
    }
    return span / Math.max(1, unit) <= PLACES ? Math.max(1, unit) : Math.max(1, span / PLACES);
  }

  private static long gcd(long one, long other) {
    return other == 0 ? one : gcd(other, one % other);
  }

  StepLaw(ResultLaw law, double step) {
    this.step = step;
    first = (int) Math.floor(law.least() / step);
    chances = new double[(int) Math.floor(law.most() / step) - first + 2];
    for (var index = 0; index < law.size(); index++) {
      var place = law.amount(index) / step - first;
      var below = (int) Math.floor(place);
      chances[below] += law.chance(index) * (1 - (place - below));
      chances[below + 1] += law.chance(index) * (place - below);
    }
  }
}
