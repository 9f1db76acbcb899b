package cardroom.games.banked;

import java.util.Arrays;
import java.util.Optional;

/// The kinds of wagers of the banked games, by the names that people, sheets and scripts use.
public enum Wager {
  GAME("game", "Game"),
  INSURANCE("insurance", "Insurance"),
  BUSTER("buster", "Buster"),
  RED_FLEX("red-flex", "Red Flex"),
  ANTE("ante", "Ante"),
  PLAY("play", "Play"),
  PAIR_PLUS("pair-plus", "Pair Plus"),
  SIX_CARD_BONUS("six-card-bonus", "6 Card Bonus");

  private final String word;
  private final String label;

  Wager(String word, String label) {
    this.word = word;
    this.label = label;
  }

  public String word() {
    return word;
  }

  public String label() {
    return label;
  }

  /// `a game wager`, `an ante wager`.
  public String phrase() {
    return (word.startsWith("a") || word.startsWith("i") ? "an " : "a ") + word + " wager";
  }

  public static Optional<Wager> named(String word) {
    return Arrays.stream(values()).filter(wager -> wager.word.equals(word)).findFirst();
  }

  @Override
  public String toString() {
    return word;
  }
}
