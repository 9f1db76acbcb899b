package cardroom.cards.ranking;

import cardroom.cards.Card;
import cardroom.cards.fast.HighLookup;
import cardroom.cards.fast.OmahaLookup;
import java.util.List;

/// [PlainHigh] by look-up, of five, six or seven cards at once, joker included.
///
/// It exists because engines and simulators rank millions of hands; `docs/performance.md` has its
/// speed. Tested to be equal on every hand of five cards with and without the joker, on every hand
/// of six, on every hand of seven (by `./trials long`), and on seeded hands of Omaha and of six and
/// seven with the joker.
public final class FastHigh implements HandRanking {
  private final PlainHigh plain = new PlainHigh();

  @Override
  public HandRank rank(List<Card> cards) {
    return plain.rank(cards);
  }

  @Override
  public int strength(long cards) {
    HandSize.check(Long.bitCount(cards), HandSize.FIVE, HandSize.SEVEN);
    return HighLookup.strength(cards);
  }

  @Override
  public int strengthOfTwoAndThree(long hole, long board) {
    return OmahaLookup.takes(hole, board)
        ? OmahaLookup.high(hole, board)
        : HandRanking.super.strengthOfTwoAndThree(hole, board);
  }
}
