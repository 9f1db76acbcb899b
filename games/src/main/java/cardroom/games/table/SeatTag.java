package cardroom.games.table;

/// A mark on a seat, for display.
public enum SeatTag {
  YOU("you"),
  PLAYER_DEALER("player-dealer"),
  SITTING_OUT("sitting-out"),
  LEAVING("leaving"),
  /// Banks on behalf of a company.
  PROVIDER("provider"),
  /// Bets behind others without a seat of their own.
  BEHIND("behind"),
  TO_ACT("to-act"),
  /// Has too little for the least wager and its fee.
  SHORT_OF_CHIPS("short-of-chips"),
  /// Waits for the blind before being dealt in.
  WAITING("waiting"),
  MISSED_BLIND("missed-blind"),
  BUTTON("button"),
  SMALL_BLIND("small-blind"),
  BIG_BLIND("big-blind"),
  KILLER("killer"),
  ALL_IN("all-in"),
  /// A recorded hand does not say what its player had.
  STACK_UNKNOWN("stack-unknown");

  private final String word;

  SeatTag(String word) {
    this.word = word;
  }

  /// The word sent to clients.
  public String word() {
    return word;
  }

  @Override
  public String toString() {
    return word;
  }
}
