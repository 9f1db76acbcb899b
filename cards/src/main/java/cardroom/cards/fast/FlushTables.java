package cardroom.cards.fast;

/// The place of the best hand of one suit, by the ranks of the suit, one bit each.
final class FlushTables {
  static final int SIZE = 1 << 13;

  private static final int FIVE = 5;

  private FlushTables() {}

  /// Five or more cards of a suit; 0 for fewer.
  static int natural(int mask) {
    return Natural.PLACES[mask & (SIZE - 1)];
  }

  /// Four or more cards of a suit, and the joker.
  static int withJoker(int mask) {
    return Joker.PLACES[mask & (SIZE - 1)];
  }

  private static char[] filled(int least, boolean joker) {
    char[] places = new char[SIZE];
    for (int mask = 0; mask < SIZE; mask++) {
      if (Integer.bitCount(mask) >= least) {
        long suited = RankLanes.spread(mask);
        int strength = joker ? HighBits.flushWithJoker(suited) : HighBits.flush(suited);
        places[mask] = HighTables.PLACES.of(strength);
      }
    }
    return places;
  }

  private static final class Natural {
    static final char[] PLACES = filled(FIVE, false);
  }

  private static final class Joker {
    static final char[] PLACES = filled(FIVE - 1, true);
  }
}
