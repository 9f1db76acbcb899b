package cardroom.analysis.pure215;

/// Watches a long computation, and may stop it.
@FunctionalInterface
public interface AnalysisWatch {

  /// For callers that only want the answer.
  AnalysisWatch NOBODY = _ -> true;

  /// Called now and then with the fraction of the work done, from 0 to 1; returning false stops it,
  /// and there is no answer.
  boolean goesOn(double done);
}
