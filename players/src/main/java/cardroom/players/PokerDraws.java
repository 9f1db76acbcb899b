package cardroom.players;

import cardroom.cards.Card;
import cardroom.cards.Rank;
import cardroom.cards.ranking.Rankings;
import cardroom.games.poker.variant.Variant;

/// Which cards a sensible player gives up.
final class PokerDraws {
  private static final int SUITS = 4;

  private PokerDraws() {}

  /// The cards to be replaced; none is a pat hand.
  static long given(Variant variant, long own) {
    boolean low = variant.showdown().getFirst().ranking().equals(Rankings.LOW_ACE_TO_FIVE);
    return low ? givenForLow(own) : givenForHigh(own);
  }

  /// Keeps different ranks up to eight, and stands pat on a nine or better.
  private static long givenForLow(long own) {
    int limit = isUnpaired(own) && highest(own) <= 9 ? 9 : 8;
    long given = 0;
    int held = 0;
    for (long rest = own & ~Card.JOKER.bit(); rest != 0; rest &= rest - 1) {
      long card = Long.lowestOneBit(rest);
      int height = height(card);
      boolean keeps = height <= limit && (held >> height & 1) == 0;
      held |= keeps ? 1 << height : 0;
      given |= keeps ? 0 : card;
    }
    return given;
  }

  private static boolean isUnpaired(long own) {
    int held = 0;
    for (long rest = own & ~Card.JOKER.bit(); rest != 0; rest &= rest - 1) {
      int bit = 1 << height(Long.lowestOneBit(rest));
      if ((held & bit) != 0) {
        return false;
      }
      held |= bit;
    }
    return true;
  }

  private static int highest(long own) {
    int highest = 0;
    for (long rest = own & ~Card.JOKER.bit(); rest != 0; rest &= rest - 1) {
      highest = Math.max(highest, height(Long.lowestOneBit(rest)));
    }
    return highest;
  }

  /// 1 for the ace up to 13 for the king.
  private static int height(long card) {
    int rank = Long.numberOfTrailingZeros(card) / SUITS;
    return rank == Rank.ACE.index() ? 1 : rank + 2;
  }

  /// Keeps a straight or better, else four of a flush, else what is paired, else the best card.
  private static long givenForHigh(long own) {
    if (Long.bitCount(own) == 5 && isMade(own)) {
      return 0;
    }
    for (int suit = 0; suit < SUITS; suit++) {
      long held = own & ((0x1111111111111L << suit) | Card.JOKER.bit());
      if (Long.bitCount(held) >= 4 && paired(own) == 0) {
        return own & ~held;
      }
    }
    long kept = paired(own) | (own & Card.JOKER.bit());
    return kept == 0 ? own & ~Long.highestOneBit(own) : own & ~kept;
  }

  private static boolean isMade(long own) {
    var category = cardroom.cards.ranking.HighCategory.of(Rankings.HIGH.strength(own));
    return category.compareTo(cardroom.cards.ranking.HighCategory.STRAIGHT) >= 0;
  }

  private static long paired(long own) {
    long paired = 0;
    for (int rank = 0; rank < 13; rank++) {
      long held = own & (0xFL << (SUITS * rank));
      paired |= Long.bitCount(held) > 1 ? held : 0;
    }
    return paired;
  }
}
