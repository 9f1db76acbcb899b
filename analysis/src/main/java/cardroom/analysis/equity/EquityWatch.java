package cardroom.analysis.equity;

/// Looks on while a question is worked out, and may stop it.
@FunctionalInterface
public interface EquityWatch {
  /// For whoever only wants the answer.
  EquityWatch NOBODY = _ -> true;

  /// Told now and then what part of the work is done, from 0 to 1; false stops it, and what was
  /// counted so far is the answer.
  boolean goesOn(double done);
}
