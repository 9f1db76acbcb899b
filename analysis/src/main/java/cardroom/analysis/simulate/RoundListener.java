package cardroom.analysis.simulate;

/// Receives the results of each simulated round, in cents.
@FunctionalInterface
public interface RoundListener {

  /// The places for wagers at each seat of `net`.
  int WAGERS = PlayedRound.KINDS;

  /// For callers that only want the sums.
  RoundListener NOBODY = (_, _, _) -> {};

  /// @param bank what the bank won, negative when it lost
  /// @param net what each wager brought its bettor, at seat times [#WAGERS] plus its place in
  ///   [SimulatedTable#wagers()]; valid until the next round
  /// @param times how many rounds ended this way; rounds that are played side by side are reported
  ///   together
  void settled(long bank, long[] net, long times);
}
