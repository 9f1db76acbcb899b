package cardroom.games.table;

/// What marks a seat, for whoever draws it.
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

  /// As it is sent to a client.
  public String word() {
    return word;
  }

  @Override
  public String toString() {
    return word;
  }
}
