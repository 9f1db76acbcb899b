package cardroom.cards.fast;

/// The 6,175 ace-to-five low hands that differ; the lowest has the highest place.
final class LowOrder extends HandOrder {
  static final int HANDS = 6_175;

  /// The strength at every place; at 0 there is none.
  final int[] strengths = new int[HANDS + 1];

  /// The places of five ranks, by the slot of their sum.
  final char[] places = new char[LookupSlots.OF_FIVE];

  private int place = HANDS;

  LowOrder() {
    super(aceLow());
    noPair(LowBits.NO_PAIR);
    onePair(LowBits.ONE_PAIR);
    twoPair(LowBits.TWO_PAIR);
    threeOfAKind(LowBits.THREE_OF_A_KIND);
    fullHouse(LowBits.FULL_HOUSE);
    fourOfAKind(LowBits.FOUR_OF_A_KIND);
  }

  @Override
  void add(int category, int ranks, int sum) {
    places[LookupSlots.five(sum)] = (char) place;
    strengths[place--] = LowBits.turned(category, ranks);
  }

  /// The weights with the ace lowest.
  private static int[] aceLow() {
    int[] weights = new int[RANKS];
    weights[0] = CardKeys.weight(RANKS - 1);
    for (int rank = 1; rank < RANKS; rank++) {
      weights[rank] = CardKeys.weight(rank - 1);
    }
    return weights;
  }
}
