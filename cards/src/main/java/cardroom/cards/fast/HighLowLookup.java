package cardroom.cards.fast;

/// Both values of a high-low hand at once: the place for high in the upper sixteen bits, the place
/// for low of eight or better, or 0, in the lower ones. The ranks are looked up only once.
public final class HighLowLookup {
  private static final int HIGH_SHIFT = 16;

  private HighLowLookup() {}

  public static int high(int both) {
    return both >>> HIGH_SHIFT;
  }

  public static int low(int both) {
    return both & 0xFFFF;
  }

  /// The places of the best high and the best low of seven cards without the joker.
  public static int seven(long key, long cards) {
    int low = LowLookup.eightOrBetter(LowLookup.seven(key));
    return HighLookup.seven(key, cards) << HIGH_SHIFT | low;
  }

  /// The same of seven cards by their indices, straight from an array: from that index on.
  public static int seven(byte[] cards, int from) {
    int low = LowLookup.eightOrBetter(LowLookup.seven(cards, from));
    return HighLookup.seven(cards, from) << HIGH_SHIFT | low;
  }

  /// The places of the best high and the best low of an Omaha hand; see [OmahaLookup] for what is
  /// given.
  public static int omaha(OmahaHole hole, long board, long boardKey, int row) {
    int low = OmahaLookup.eightOrBetter(hole.lowRanks(), OmahaLookup.lowRanks(board));
    return OmahaLookup.high(hole, board, boardKey, row) << HIGH_SHIFT | low;
  }

  /// The same of nine cards by their indices, straight from an array: the four hole cards from that
  /// index on, then the board.
  public static int omaha(byte[] cards, int from) {
    int hole =
        OmahaLows.bit(cards[from])
            | OmahaLows.bit(cards[from + 1])
            | OmahaLows.bit(cards[from + 2])
            | OmahaLows.bit(cards[from + 3]);
    int board =
        OmahaLows.bit(cards[from + 4])
            | OmahaLows.bit(cards[from + 5])
            | OmahaLows.bit(cards[from + 6])
            | OmahaLows.bit(cards[from + 7])
            | OmahaLows.bit(cards[from + 8]);
    return OmahaLookup.high(cards, from) << HIGH_SHIFT | OmahaLows.place(hole, board);
  }
}
