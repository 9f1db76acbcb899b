package cardroom.analysis.pure215;

/// Looks on while something long is worked out, and may stop it.
@FunctionalInterface
public interface AnalysisWatch {

  /// For whoever only wants the answer.
  AnalysisWatch NOBODY = _ -> true;

  /// Told now and then what part of the work is done, from 0 to 1; false stops it, and there is no
  /// answer.
  boolean goesOn(double done);
}
