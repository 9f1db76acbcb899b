package cardroom.server.premises;

/// The room cannot be opened; the message is the one sentence that says why and what would work.
public final class Unfit extends RuntimeException {
  public Unfit(String sentence) {
    super(sentence);
  }

  public Unfit(String sentence, Throwable cause) {
    super(sentence, cause);
  }
}
