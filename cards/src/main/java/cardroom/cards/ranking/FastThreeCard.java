package cardroom.cards.ranking;

import cardroom.cards.Card;
import cardroom.cards.fast.ThreeCardLookup;
import java.util.List;

/// [PlainThreeCard] by look-up, for the exact odds of Three Card Poker; tested to be equal on all
/// 22,100 hands.
public final class FastThreeCard implements HandRanking {
  private static final int THREE = 3;

  private final PlainThreeCard plain = new PlainThreeCard();

  @Override
  public HandRank rank(List<Card> cards) {
    return plain.rank(cards);
  }

  @Override
  public int strength(long cards) {
    HandSize.check(Long.bitCount(cards), THREE, THREE);
    return ThreeCardLookup.strength(cards);
  }
}
