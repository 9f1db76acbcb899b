package cardroom.analysis.pure215;

/// What a player may do with a hand, by the table's words for it.
public enum PlayerOption {
  STAND("stand"),
  HIT("hit"),
  DOUBLE("double"),
  SPLIT("split"),
  SURRENDER("surrender");

  private final String word;

  PlayerOption(String word) {
    this.word = word;
  }

  public String word() {
    return word;
  }
}
