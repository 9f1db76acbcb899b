package cardroom.games.threecard;

import cardroom.games.banked.Decision;

/// What a player decides in a round of Three Card Poker.
public enum ThreeCardDecision implements Decision {
  PLAY(ThreeCardChoiceId.PLAY),
  FOLD(ThreeCardChoiceId.FOLD);

  private final String word;

  ThreeCardDecision(String word) {
    this.word = word;
  }

  @Override
  public String word() {
    return word;
  }

  /// The decision with that word.
  public static Decision of(String word) {
    return Decision.of(values(), word);
  }

  @Override
  public String toString() {
    return word;
  }
}
