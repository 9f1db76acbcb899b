package cardroom.cards.fast;

/// The 7,463 high hands that differ, five aces included, from the worst up: the number of a hand in
/// this order, from 1, is its place.
final class HighOrder extends HandOrder {
  private static final int HANDS = 7_463;
  private static final int FIVE_HIGH = 3;
  private static final int KING = 11;
  private static final int ACE = 12;

  /// The strength at every place; at 0 there is none.
  final int[] strengths = new int[HANDS + 1];

  /// The places of five ranks whose suits make no flush, by the slot of their sum.
  final char[] unsuited = new char[LookupSlots.FIVE.slots()];

  /// The places of five ranks of one suit, one bit for a rank.
  final char[] suited = new char[1 << RANKS];

  private int place;

  HighOrder() {
    noPair(HighBits.HIGH_CARD);
    onePair(HighBits.ONE_PAIR);
    twoPair(HighBits.TWO_PAIR);
    threeOfAKind(HighBits.THREE_OF_A_KIND);
    straights(HighBits.STRAIGHT, ACE);
    noPair(HighBits.FLUSH);
    fullHouse(HighBits.FULL_HOUSE);
    fourOfAKind(HighBits.FOUR_OF_A_KIND);
    straights(HighBits.STRAIGHT_FLUSH, KING);
    place(HighBits.ROYAL_FLUSH, Straights.ranks(ACE));
    strengths[++place] = HighBits.FIVE_ACES_STRENGTH;
  }

  private void straights(int category, int last) {
    for (int top = FIVE_HIGH; top <= last; top++) {
      place(category, Straights.ranks(top));
    }
  }

  @Override
  void add(int category, int ranks) {
    boolean noPair = category == HighBits.HIGH_CARD || category == HighBits.FLUSH;
    if (!noPair || !isStraight(ranks)) {
      place(category, ranks);
    }
  }

  private static boolean isStraight(int ranks) {
    return (ranks >> 16) - (ranks & 15) == 4 || ranks == 0xC3210;
  }

  private void place(int category, int ranks) {
    int a = ranks >> 16;
    int b = ranks >> 12 & 15;
    int c = ranks >> 8 & 15;
    int d = ranks >> 4 & 15;
    int e = ranks & 15;
    strengths[++place] = PackedStrength.of(category, ranks);
    if (category == HighBits.FLUSH || category >= HighBits.STRAIGHT_FLUSH) {
      suited[1 << a | 1 << b | 1 << c | 1 << d | 1 << e] = (char) place;
    } else {
      unsuited[LookupSlots.five(CardKeys.weights(a, b, c, d, e))] = (char) place;
    }
  }
}
