package cardroom.analysis.simulate;

import java.util.List;
import java.util.SortedMap;
import java.util.stream.Stream;

/// What several banks earned from the same rounds, in exact sums of cents.
///
/// Each bank's result comes with its *control*: what an unlimited bank would have earned from the
/// wagers whose expectation is known exactly.
public final class BankTally implements BlockTally<BankTally> {

  /// One of the banks.
  public static final class OneBank {

    final Moments result = new Moments();
    final Moments resultAndControl = new Moments();
    final AmountCounts results = new AmountCounts();
    final Moments[] change;
    final long[] withoutAction;
    final long[] partAction;

    OneBank(int seats) {
      change = Moments.some(seats);
      withoutAction = new long[seats];
      partAction = new long[seats];
    }

    public int seatCount() {
      return change.length;
    }

    public Moments result() {
      return result;
    }

    /// The moments of result plus control, from which their covariance follows.
    public Moments resultAndControl() {
      return resultAndControl;
    }

    /// How often the bank won or lost each amount, in cents.
    public SortedMap<Long, Long> results() {
      return results.byAmount();
    }

    /// What the bank's limit gained that seat, compared with an unlimited bank.
    public Moments change(int seat) {
      return change[seat];
    }

    /// Rounds in which all wagers of the seat that won or lost went back.
    public long withoutAction(int seat) {
      return withoutAction[seat];
    }

    /// Rounds in which some of it went back.
    public long partAction(int seat) {
      return partAction[seat];
    }
  }

  final List<OneBank> banks;
  final Moments control = new Moments();
  long rounds;
  long abandoned;

  BankTally(int banks, int seats) {
    this.banks = Stream.generate(() -> new OneBank(seats)).limit(banks).toList();
  }

  @Override
  public void merge(BankTally other) {
    for (var index = 0; index < banks.size(); index++) {
      var mine = banks.get(index);
      var its = other.banks.get(index);
      mine.result.merge(its.result);
      mine.resultAndControl.merge(its.resultAndControl);
      mine.results.merge(its.results);
      Moments.merge(mine.change, its.change);
      TableTally.merge(mine.withoutAction, its.withoutAction);
      TableTally.merge(mine.partAction, its.partAction);
    }
    control.merge(other.control);
    rounds += other.rounds;
    abandoned += other.abandoned;
  }

  @Override
  public long rounds() {
    return rounds;
  }

  /// Rounds that needed more cards than a fresh shoe holds, dealt again.
  public long abandoned() {
    return abandoned;
  }

  public Moments control() {
    return control;
  }

  /// In the order of the terms asked for.
  public List<OneBank> banks() {
    return banks;
  }
}
