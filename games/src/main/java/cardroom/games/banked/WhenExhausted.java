package cardroom.games.banked;

/// With two meters: what happens to later wagers when one meter is used up.
public enum WhenExhausted {
  /// If no more can be paid, every later wager goes back; if only the collecting meter is used up,
  /// losing wagers go back.
  RETURN_REST,
  /// Each meter counts by itself.
  RUN_ON,
  /// If either meter is used up, every later wager goes back.
  STOP_EITHER
}
