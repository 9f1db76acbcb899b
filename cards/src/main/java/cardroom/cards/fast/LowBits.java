package cardroom.cards.fast;

/// Ace-to-five low hands with the joker by operations on bits, of five to seven cards at once:
/// hands of five are judged once, for the tables of [LowLookup]; hands of six and seven, which no
/// game deals, are judged as they come.
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

  /// The strength of five to seven cards, the joker among them.
  static int strengthWithJoker(long cards) {
    long clubs = cards & RankLanes.ALL;
    long diamonds = (cards >>> 1) & RankLanes.ALL;
    long hearts = (cards >>> 2) & RankLanes.ALL;
    long spades = (cards >>> 3) & RankLanes.ALL;
    long ranks = RankLanes.aceLow(clubs | diamonds | hearts | spades);
    return best(
        withLowestMissing(ranks),
        RankLanes.aceLow(RankLanes.inTwo(clubs, diamonds, hearts, spades)),
        RankLanes.aceLow(RankLanes.inThree(clubs, diamonds, hearts, spades)));
  }

  static int ofJokerAnd(RankSet ranks) {
    return best(
        withLowestMissing(RankLanes.aceLow(ranks.one())),
        RankLanes.aceLow(ranks.two()),
        RankLanes.aceLow(ranks.three()));
  }

  /// The joker is the lowest rank missing (LOWBALL-2).
  private static long withLowestMissing(long ranks) {
    return ranks | Long.lowestOneBit(~ranks & RankLanes.ALL);
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
      packed |= RankLanes.height(rest) << (place * PackedStrength.RANK_BITS);
      rest &= rest - 1;
    }
    return packed;
  }

  /// Four different ranks: the lowest rank held twice, and the other three.
  private static int pair(long ranks, long two) {
    long pair = Long.lowestOneBit(two);
    return turned(
        ONE_PAIR, (RankLanes.height(pair) * 0x11000) | RankLanes.highest(ranks ^ pair, 3));
  }

  /// Three different ranks: the lowest two of those held twice, or else the one held three times.
  private static int twoPairOrThree(long ranks, long two) {
    long lower = Long.lowestOneBit(two);
    long higher = Long.lowestOneBit(two ^ lower);
    if (higher == 0) {
      return turned(
          THREE_OF_A_KIND,
          (RankLanes.height(lower) * 0x11100) | RankLanes.highest(ranks ^ lower, 2));
    }
    return turned(
        TWO_PAIR,
        (RankLanes.height(higher) * 0x11000)
            | (RankLanes.height(lower) * 0x00110)
            | RankLanes.highest(ranks ^ lower ^ higher, 1));
  }

  /// Two different ranks: both held twice, or else one held four times.
  private static int fullHouseOrFour(long ranks, long two, long three) {
    long most = Long.lowestOneBit(three);
    long other = ranks ^ most;
    return two == ranks
        ? turned(
            FULL_HOUSE, (RankLanes.height(most) * 0x11100) | (RankLanes.height(other) * 0x00011))
        : turned(FOUR_OF_A_KIND, (RankLanes.height(most) * 0x11110) | RankLanes.height(other));
  }

  /// The lower hand wins, so it has the higher strength; what would be highest, no low, becomes 0.
  static int turned(int category, int ranks) {
    return PackedStrength.of(NO_LOW, 0) - PackedStrength.of(category, ranks);
  }
}
