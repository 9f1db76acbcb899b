package cardroom.analysis.pure215;

import cardroom.games.pure215.Pure215ChoiceId;

/// What a player may do with a hand, by the table's words for it.
public enum PlayerOption {
  STAND(Pure215ChoiceId.STAND, 'S'),
  HIT(Pure215ChoiceId.HIT, 'H'),
  DOUBLE(Pure215ChoiceId.DOUBLE, 'D'),
  SPLIT(Pure215ChoiceId.SPLIT, 'P'),
  SURRENDER(Pure215ChoiceId.SURRENDER, 'R');

  private final String word;
  private final char letter;

  PlayerOption(String word, char letter) {
    this.word = word;
    this.letter = letter;
  }

  public String word() {
    return word;
  }

  /// The letter of a word in a printed chart.
  public static char letterOf(String word) {
    for (var option : values()) {
      if (option.word.equals(word)) {
        return option.letter;
      }
    }
    throw new IllegalArgumentException("'%s' is not a way to play a hand".formatted(word));
  }
}
