package cardroom.cards.ranking;

import cardroom.cards.Card;
import java.util.List;

/// [PlainEightOrBetter] by operations on bits, 5 ns for seven cards; see [FastLow] for why it
/// exists and how it is proven.
public final class FastEightOrBetter implements HandRanking {
  /// Ace to eight, the ace in the lowest lane.
  private static final long EIGHT_AND_LOWER = 0x1111_1111L;

  private final PlainEightOrBetter plain = new PlainEightOrBetter();

  @Override
  public HandRank rank(List<Card> cards) {
    return plain.rank(cards);
  }

  @Override
  public int strength(long cards) {
    HandSize.check(Long.bitCount(cards), HandSize.FIVE, HandSize.SEVEN);
    long low = FastLow.ranks(cards) & EIGHT_AND_LOWER;
    return Long.bitCount(low) < HandSize.FIVE
        ? NONE
        : FastLow.strength(LowCategory.NO_PAIR, FastLow.lowestFive(low));
  }
}
