package cardroom.cards.fast;

/// The 6,175 ace-to-five low hands that differ; the lowest has the highest place.
final class LowOrder extends HandOrder {
  static final int HANDS = 6_175;

  /// The strength at every place; at 0 there is none.
  final int[] strengths = new int[HANDS + 1];

  /// The places of five ranks, by the slot of their sum.
  final char[] places = new char[LookupSlots.FIVE.slots()];

  private int place = HANDS;

  LowOrder() {
    noPair(LowBits.NO_PAIR);
    onePair(LowBits.ONE_PAIR);
    twoPair(LowBits.TWO_PAIR);
    threeOfAKind(LowBits.THREE_OF_A_KIND);
    fullHouse(LowBits.FULL_HOUSE);
    fourOfAKind(LowBits.FOUR_OF_A_KIND);
  }

  @Override
  void add(int category, int ranks) {
    int sum =
        CardKeys.weights(
            highAce(ranks >> 16),
            highAce(ranks >> 12 & 15),
            highAce(ranks >> 8 & 15),
            highAce(ranks >> 4 & 15),
            highAce(ranks & 15));
    places[LookupSlots.five(sum)] = (char) place;
    strengths[place--] = LowBits.turned(category, ranks);
  }

  /// The rank counted with the ace highest, of one counted with the ace lowest.
  private static int highAce(int rank) {
    return rank == 0 ? RANKS - 1 : rank - 1;
  }
}
