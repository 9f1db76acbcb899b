package cardroom.games.poker.hand;

import cardroom.games.poker.variant.PotShare;

/// The kind of award that a player receives at the end of a hand.
public enum PotAward {
  WHOLE(PotShare.Part.WHOLE.word()),
  HIGH(PotShare.Part.HIGH.word()),
  LOW(PotShare.Part.LOW.word()),
  /// A bet that nobody called.
  RETURNED("returned");

  private final String word;

  PotAward(String word) {
    this.word = word;
  }

  /// The word in the journal and in judgements.
  public String word() {
    return word;
  }

  static PotAward of(PotShare.Part part) {
    return switch (part) {
      case WHOLE -> WHOLE;
      case HIGH -> HIGH;
      case LOW -> LOW;
    };
  }

  /// The award with that word.
  public static PotAward of(String word) {
    for (var award : values()) {
      if (award.word.equals(word)) {
        return award;
      }
    }
    throw new IllegalArgumentException("'%s' is not a part of a pot".formatted(word));
  }

  /// Whether it is half of a pot that high and low share.
  public boolean isHalf() {
    return this == HIGH || this == LOW;
  }

  @Override
  public String toString() {
    return word;
  }
}
