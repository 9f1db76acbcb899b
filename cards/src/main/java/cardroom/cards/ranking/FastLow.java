package cardroom.cards.ranking;

import cardroom.cards.Card;
import cardroom.cards.fast.LowLookup;
import cardroom.cards.fast.OmahaLookup;
import java.util.List;

/// [PlainLow] by look-up, of five, six or seven cards at once, joker included; see [FastHigh] for
/// why it exists and how it is tested.
public final class FastLow implements HandRanking {
  private final PlainLow plain = new PlainLow();

  @Override
  public HandRank rank(List<Card> cards) {
    return plain.rank(cards);
  }

  @Override
  public int strength(long cards) {
    HandSize.check(Long.bitCount(cards), HandSize.FIVE, HandSize.SEVEN);
    return LowLookup.strength(cards);
  }

  @Override
  public int strengthOfTwoAndThree(long hole, long board) {
    return OmahaLookup.takes(hole, board)
        ? OmahaLookup.low(hole, board)
        : HandRanking.super.strengthOfTwoAndThree(hole, board);
  }
}
