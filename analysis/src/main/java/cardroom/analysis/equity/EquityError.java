package cardroom.analysis.equity;

/// A question that cannot be answered; the message is the whole sentence that a person reads.
public final class EquityError extends RuntimeException {
  private final String sentence;

  public EquityError(String sentence) {
    super(sentence);
    this.sentence = sentence;
  }

  public String sentence() {
    return sentence;
  }
}
