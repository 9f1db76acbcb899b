package cardroom.analysis.equity;

import java.util.SplittableRandom;

/// The cards that nobody sees, dealt at random again and again.
///
/// Those still there come first; a card that is dealt changes places with the last of them, so that
/// nothing is copied between two deals.
final class UnseenCards {
  private static final int CARDS_MAX = Long.SIZE;

  private final SplittableRandom random;
  private final byte[] cards = new byte[CARDS_MAX];
  private int all;
  private int left;

  UnseenCards(long seed) {
    this.random = new SplittableRandom(seed);
  }

  void begin(long unseen) {
    all = 0;
    for (long rest = unseen; rest != 0; rest &= rest - 1) {
      cards[all++] = (byte) Long.numberOfTrailingZeros(rest);
    }
    left = all;
  }

  /// All cards come back for the next deal.
  void gather() {
    left = all;
  }

  /// That many cards, or all that are left.
  long some(int count) {
    long dealt = 0;
    for (int i = Math.min(count, left); i > 0; i--) {
      // The upper half of a random number times the count: no division.
      int chosen = (int) (((random.nextInt() & 0xFFFF_FFFFL) * left) >>> Integer.SIZE);
      byte card = cards[chosen];
      left--;
      cards[chosen] = cards[left];
      cards[left] = card;
      dealt |= 1L << card;
    }
    return dealt;
  }

  /// These cards of the deal under way can be dealt again.
  void putBack(long dealt) {
    int at = left;
    for (long rest = dealt; rest != 0; at++) {
      byte card = cards[at];
      if (((rest >>> card) & 1) != 0) {
        rest &= ~(1L << card);
        cards[at] = cards[left];
        cards[left] = card;
        left++;
      }
    }
  }

  boolean isHeads() {
    return random.nextInt() < 0;
  }
}
