package cardroom.server.startup;

/// The room cannot be opened; the message is the one sentence that says why and what would work.
public final class CannotOpen extends RuntimeException {
  public CannotOpen(String sentence) {
    super(sentence);
  }

  public CannotOpen(String sentence, Throwable cause) {
    super(sentence, cause);
  }
}
