package cardroom.analysis.equity;

import java.util.List;

/// What every hand is worth.
///
/// @param isExact whether every deal was tried
/// @param isWhole false when the work was stopped before its end
/// @param boards how many deals were tried
public record EquityAnswer(boolean isExact, boolean isWhole, long boards, List<HandEquity> hands) {
  public EquityAnswer {
    hands = List.copyOf(hands);
  }

  /// What one hand is worth; all values are fractions of 1.
  ///
  /// @param equity the fraction of the pot that it wins on average
  /// @param win how often it takes the whole pot alone
  /// @param tie how often it takes some of the pot and somebody else the rest
  /// @param lose how often it gets nothing
  /// @param high the fraction of all money that it wins for high
  /// @param low the fraction of all money that it wins for low
  /// @param scoop how often it takes both halves alone; in games without halves, how often it wins
  /// @param quartered how often it takes part of one half only, and has to share that
  /// @param margin half the width of the 95 % confidence interval of the equity; 0 when exact
  public record HandEquity(
      String cards,
      double equity,
      double win,
      double tie,
      double lose,
      double high,
      double low,
      double scoop,
      double quartered,
      double margin) {}
}
