package cardroom.server.table;

/// What somebody wants to say at a table, or points at.
///
/// @param words the name of a line, words of their own, the number of what was said, or the name of
///   an emblem
public record Speech(String player, Kind kind, String words) {

  /// How it is said.
  public enum Kind {
    LINE,
    TEXT,
    REPORT,
    /// Puts on another emblem, or none; everybody who looks on is told.
    EMBLEM
  }
}
