package cardroom.analysis.simulate;

/// Receives the results of each simulated round, in cents.
@FunctionalInterface
public interface RoundListener {

  /// For callers that only want the sums.
  RoundListener NOBODY = (_, _, _) -> {};

  /// @param bank what the bank won, negative when it lost
  /// @param net what each wager brought its bettor, one seat after another, each in the order of
  ///   [SimulatedTable#wagers()]; valid until the next round
  /// @param times how many rounds ended this way; rounds that are played side by side are reported
  ///   together
  void settled(long bank, long[] net, long times);
}
