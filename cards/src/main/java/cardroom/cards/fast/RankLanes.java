package cardroom.cards.fast;

/// Sets of ranks as the fast rankings see them: thirteen lanes of four bits, the two in the lowest
/// lane and the ace in the highest, in the layout of a set of cards (see
/// [cardroom.cards.Card#bit()]). In a set of *ranks* only the lowest bit of a lane is used.
final class RankLanes {
  static final int LANE_BITS = 4;
  static final int LANE_COUNT = 13;

  /// How many lanes the ace is above the two.
  static final int TOP_LANE = (LANE_COUNT - 1) * LANE_BITS;

  /// The set of all ranks.
  static final long ALL = 0x1_1111_1111_1111L;

  /// The ace alone.
  static final long ACE = 1L << TOP_LANE;

  private RankLanes() {}

  /// The ranks held in at least two suits, of the ranks held in each suit.
  static long inTwo(long clubs, long diamonds, long hearts, long spades) {
    return (clubs & diamonds) | (hearts & spades) | ((clubs | diamonds) & (hearts | spades));
  }

  /// The ranks held in at least three suits.
  static long inThree(long clubs, long diamonds, long hearts, long spades) {
    return (clubs & diamonds & (hearts | spades)) | (hearts & spades & (clubs | diamonds));
  }

  /// The place of a single rank in the order: 0 for the lowest lane.
  static int height(long rank) {
    return Long.numberOfTrailingZeros(rank) / LANE_BITS;
  }

  /// The given number of highest ranks of a set, highest first, four bits each.
  static int highest(long ranks, int count) {
    int packed = 0;
    long rest = ranks;
    for (int place = 0; place < count; place++) {
      long top = Long.highestOneBit(rest);
      packed = (packed << PackedStrength.RANK_BITS) | height(top);
      rest ^= top;
    }
    return packed;
  }

  /// A set of ranks of one bit each, the two lowest, as lanes.
  static long spread(int mask) {
    long ranks = 0;
    for (int rest = mask; rest != 0; rest &= rest - 1) {
      ranks |= 1L << (Integer.numberOfTrailingZeros(rest) * LANE_BITS);
    }
    return ranks;
  }

  /// The same ranks with the ace in the lowest lane, the two above it and the king highest.
  static long aceLow(long ranks) {
    return ((ranks << LANE_BITS) & ALL) | (ranks >>> TOP_LANE);
  }
}
