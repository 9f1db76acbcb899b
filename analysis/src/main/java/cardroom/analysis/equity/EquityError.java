package cardroom.analysis.equity;

import java.util.List;
import java.util.stream.Collectors;

/// A question that cannot be answered; the message is the whole sentence that a person reads.
public final class EquityError extends RuntimeException {
  private final String sentence;

  public EquityError(String sentence) {
    super(sentence);
    this.sentence = sentence;
  }

  /// Each hand could be dealt alone, and not all of them from one deck.
  static EquityError clash(List<EquityHand> entrants) {
    var hands = entrants.stream().map(EquityHand::text).collect(Collectors.joining(", "));
    return new EquityError(
        "%s: no deal gives every one of these hands its own cards; widen a range."
            .formatted(hands));
  }

  public String sentence() {
    return sentence;
  }
}
