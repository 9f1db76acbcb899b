package cardroom.games.poker.variant;

/// What must be paid before anybody may decide, and who opens the first round.
public enum ForcedBets {
  /// A small and a big blind left of the button; left of the big blind opens (POKER-BLIND-1).
  BLINDS("blinds"),
  /// Everybody pays a little.
  ANTE("ante"),
  /// The lowest card showing, ace high, is forced to open; clubs are the lowest suit (STUD-6).
  BRING_IN_BY_LOWEST_CARD("bring-in by lowest card"),
  /// The highest card showing, ace low, is forced to open; spades are the highest suit (RAZZ-3).
  BRING_IN_BY_HIGHEST_CARD("bring-in by highest card");

  private final String word;

  ForcedBets(String word) {
    this.word = word;
  }

  @Override
  public String toString() {
    return word;
  }
}
