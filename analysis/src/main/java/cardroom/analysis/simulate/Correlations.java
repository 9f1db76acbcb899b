package cardroom.analysis.simulate;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;

/// How the results of a simulation move together, from -1 to 1; 0 where one of them never changes.
public final class Correlations {

  private final TableTally tally;
  private final Moments[] seats;
  private final Moments[] wagers;

  public Correlations(TableTally tally) {
    this.tally = tally;
    seats =
        IntStream.range(0, tally.seats)
            .mapToObj(seat -> tally.seat(seat).moments())
            .toArray(Moments[]::new);
    wagers =
        IntStream.range(0, tally.kinds)
            .mapToObj(kind -> tally.wager(kind).moments())
            .toArray(Moments[]::new);
  }

  /// Two wagers of one seat, over all seats; either may be several kinds taken together.
  public double wagers(List<Integer> one, List<Integer> other) {
    return correlation(
        covariance(one, other), Math.sqrt(covariance(one, one) * covariance(other, other)));
  }

  private double covariance(List<Integer> one, List<Integer> other) {
    return one.stream()
        .flatMapToDouble(kind -> other.stream().mapToDouble(second -> covariance(kind, second)))
        .sum();
  }

  private double covariance(int kind, int other) {
    var count = tally.rounds() * tally.seats;
    if (kind == other) {
      return wagers[kind].variance(count);
    }
    var products =
        IntStream.range(0, tally.seats)
            .mapToObj(seat -> tally.product(seat, kind, other))
            .reduce(BigInteger.ZERO, BigInteger::add);
    return covariance(products, wagers[kind], wagers[other], count);
  }

  /// What two seats get.
  public double seats(int one, int other) {
    return correlation(covarianceOfSeats(one, other), deviation(one) * deviation(other));
  }

  /// What the bank gets, and a seat: the bank gets what all seats lose.
  public double bank(int seat) {
    var covariance =
        -IntStream.range(0, tally.seats).mapToDouble(other -> covarianceOfSeats(seat, other)).sum();
    return correlation(
        covariance, deviation(seat) * tally.bank().moments().deviation(tally.rounds()));
  }

  /// The same kind of wager at two seats, on average over all pairs of seats.
  public double betweenSeats(int column) {
    var own =
        IntStream.range(0, tally.seats)
            .mapToDouble(seat -> tally.wager(seat, column).moments().variance(tally.rounds()))
            .sum();
    var shared = tally.kind(column).variance(tally.rounds()) - own;
    return correlation(shared / (tally.seats - 1), own);
  }

  private double deviation(int seat) {
    return seats[seat].deviation(tally.rounds());
  }

  private double covarianceOfSeats(int one, int other) {
    return one == other
        ? seats[one].variance(tally.rounds())
        : covariance(tally.product(one, other), seats[one], seats[other], tally.rounds());
  }

  /// The difference of sums is taken exactly before it is rounded.
  private static double covariance(BigInteger products, Moments one, Moments other, long count) {
    if (count < 2) {
      return 0;
    }
    var spread =
        products.multiply(BigInteger.valueOf(count)).subtract(one.sum().multiply(other.sum()));
    return spread.doubleValue() / (double) count / (double) (count - 1);
  }

  private static double correlation(double covariance, double deviations) {
    return deviations == 0 ? 0 : Math.clamp(covariance / deviations, -1.0, 1.0);
  }
}
