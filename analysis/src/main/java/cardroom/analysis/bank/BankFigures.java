package cardroom.analysis.bank;

import cardroom.analysis.simulate.BankTally;
import cardroom.analysis.simulate.BankTerms;
import cardroom.games.money.Money;
import java.util.List;
import java.util.stream.IntStream;

/// What one bank earned in the rounds under one reading of its limit; amounts in cents.
///
/// @param ev a round's expectation before the collection
/// @param error the standard error of that
/// @param sd the deviation of a round
/// @param least the worst round seen, before the collection
/// @param most the best round seen, before the collection
/// @param law the distribution of a round's result after the collection, its mean shifted to the
///   expectation
public record BankFigures(
    BankTerms terms,
    double ev,
    double error,
    double sd,
    long least,
    long most,
    Money collection,
    ResultLaw law,
    List<SeatAction> seats) {

  /// What a bank that may be short means for one seat.
  ///
  /// @param none the probability that all its wagers that won or lost go back
  /// @param part the chance that some of its money goes back
  /// @param cost what that costs the seat in expectation per round; negative where it saves more
  ///   than it costs
  public record SeatAction(double none, double part, double cost, double costError) {}

  public BankFigures {
    seats = List.copyOf(seats);
  }

  static BankFigures of(
      BankTerms terms, BankTally tally, int place, Money collection, double controlMean) {
    var bank = tally.banks().get(place);
    var rounds = tally.rounds();
    var estimate = Estimate.of(tally, bank, controlMean);
    var results = bank.results();
    var plain = bank.result().mean(rounds);
    return new BankFigures(
        terms,
        estimate.mean(),
        estimate.error(),
        bank.result().deviation(rounds),
        results.firstKey(),
        results.lastKey(),
        collection,
        ResultLaw.of(results, estimate.mean() - plain - collection.cents()),
        IntStream.range(0, bank.seatCount()).mapToObj(seat -> seat(bank, seat, rounds)).toList());
  }

  private static SeatAction seat(BankTally.OneBank bank, int seat, long rounds) {
    return new SeatAction(
        (double) bank.withoutAction(seat) / rounds,
        (double) bank.partAction(seat) / rounds,
        -bank.change(seat).mean(rounds),
        bank.change(seat).standardError(rounds));
  }

  /// A round's expectation after the collection.
  public double evAfterCollection() {
    return ev - collection.cents();
  }

  /// What must be there to begin a round: the bank and its collection.
  public double needed() {
    return (double) terms.bank().cents() + collection.cents();
  }

  public RiskOfRuin ruin() {
    return new RiskOfRuin(law);
  }

  /// The mean with a control variate: the part that is known to be luck, in wagers of known
  /// expectation, is subtracted. Where rounds outran the shoe and were dealt again, nothing is
  /// known.
  private record Estimate(double mean, double error) {

    static Estimate of(BankTally tally, BankTally.OneBank bank, double controlMean) {
      var rounds = tally.rounds();
      var plain = bank.result();
      var spread = tally.control().variance(rounds);
      if (spread == 0 || tally.abandoned() > 0) {
        return new Estimate(plain.mean(rounds), plain.standardError(rounds));
      }
      var own = plain.variance(rounds);
      var shared = (bank.resultAndControl().variance(rounds) - own - spread) / 2;
      var luck = tally.control().mean(rounds) - controlMean;
      var left = Math.max(0, own - shared * shared / spread);
      return new Estimate(
          plain.mean(rounds) - shared / spread * luck, Math.sqrt(left / (double) rounds));
    }
  }
}
