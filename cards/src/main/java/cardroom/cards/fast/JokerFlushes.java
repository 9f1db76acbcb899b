package cardroom.cards.fast;

/// The place of the best hand of four and more cards of a suit and the joker, by the ranks of the
/// suit, one bit each; 0 for fewer.
final class JokerFlushes {
  private static final int FOUR = 4;
  private static final char[] PLACES = places();

  private JokerFlushes() {}

  static int place(int ranks) {
    return PLACES[ranks & (PLACES.length - 1)];
  }

  private static char[] places() {
    char[] places = new char[1 << RankLanes.LANE_COUNT];
    for (int ranks = 0; ranks < places.length; ranks++) {
      if (Integer.bitCount(ranks) >= FOUR) {
        places[ranks] = HighTables.placeOf(HighBits.flushWithJoker(RankLanes.spread(ranks)));
      }
    }
    return places;
  }
}
