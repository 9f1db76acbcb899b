package cardroom.games.banked;

/// Under two meters: what becomes of later wagers when one meter is empty.
public enum WhenExhausted {
  /// No more can be paid: every later wager goes back. Only the collecting meter empty: losers go
  /// back.
  RETURN_REST,
  /// Each meter runs on alone.
  RUN_ON,
  /// Either meter empty: every later wager goes back.
  STOP_EITHER
}
