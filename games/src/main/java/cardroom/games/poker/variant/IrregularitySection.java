package cardroom.games.poker.variant;

/// Which part of section 3 of the rule book puts right what goes wrong.
public enum IrregularitySection {
  FLOP_GAMES("flop games"),
  DRAW_GAMES("draw games"),
  /// As draw games, but an exposed card above a five is replaced (LOWBALL-IRR-2).
  LOWBALL("lowball"),
  STUD_GAMES("stud games");

  private final String word;

  IrregularitySection(String word) {
    this.word = word;
  }

  /// Whether five cards are held and some replaced.
  public boolean isDraw() {
    return this == DRAW_GAMES || this == LOWBALL;
  }

  @Override
  public String toString() {
    return word;
  }
}
