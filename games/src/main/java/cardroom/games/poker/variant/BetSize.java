package cardroom.games.poker.variant;

/// Which of the two figures of a limit game is bet on a street (POKER-BET-3).
public enum BetSize {
  SMALL_BET("small bet"),
  BIG_BET("big bet");

  private final String word;

  BetSize(String word) {
    this.word = word;
  }

  @Override
  public String toString() {
    return word;
  }
}
