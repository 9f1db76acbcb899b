package cardroom.bots;

import cardroom.cards.Card;
import cardroom.cards.Rank;
import cardroom.cards.ranking.Rankings;
import cardroom.games.poker.variant.Variant;

/// Which cards a sensible player gives up.
final class PokerDraws {
  private static final int SUITS = 4;
  private static final long ONE_OF_EACH_RANK = 0x1111111111111L;

  /// Nobody sensible asks for four cards.
  private static final int LEAST = 2;

  private PokerDraws() {}

  /// The cards to be replaced; none is a pat hand.
  static long given(Variant variant, long own) {
    if (Long.bitCount(own) <= LEAST) {
      return 0;
    }
    boolean low = variant.showdown().getFirst().ranking().equals(Rankings.LOW_ACE_TO_FIVE);
    return low ? givenForLow(own) : givenForHigh(own);
  }

  /// Keeps different ranks up to eight, stands pat on a nine or better, and never keeps fewer than
  /// the two lowest.
  private static long givenForLow(long own) {
    if (isUnpaired(own) && highest(own) <= 9) {
      return 0;
    }
    long kept = own & Card.JOKER.bit();
    for (int height = 1; height <= 13; height++) {
      long held = own & ofHeight(height);
      boolean keeps = height <= 8 || Long.bitCount(kept) < LEAST;
      kept |= keeps ? Long.lowestOneBit(held) : 0;
    }
    return own & ~kept;
  }

  private static long ofHeight(int height) {
    int rank = height == 1 ? Rank.ACE.index() : height - 2;
    return 0xFL << (SUITS * rank);
  }

  private static boolean isUnpaired(long own) {
    return Long.bitCount(ranks(own)) == Long.bitCount(own & ~Card.JOKER.bit());
  }

  /// 1 for the ace up to 13 for the king.
  private static int highest(long own) {
    long belowAce = ranks(own) & ~ofHeight(1);
    int rank = (Long.SIZE - 1 - Long.numberOfLeadingZeros(belowAce)) / SUITS;
    return belowAce == 0 ? 1 : rank + 2;
  }

  /// One bit for each rank that is held, the lowest of its four.
  private static long ranks(long own) {
    return (own | own >>> 1 | own >>> 2 | own >>> 3) & ONE_OF_EACH_RANK;
  }

  /// Keeps a straight or better, else what is paired, else four of a flush or an open straight,
  /// else the two best cards.
  private static long givenForHigh(long own) {
    if (Long.bitCount(own) == 5 && isMade(own)) {
      return 0;
    }
    long joker = own & Card.JOKER.bit();
    long paired = paired(own);
    if (paired != 0) {
      return own & ~paired & ~joker;
    }
    for (int suit = 0; suit < SUITS; suit++) {
      long held = own & ((ONE_OF_EACH_RANK << suit) | joker);
      if (Long.bitCount(held) == 4) {
        return own & ~held;
      }
    }
    for (int rank = 9; rank >= 0; rank--) {
      long held = own & ((0xFFFFL << (SUITS * rank)) | joker);
      if (Long.bitCount(held) == 4) {
        return own & ~held;
      }
    }
    // The joker has the highest number of all, the aces come next.
    long best = Long.highestOneBit(own);
    return own & ~best & ~Long.highestOneBit(own & ~best);
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
