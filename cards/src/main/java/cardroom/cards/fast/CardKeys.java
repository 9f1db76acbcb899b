package cardroom.cards.fast;

/// Every card as a number, made so that the sum of some cards' numbers says all that a ranking
/// needs to know about them. A hand, a board or a part of either is one `long`: [#EMPTY] and the
/// sum of its cards, in any order.
///
/// The upper 32 bits add up the weights of the ranks. Weights are chosen so that no two different
/// sets of ranks of four to seven cards have the same sum. The lower sixteen bits count suits, four
/// bits each, from three up: the fifth card of a suit sets the highest bit of its four. The joker
/// counts in every suit and weighs nothing.
public final class CardKeys {
  /// No card yet.
  public static final long EMPTY = 0x3333;

  /// Set in a key when some suit has five cards, the joker counted in each.
  static final long FIVE_SUITED = 0x8888;

  /// Added to a key, this makes the third card of a suit set the bit that the fifth otherwise sets.
  static final long THIRD_AS_FIFTH = 0x2222;

  /// Added to a key, this makes the second card of a suit set that bit.
  static final long SECOND_AS_FIFTH = 0x3333;

  static final int JOKER = 52;

  private static final int SUM_SHIFT = 32;
  private static final int SUITS = 4;
  private static final int SUIT_BITS = 4;

  /// The first seed whose weights give distinct sums in the bits that [LookupSlots] looks at.
  private static final long SEED = 4;

  /// The lowest three bits of a weight are never looked at.
  private static final int WEIGHT_MASK = -8;

  private static final int[] WEIGHTS = computed();
  private static final long[] KEYS = keys();

  private CardKeys() {}

  /// The key of one card by its index, to be added to others.
  public static long of(int card) {
    return KEYS[card & 0xFF];
  }

  /// The key of a set of cards, [#EMPTY] included.
  public static long ofBits(long cards) {
    long key = EMPTY;
    for (long rest = cards; rest != 0; rest &= rest - 1) {
      key += of(Long.numberOfTrailingZeros(rest));
    }
    return key;
  }

  /// The key of five cards by their indices, from that index of the array on.
  static long five(byte[] cards, int from) {
    return EMPTY
        + of(cards[from])
        + of(cards[from + 1])
        + of(cards[from + 2])
        + of(cards[from + 3])
        + of(cards[from + 4]);
  }

  /// The same for six cards.
  static long six(byte[] cards, int from) {
    return five(cards, from) + of(cards[from + 5]);
  }

  /// The same for seven cards.
  static long seven(byte[] cards, int from) {
    return five(cards, from) + of(cards[from + 5]) + of(cards[from + 6]);
  }

  /// The bits of `count` cards, from that index of the array on.
  static long bits(byte[] cards, int from, int count) {
    long bits = 0;
    for (int i = from; i < from + count; i++) {
      bits |= 1L << cards[i];
    }
    return bits;
  }

  /// The sum of the ranks alone.
  static int sum(long key) {
    return (int) (key >>> SUM_SHIFT);
  }

  static int weight(int rank) {
    return WEIGHTS[rank];
  }

  static int[] weights() {
    return WEIGHTS.clone();
  }

  /// The sum of the weights of five ranks.
  static int weights(int a, int b, int c, int d, int e) {
    return WEIGHTS[a] + WEIGHTS[b] + WEIGHTS[c] + WEIGHTS[d] + WEIGHTS[e];
  }

  /// The suit whose bit is set among those of [#FIVE_SUITED].
  static int suit(long marks) {
    return Long.numberOfTrailingZeros(marks) / SUIT_BITS;
  }

  /// The ranks of one suit of a set of cards, one bit each, the two lowest.
  static int ranksOf(long cards, int suit) {
    return (int) Long.compress(cards >>> suit, RankLanes.ALL);
  }

  private static int[] computed() {
    int[] weights = new int[RankLanes.LANE_COUNT];
    for (int rank = 0; rank < weights.length; rank++) {
      weights[rank] = (int) mixed(SEED * RankLanes.LANE_COUNT + rank + 1) & WEIGHT_MASK;
    }
    return weights;
  }

  private static long[] keys() {
    // One entry for every value of a byte, so that an index from a byte needs no bounds check.
    long[] keys = new long[256];
    for (int card = 0; card < JOKER; card++) {
      int suit = card % SUITS;
      keys[card] = ((long) WEIGHTS[card / SUITS] << SUM_SHIFT) + (1L << (suit * SUIT_BITS));
    }
    keys[JOKER] = 0x1111;
    return keys;
  }

  /// The finishing step of SplitMix64: spreads small numbers over all bits.
  private static long mixed(long number) {
    long bits = (number ^ (number >>> 30)) * 0xBF58476D1CE4E5B9L;
    bits = (bits ^ (bits >>> 27)) * 0x94D049BB133111EBL;
    return bits ^ (bits >>> 31);
  }
}
