package cardroom.cards.fast;

/// The best high hand of six or seven ranks whose suits make no flush.
final class HighFiller extends RankTableFiller {
  private static final int ACE_SHIFT = RANKS - 1;
  private static final int WHEEL = 0x100F;
  private static final int FIVE_HIGH = 1 << 3;

  HighFiller(LookupSlots.Shape shape, char[] fives) {
    super(shape, fives);
  }

  @Override
  int weight(int bit) {
    return CardKeys.weight(bit);
  }

  @Override
  int best(int one, int two, int three, int four) {
    if (four != 0) {
      return 4 * sum(four) + sum(highest(one ^ four));
    }
    int trips = highest(three);
    int pairs = two ^ trips;
    if (trips != 0 && pairs != 0) {
      return 3 * sum(trips) + 2 * sum(highest(pairs));
    }
    int straight = straight(one);
    if (straight != 0) {
      return sum(straight);
    }
    int pair = highest(pairs);
    int second = highest(pairs ^ pair);
    if (second != 0) {
      return 2 * sum(pair | second) + sum(highest(one ^ pair ^ second));
    }
    // At most one rank is held more than once, so the surplus cards are the lowest of the others.
    int kickers = withoutLowest(one ^ trips ^ pair, tooMany());
    return 3 * sum(trips) + 2 * sum(pair) + sum(kickers);
  }

  /// The five ranks of the highest straight, or none.
  static int straight(int ranks) {
    int low = ranks << 1 | ranks >> ACE_SHIFT;
    int top = highest(low & low << 1 & low << 2 & low << 3 & low << 4) >> 1;
    return top == FIVE_HIGH ? WHEEL : 2 * top - (top >> 4);
  }
}
