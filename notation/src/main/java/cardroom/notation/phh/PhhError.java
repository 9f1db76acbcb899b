package cardroom.notation.phh;

/// A recorded hand that cannot be read or played: the line, the action and what was expected.
public final class PhhError extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /// A message quotes what it found, and a file given by mistake may have it megabytes long.
  private static final int CHARACTERS_MAX = 300;

  private final PhhReason reason;

  public PhhError(int line, String what) {
    this(line, PhhReason.UNREADABLE, what);
  }

  PhhError(int line, PhhReason reason, String what) {
    // Without a stack trace: real-world files may hold thousands of these, and nobody reads the
    // traces.
    super("line " + line + ": " + shown(what), null, false, false);
    this.reason = reason;
  }

  /// Short, and without characters that upset a terminal.
  static String shown(String text) {
    boolean isLong = text.length() > CHARACTERS_MAX;
    var most = isLong ? text.substring(0, CHARACTERS_MAX) + "..." : text;
    return most.replaceAll("\\p{C}", "?");
  }

  public PhhReason reason() {
    return reason;
  }
}
