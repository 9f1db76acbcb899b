package cardroom.games.poker.phh;

/// A recorded hand that cannot be read or played: the line, the action and what was expected.
public final class PhhError extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public PhhError(int line, String what) {
    super("line " + line + ": " + what);
  }
}
