package cardroom.analysis.equity;

/// A question that cannot be answered; the message is the whole sentence that a person reads.
public final class EquityError extends RuntimeException {
  public EquityError(String sentence) {
    super(sentence);
  }
}
