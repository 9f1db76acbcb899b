package cardroom.cards.fast;

/// Straights in a set of ranks (see [RankLanes]).
final class Straights {
  /// No straight at all.
  static final int NONE = -1;

  private static final int LENGTH = 5;

  /// The lanes where a straight may end, counted with the low ace: five up to ace.
  private static final long TOPS =
      (RankLanes.ALL << RankLanes.LANE_BITS) & (-1L << (4 * RankLanes.LANE_BITS));

  private Straights() {}

  /// The height of the highest straight's top card, or [#NONE], when the joker may stand for one
  /// rank that is missing.
  static int topWithJoker(long ranks) {
    long from = withLowAce(ranks);
    long runs = 0;
    for (int missing = 0; missing < LENGTH; missing++) {
      long run = TOPS;
      for (int place = 0; place < LENGTH; place++) {
        run &= place == missing ? TOPS : from << (place * RankLanes.LANE_BITS);
      }
      runs |= run;
    }
    return heightAboveLowAce(runs);
  }

  /// One more lane at the bottom, where the ace counts a second time.
  private static long withLowAce(long ranks) {
    return (ranks << RankLanes.LANE_BITS) | (ranks >>> RankLanes.TOP_LANE);
  }

  private static int heightAboveLowAce(long runs) {
    return runs == 0 ? NONE : RankLanes.height(Long.highestOneBit(runs)) - 1;
  }
}
