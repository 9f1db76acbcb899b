package cardroom.analysis.simulate;

/// Hears what each simulated round brought, in cents.
@FunctionalInterface
public interface RoundListener {

  /// The places for wagers at each seat of `net`.
  int WAGERS = PlayedRound.KINDS;

  /// Somebody who only wants the sums.
  RoundListener NOBODY = (_, _, _) -> {};

  /// @param bank what the bank won, below zero what it lost
  /// @param net what each wager brought its bettor, at seat times [#WAGERS] plus its place in
  ///   [SimulatedTable#wagers()]; it holds until the next round
  /// @param times how many rounds ended so; rounds that are played side by side come together
  void settled(long bank, long[] net, long times);
}
