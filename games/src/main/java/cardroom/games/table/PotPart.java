package cardroom.games.table;

/// The part of the pot that a hand is judged for, or that a result pays.
public enum PotPart {
  WHOLE(""),
  HIGH("high"),
  LOW("low");

  private final String word;

  PotPart(String word) {
    this.word = word;
  }

  /// The word sent to clients; empty where nothing is divided.
  public String word() {
    return word;
  }

  @Override
  public String toString() {
    return word;
  }
}
