package cardroom.server.health;

/// Something that an operator must see to.
///
/// @param words what it is and what to do about it, in one sentence
public record RoomTrouble(Kind kind, String words) {

  /// What is wrong, by the word used in monitoring.
  public enum Kind {
    RECORDS("records"),
    STOPPED_TABLE("stopped-table"),
    MEMORY("memory"),
    DISK("disk");

    private final String word;

    Kind(String word) {
      this.word = word;
    }

    public String word() {
      return word;
    }
  }
}
