package cardroom.notation.script;

/// A written round that cannot be understood or played: where, what was read and what would work.
public final class NotationError extends RuntimeException {

  private final int line;
  private final int column;

  public NotationError(int line, int column, String sentence) {
    super(sentence);
    this.line = line;
    this.column = column;
  }

  public int line() {
    return line;
  }

  public int column() {
    return column;
  }

  /// `rounds.txt:3:14: …`, as editors and people expect it.
  public String in(String file) {
    return "%s:%d:%d: %s".formatted(file, line, column, getMessage());
  }
}
