package cardroom.server.table;

/// What a person wants to say at a table, or refers to.
///
/// @param words the name of a line, words of their own, the number of what was said, or the name of
///   an emblem
public record SpeechCommand(String player, Kind kind, String words) {

  /// How it is said.
  public enum Kind {
    LINE,
    TEXT,
    REPORT,
    /// Puts on another emblem, or none; everybody who watches is told.
    EMBLEM
  }
}
