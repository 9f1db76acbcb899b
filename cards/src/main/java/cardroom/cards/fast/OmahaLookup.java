package cardroom.cards.fast;

/// Omaha by look-up: exactly two of four hole cards with three of five board cards. Without a flush
/// only ranks count, so a row for every board by rank holds the best hand with each of the 91 pairs
/// of hole ranks: six look-ups instead of sixty. To judge many hands on one board, ask for the row
/// once; to judge one hand on many boards, ask for its pairs once.
public final class OmahaLookup {
  private static final int HOLE = 4;
  private static final int BOARD = 5;
  private static final int THREE = 3;

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
    return HighLookup.strengthAt(high(OmahaHole.of(hole), board, key, row(key)));
  }

  /// The strength of the best ace-to-five low.
  public static int low(long hole, long board) {
    return LowLookup.strengthAt(OmahaTables.low(OmahaTables.pairs(hole), rowOf(board)));
  }

  /// The strength of the best low of eight or better, or 0.
  public static int eightOrBetter(long hole, long board) {
    return LowLookup.strengthAt(eightOrBetter(lowRanks(hole), lowRanks(board)));
  }

  /// The row of a board by its key.
  public static int row(long boardKey) {
    return OmahaTables.row(CardKeys.sum(boardKey));
  }

  private static int rowOf(long board) {
    return row(CardKeys.ofBits(board));
  }

  /// The place of the best high hand.
  public static int high(OmahaHole hole, long board, long boardKey, int row) {
    int unsuited = OmahaTables.high(hole.pairs(), row);
    long marks = flushes(boardKey, hole.key());
    return marks == 0 ? unsuited : Math.max(unsuited, flush(hole.cards(), board, marks));
  }

  /// The place of the best high hand that is not a flush.
  public static int unsuited(OmahaHole hole, int row) {
    return OmahaTables.high(hole.pairs(), row);
  }

  /// The place of the best ace-to-five low.
  public static int low(OmahaHole hole, int row) {
    return OmahaTables.low(hole.pairs(), row);
  }

  /// The place of the best low of eight or better, or 0, from [#lowRanks(long)] of both.
  public static int eightOrBetter(int hole, int board) {
    return OmahaLows.place(hole, board);
  }

  /// The ranks from ace to eight that some cards have, one bit each, the ace lowest.
  public static int lowRanks(long cards) {
    return OmahaLows.ranks(cards);
  }

  /// The place of the best high hand of nine cards by their indices, straight from an array: the
  /// four hole cards from that index on, then the board.
  public static int high(byte[] cards, int from) {
    long board = CardKeys.five(cards, from + HOLE);
    long hole =
        CardKeys.EMPTY
            + CardKeys.of(cards[from])
            + CardKeys.of(cards[from + 1])
            + CardKeys.of(cards[from + 2])
            + CardKeys.of(cards[from + 3]);
    long pairs =
        OmahaTables.pairs(
            cards[from] >> 2, cards[from + 1] >> 2, cards[from + 2] >> 2, cards[from + 3] >> 2);
    int unsuited = OmahaTables.high(pairs, row(board));
    long marks = flushes(board, hole);
    return marks == 0
        ? unsuited
        : Math.max(
            unsuited,
            flush(
                CardKeys.bits(cards, from, HOLE), CardKeys.bits(cards, from + HOLE, BOARD), marks));
  }

  /// The suit of which the board has three and the hole two, if there is one.
  private static long flushes(long boardKey, long holeKey) {
    return (boardKey + CardKeys.THIRD_AS_FIFTH)
        & (holeKey + CardKeys.SECOND_AS_FIFTH)
        & CardKeys.FIVE_SUITED;
  }

  private static int flush(long hole, long board, long marks) {
    int suit = CardKeys.suit(marks);
    return flush(CardKeys.ranksOf(hole, suit), CardKeys.ranksOf(board, suit));
  }

  /// The place of the best flush of one suit's ranks in the hole and on the board, one bit each,
  /// the two lowest; 0 for fewer than two and three.
  public static int flush(int own, int shared) {
    if (Integer.bitCount(shared) < THREE) {
      return 0;
    }
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
    if (Integer.bitCount(shared) == THREE) {
      return HighTables.suited(two | shared);
    }
    int best = 0;
    for (int rest = shared; rest != 0; rest &= rest - 1) {
      best = Math.max(best, withThree(two, shared ^ Integer.lowestOneBit(rest)));
    }
    return best;
  }
}
