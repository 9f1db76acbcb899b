package cardroom.cards.fast;

/// The place of the best hand of one suit, by the ranks of the suit, one bit each.
final class FlushTables {
  static final int SIZE = 1 << 13;

  private static final int FOUR = 4;

  private FlushTables() {}

  /// Five or more cards of a suit; 0 for fewer.
  static int natural(int mask) {
    return Natural.PLACES[mask & (SIZE - 1)];
  }

  /// Four or more cards of a suit, and the joker.
  static int withJoker(int mask) {
    return Joker.PLACES[mask & (SIZE - 1)];
  }

  /// Of more than five ranks the best straight plays, or the five highest.
  private static char[] naturals() {
    char[] places = HighTables.suited();
    for (int mask = 0; mask < SIZE; mask++) {
      if (places[mask] == 0) {
        int straight = places[HighFiller.straight(mask)];
        places[mask] = straight != 0 ? (char) straight : places[mask & (mask - 1)];
      }
    }
    return places;
  }

  private static char[] withJokers() {
    char[] places = new char[SIZE];
    for (int mask = 0; mask < SIZE; mask++) {
      if (Integer.bitCount(mask) >= FOUR) {
        places[mask] = HighTables.placeOf(HighBits.flushWithJoker(RankLanes.spread(mask)));
      }
    }
    return places;
  }

  private static final class Natural {
    static final char[] PLACES = naturals();
  }

  private static final class Joker {
    static final char[] PLACES = withJokers();
  }
}
