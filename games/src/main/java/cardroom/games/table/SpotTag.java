package cardroom.games.table;

/// A mark on a place with wagers, for display.
public enum SpotTag {
  /// Is behind somebody else's circle.
  BACKLINE("backline"),
  /// Adds what the circle adds.
  MATCHES("matches");

  private final String word;

  SpotTag(String word) {
    this.word = word;
  }

  /// The word sent to clients.
  public String word() {
    return word;
  }

  /// The tag with that word.
  public static SpotTag of(String word) {
    for (var tag : values()) {
      if (tag.word.equals(word)) {
        return tag;
      }
    }
    throw new IllegalArgumentException("'%s' is not a tag of a place".formatted(word));
  }

  @Override
  public String toString() {
    return word;
  }
}
