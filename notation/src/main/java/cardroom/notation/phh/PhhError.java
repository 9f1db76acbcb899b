package cardroom.notation.phh;

/// A recorded hand that cannot be read or played: the line, the action and what was expected.
public final class PhhError extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final PhhReason reason;

  public PhhError(int line, String what) {
    this(line, PhhReason.UNREADABLE, what);
  }

  PhhError(int line, PhhReason reason, String what) {
    // Without a stack trace: real-world files may hold thousands of these, and nobody reads the
    // traces.
    super("line " + line + ": " + what, null, false, false);
    this.reason = reason;
  }

  public PhhReason reason() {
    return reason;
  }
}
