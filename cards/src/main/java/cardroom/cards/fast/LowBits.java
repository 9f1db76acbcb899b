package cardroom.cards.fast;

/// Ace-to-five low hands by operations on bits, of five to seven cards at once, joker included: 6
/// ns for seven cards (one core of an AMD EPYC at 3.6 GHz). It fills the tables of [LowLookup], and
/// judges the hands of six and seven with the joker, which no game deals.
final class LowBits {
  static final int NO_PAIR = 0;
  static final int ONE_PAIR = 1;
  static final int TWO_PAIR = 2;
  static final int THREE_OF_A_KIND = 3;
  static final int FULL_HOUSE = 4;
  static final int FOUR_OF_A_KIND = 5;
  static final int NO_LOW = 6;

  private static final int FIVE = 5;

  private LowBits() {}

  static int strength(long cards) {
    long clubs = cards & Lanes.ALL;
    long diamonds = (cards >>> 1) & Lanes.ALL;
    long hearts = (cards >>> 2) & Lanes.ALL;
    long spades = (cards >>> 3) & Lanes.ALL;
    long ranks = Lanes.aceLow(clubs | diamonds | hearts | spades);
    return best(
        (cards & Lanes.JOKER) == 0 ? ranks : withLowestMissing(ranks),
        Lanes.aceLow(Lanes.inTwo(clubs, diamonds, hearts, spades)),
        Lanes.aceLow(Lanes.inThree(clubs, diamonds, hearts, spades)));
  }

  static int of(RankSet ranks) {
    return best(Lanes.aceLow(ranks.one()), Lanes.aceLow(ranks.two()), Lanes.aceLow(ranks.three()));
  }

  static int ofJokerAnd(RankSet ranks) {
    return best(
        withLowestMissing(Lanes.aceLow(ranks.one())),
        Lanes.aceLow(ranks.two()),
        Lanes.aceLow(ranks.three()));
  }

  /// The joker is the lowest rank missing (LOWBALL-2).
  private static long withLowestMissing(long ranks) {
    return ranks | Long.lowestOneBit(~ranks & Lanes.ALL);
  }

  /// The best low of the ranks held at least once, twice and three times, ace low.
  private static int best(long ranks, long two, long three) {
    return switch (Long.bitCount(ranks)) {
      case 2 -> fullHouseOrFour(ranks, two, three);
      case 3 -> twoPairOrThree(ranks, two);
      case 4 -> pair(ranks, two);
      default -> turned(NO_PAIR, lowestFive(ranks));
    };
  }

  /// The lowest five of five or more ranks, the highest of them first, four bits each.
  private static int lowestFive(long ranks) {
    int packed = 0;
    long rest = ranks;
    for (int place = 0; place < FIVE; place++) {
      packed |= Lanes.height(rest) << (place * Packed.RANK_BITS);
      rest &= rest - 1;
    }
    return packed;
  }

  /// Four different ranks: the lowest rank held twice, and the other three.
  private static int pair(long ranks, long two) {
    long pair = Long.lowestOneBit(two);
    return turned(ONE_PAIR, (Lanes.height(pair) * 0x11000) | Lanes.highest(ranks ^ pair, 3));
  }

  /// Three different ranks: the lowest two of those held twice, or else the one held three times.
  private static int twoPairOrThree(long ranks, long two) {
    long lower = Long.lowestOneBit(two);
    long higher = Long.lowestOneBit(two ^ lower);
    if (higher == 0) {
      return turned(
          THREE_OF_A_KIND, (Lanes.height(lower) * 0x11100) | Lanes.highest(ranks ^ lower, 2));
    }
    return turned(
        TWO_PAIR,
        (Lanes.height(higher) * 0x11000)
            | (Lanes.height(lower) * 0x00110)
            | Lanes.highest(ranks ^ lower ^ higher, 1));
  }

  /// Two different ranks: both held twice, or else one held four times.
  private static int fullHouseOrFour(long ranks, long two, long three) {
    long most = Long.lowestOneBit(three);
    long other = ranks ^ most;
    return two == ranks
        ? turned(FULL_HOUSE, (Lanes.height(most) * 0x11100) | (Lanes.height(other) * 0x00011))
        : turned(FOUR_OF_A_KIND, (Lanes.height(most) * 0x11110) | Lanes.height(other));
  }

  /// The lower hand wins, so it has the higher strength; what would be highest, no low, becomes 0.
  private static int turned(int category, int ranks) {
    return Packed.of(NO_LOW, 0) - Packed.of(category, ranks);
  }
}
