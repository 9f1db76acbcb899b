package cardroom.cards.fast;

/// The best low hand of six or seven ranks; the ace has the highest bit and the king the lowest.
final class LowFiller extends RankTableFiller {
  LowFiller(LookupSlots.Shape shape, char[] fives) {
    super(shape, fives);
  }

  @Override
  int weight(int bit) {
    return CardKeys.weight(bit == RANKS - 1 ? bit : RANKS - 2 - bit);
  }

  @Override
  int best(int one, int two, int three, int four) {
    int pair = highest(two);
    return switch (Integer.bitCount(one)) {
      case 2 -> 2 * sum(one) + sum(highest(three));
      case 3 -> {
        int second = highest(two ^ pair);
        yield sum(one) + sum(pair) + sum(second == 0 ? pair : second);
      }
      case 4 -> sum(one) + sum(pair);
      case 5 -> sum(one);
      case 6 -> sum(withoutLowest(one, 1));
      default -> sum(withoutLowest(one, 2));
    };
  }
}
