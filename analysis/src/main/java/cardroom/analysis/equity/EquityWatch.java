package cardroom.analysis.equity;

/// Watches a question being worked out, and may stop it.
@FunctionalInterface
public interface EquityWatch {
  /// For callers that only want the answer.
  EquityWatch NOBODY = _ -> true;

  /// Called now and then with the fraction of the work done, from 0 to 1; returning false stops it,
  /// and what was counted so far is the answer.
  boolean goesOn(double done);
}
