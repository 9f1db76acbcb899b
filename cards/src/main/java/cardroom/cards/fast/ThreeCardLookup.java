package cardroom.cards.fast;

/// Three Card Poker by look-up: the twin of the plain three-card ranking. The index is the three
/// ranks in any order, four bits each, and whether they are of one suit.
public final class ThreeCardLookup {
  private static final int HIGH_CARD = 0;
  private static final int ONE_PAIR = 1;
  private static final int FLUSH = 2;
  private static final int STRAIGHT = 3;
  private static final int THREE_OF_A_KIND = 4;
  private static final int STRAIGHT_FLUSH = 5;
  private static final int MINI_ROYAL_FLUSH = 6;

  private static final int ACE = 12;
  private static final int SUITED = 1 << 12;
  private static final int[] STRENGTHS = filled();

  private ThreeCardLookup() {}

  /// The strength of three cards as bits.
  public static int strength(long cards) {
    long second = cards & (cards - 1);
    return strength(
        Long.numberOfTrailingZeros(cards),
        Long.numberOfTrailingZeros(second),
        Long.numberOfTrailingZeros(second & (second - 1)));
  }

  /// The strength of three cards by their indices.
  public static int strength(int first, int second, int third) {
    boolean suited = (((first ^ second) | (first ^ third)) & 3) == 0;
    int ranks = first >> 2 | second >> 2 << 4 | third >> 2 << 8;
    return STRENGTHS[(suited ? ranks | SUITED : ranks) & (2 * SUITED - 1)];
  }

  private static int[] filled() {
    int[] strengths = new int[2 * SUITED];
    for (int low = 0; low <= ACE; low++) {
      for (int middle = 0; middle <= ACE; middle++) {
        for (int top = 0; top <= ACE; top++) {
          int ranks = low | middle << 4 | top << 8;
          int lowest = Math.min(low, Math.min(middle, top));
          int highest = Math.max(low, Math.max(middle, top));
          int between = low + middle + top - lowest - highest;
          strengths[ranks] = judged(highest, between, lowest, false);
          strengths[ranks | SUITED] = judged(highest, between, lowest, true);
        }
      }
    }
    return strengths;
  }

  private static int judged(int top, int middle, int low, boolean suited) {
    if (top == low) {
      return packed(THREE_OF_A_KIND, top, top, top);
    }
    if (top == middle) {
      return packed(ONE_PAIR, top, top, low);
    }
    if (middle == low) {
      return packed(ONE_PAIR, low, low, top);
    }
    // Ace, two and three are the lowest straight; the ace comes last.
    if (top == ACE && middle == 1) {
      return packed(suited ? STRAIGHT_FLUSH : STRAIGHT, middle, low, top);
    }
    if (top - low == 2) {
      int flush = top == ACE ? MINI_ROYAL_FLUSH : STRAIGHT_FLUSH;
      return packed(suited ? flush : STRAIGHT, top, middle, low);
    }
    return packed(suited ? FLUSH : HIGH_CARD, top, middle, low);
  }

  private static int packed(int category, int first, int second, int third) {
    return PackedStrength.of(category, first << 16 | second << 12 | third << 8);
  }
}
