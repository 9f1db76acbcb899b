package cardroom.games.poker.variant;

/// What the dealer does when there are not enough cards for everybody.
public enum CardShortage {
  /// There always are enough.
  NEVER("cannot run out"),
  /// The discards are shuffled and dealt (DRAW-IRR-10).
  SHUFFLE_DISCARDS("discards are shuffled in"),
  /// The burns are shuffled in, or one card is turned for all (STUD-IRR-5 to 7).
  MIX_BURNS_OR_COMMUNITY("burns are mixed in, or one card for all");

  private final String word;

  CardShortage(String word) {
    this.word = word;
  }

  @Override
  public String toString() {
    return word;
  }
}
