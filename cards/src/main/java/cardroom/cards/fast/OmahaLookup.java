package cardroom.cards.fast;

/// Omaha by look-up: exactly two of four hole cards with three of five board cards. Without a flush
/// only ranks count, so a row for every board by rank holds the best hand with each of the 91 pairs
/// of hole ranks: six look-ups instead of sixty. Whoever judges many hands on one board asks for
/// the row once, and whoever holds one hand on many boards for its pairs.
public final class OmahaLookup {
  private static final int HOLE = 4;
  private static final int BOARD = 5;
  private static final int TWO = 2;

  private OmahaLookup() {}

  /// Whether there are four hole and five board cards and no joker: what the tables are made for.
  public static boolean takes(long hole, long board) {
    return Long.bitCount(hole) == HOLE
        && Long.bitCount(board) == BOARD
        && (hole | board) >>> CardKeys.JOKER == 0;
  }

  /// The strength of the best high hand.
  public static int high(long hole, long board) {
    long key = CardKeys.ofBits(board);
    return HighLookup.strengthAt(high(hole, OmahaTables.pairs(hole), board, key, row(key)));
  }

  /// The strength of the best ace-to-five low.
  public static int low(long hole, long board) {
    return LowLookup.strengthAt(low(OmahaTables.pairs(hole), row(CardKeys.ofBits(board))));
  }

  /// The strength of the best low of eight or better, or 0.
  public static int eightOrBetter(long hole, long board) {
    return LowLookup.strengthAt(eightOrBetter(lowRanks(hole), lowRanks(board)));
  }

  /// The pairs that four hole cards make, to be asked about on many boards.
  public static long pairs(long hole) {
    return OmahaTables.pairs(hole);
  }

  /// The row of a board by its key.
  public static int row(long boardKey) {
    return OmahaTables.row(CardKeys.sum(boardKey));
  }

  /// The place of the best high hand.
  public static int high(long hole, long pairs, long board, long boardKey, int row) {
    long marks = (boardKey + CardKeys.THIRD_AS_FIFTH) & CardKeys.FIVE_SUITED;
    int unsuited = OmahaTables.high(pairs, row);
    return marks == 0 ? unsuited : Math.max(unsuited, flush(hole, board, CardKeys.suit(marks)));
  }

  /// The place of the best ace-to-five low.
  public static int low(long pairs, int row) {
    return OmahaTables.low(pairs, row);
  }

  /// The place of the best low of eight or better, or 0, from [#lowRanks(long)] of both.
  public static int eightOrBetter(int hole, int board) {
    return OmahaLows.place(hole, board);
  }

  /// The ranks from ace to eight that some cards have, one bit each, the ace lowest.
  public static int lowRanks(long cards) {
    return OmahaLows.ranks(cards);
  }

  private static int flush(long hole, long board, int suit) {
    int own = CardKeys.ranksOf(hole, suit);
    if (Integer.bitCount(own) < TWO) {
      return 0;
    }
    int shared = CardKeys.ranksOf(board, suit);
    return own == 0 ? 0 : bestFlush(own, shared);
  }

  private static int bestFlush(int own, int shared) {
    int best = 0;
    for (int first = own; first != 0; first &= first - 1) {
      for (int second = first & (first - 1); second != 0; second &= second - 1) {
        int two = Integer.lowestOneBit(first) | Integer.lowestOneBit(second);
        best = Math.max(best, withThree(two, shared));
      }
    }
    return best;
  }

  /// Of three board cards all play; of more, every choice of the ones left out is tried.
  private static int withThree(int two, int shared) {
    int spare = Integer.bitCount(shared) - 3;
    if (spare == 0) {
      return FlushTables.natural(two | shared);
    }
    int best = 0;
    for (int rest = shared; rest != 0; rest &= rest - 1) {
      best = Math.max(best, withThree(two, shared ^ Integer.lowestOneBit(rest)));
    }
    return best;
  }
}
