package cardroom.games.poker.variant;

/// Who acts first on every round after the first.
public enum FirstToAct {
  /// The first player still in, clockwise from the button (POKER-BLIND-1).
  LEFT_OF_BUTTON("left of button"),
  /// The best hand in the cards that lie face up (STUD-6).
  HIGHEST_SHOWING("highest showing"),
  /// The lowest hand in the cards that lie face up (RAZZ-3).
  LOWEST_SHOWING("lowest showing");

  private final String word;

  FirstToAct(String word) {
    this.word = word;
  }

  @Override
  public String toString() {
    return word;
  }
}
