package cardroom.analysis.equity;

import java.util.Arrays;
import java.util.List;

/// What is known of one hand: the sets of cards it may hold, all equally likely, and how many more
/// it is dealt.
///
/// @param text as it was given
/// @param holdings each a set of cards as bits; one alone unless a range was given
/// @param missing how many cards it is dealt at random
public record EquityHand(String text, List<Long> holdings, int missing) {
  public EquityHand {
    holdings = List.copyOf(holdings);
  }

  boolean isFixed() {
    return holdings.size() == 1;
  }

  /// The same without the holdings that contain any of these cards.
  EquityHand without(long cards) {
    return new EquityHand(
        text, holdings.stream().filter(holding -> (holding & cards) == 0).toList(), missing);
  }

  long[] bits() {
    long[] bits = new long[holdings.size()];
    Arrays.setAll(bits, holdings::get);
    return bits;
  }
}
