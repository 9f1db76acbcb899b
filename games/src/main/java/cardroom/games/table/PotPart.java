package cardroom.games.table;

/// Which part of what is played for a hand is read for, or a result gives.
public enum PotPart {
  WHOLE(""),
  HIGH("high"),
  LOW("low");

  private final String word;

  PotPart(String word) {
    this.word = word;
  }

  /// As it is sent to a client; empty where nothing is divided.
  public String word() {
    return word;
  }

  @Override
  public String toString() {
    return word;
  }
}
