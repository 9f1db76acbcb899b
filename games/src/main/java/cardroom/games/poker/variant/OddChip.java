package cardroom.games.poker.variant;

/// Who among equals gets the chip that does not divide (POKER-ODD-1).
public enum OddChip {
  /// The first one clockwise from the button, in stud from the dealer.
  BY_POSITION("by position"),
  /// The one with the highest card, spades before hearts, diamonds and clubs.
  BY_HIGHEST_CARD("by highest card");

  private final String word;

  OddChip(String word) {
    this.word = word;
  }

  @Override
  public String toString() {
    return word;
  }
}
