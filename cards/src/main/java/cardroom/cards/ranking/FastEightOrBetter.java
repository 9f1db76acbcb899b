package cardroom.cards.ranking;

import cardroom.cards.Card;
import cardroom.cards.fast.LowLookup;
import cardroom.cards.fast.OmahaLookup;
import java.util.List;

/// [PlainEightOrBetter] by look-up; see [FastHigh] for why it exists and how it is tested.
public final class FastEightOrBetter implements HandRanking {
  private final PlainEightOrBetter plain = new PlainEightOrBetter();

  @Override
  public HandRank rank(List<Card> cards) {
    return plain.rank(cards);
  }

  @Override
  public int strength(long cards) {
    HandSize.check(Long.bitCount(cards), HandSize.FIVE, HandSize.SEVEN);
    return LowLookup.strengthEightOrBetter(cards);
  }

  @Override
  public int strengthOfTwoAndThree(long hole, long board) {
    return OmahaLookup.takes(hole, board)
        ? OmahaLookup.eightOrBetter(hole, board)
        : HandRanking.super.strengthOfTwoAndThree(hole, board);
  }
}
