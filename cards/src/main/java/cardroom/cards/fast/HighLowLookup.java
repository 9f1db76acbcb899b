package cardroom.cards.fast;

/// Both values of a high-low hand at once: the place for high in the upper sixteen bits, the place
/// for low of eight or better, or 0, in the lower ones. The ranks are looked for only once.
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

  /// The places of the best high and the best low of an Omaha hand; see [OmahaLookup] for what is
  /// given.
  public static int omaha(long hole, long pairs, long board, long boardKey, int row) {
    int low = OmahaLookup.eightOrBetter(OmahaLookup.lowRanks(hole), OmahaLookup.lowRanks(board));
    return OmahaLookup.high(hole, pairs, board, boardKey, row) << HIGH_SHIFT | low;
  }
}
