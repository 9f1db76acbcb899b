package cardroom.analysis.equity;

import cardroom.cards.fast.CardKeys;
import cardroom.cards.fast.HighLookup;
import cardroom.cards.fast.HighLowLookup;
import cardroom.cards.fast.LowLookup;
import cardroom.cards.fast.OmahaHole;
import cardroom.cards.fast.OmahaLookup;
import cardroom.cards.ranking.HandRanking;
import cardroom.cards.ranking.HighCategory;
import cardroom.cards.ranking.Rankings;
import cardroom.cards.ranking.Selection;
import cardroom.games.poker.variant.PotShare;
import cardroom.games.poker.variant.Variant;
import java.util.List;

/// How hands are compared at the showdown of a game, by look-up.
///
/// @param low which low counts, if any
/// @param isOmaha whether exactly two hole cards play
public record ShowdownLookup(boolean hasHigh, Low low, boolean isOmaha) {
  public enum Low {
    NONE,
    ACE_TO_FIVE,
    EIGHT_OR_BETTER
  }

  private static final long JOKER = 1L << 52;

  public static ShowdownLookup of(Variant variant) {
    List<PotShare> shares = variant.showdown();
    boolean high = false;
    Low low = Low.NONE;
    for (PotShare share : shares) {
      HandRanking ranking = share.ranking();
      if (ranking.equals(Rankings.HIGH)) {
        high = true;
      } else if (ranking.equals(Rankings.LOW_ACE_TO_FIVE)) {
        low = Low.ACE_TO_FIVE;
      } else if (ranking.equals(Rankings.LOW_EIGHT_OR_BETTER)) {
        low = Low.EIGHT_OR_BETTER;
      } else {
        throw new EquityError("There are no equities for " + variant.id() + ".");
      }
    }
    return new ShowdownLookup(
        high, low, shares.getFirst().selection() == Selection.TWO_HOLE_THREE_BOARD);
  }

  boolean hasLow() {
    return low != Low.NONE;
  }

  /// The value of five to seven cards any five of which play.
  ///
  /// @param key the key of all of them
  int any(long key, long cards) {
    int forHigh = hasHigh ? high(key, cards) : 0;
    return switch (low) {
      case NONE -> forHigh << 16;
      case ACE_TO_FIVE -> forHigh << 16 | lowOf(key, cards);
      case EIGHT_OR_BETTER -> forHigh << 16 | LowLookup.eightOrBetter(lowOf(key, cards));
    };
  }

  private static int high(long key, long cards) {
    return switch (Long.bitCount(cards)) {
      case 5 ->
          (cards & JOKER) != 0 ? HighLookup.fourAndJoker(key, cards) : HighLookup.five(key, cards);
      case 6 -> HighLookup.six(key, cards);
      default -> HighLookup.seven(key, cards);
    };
  }

  private static int lowOf(long key, long cards) {
    return switch (Long.bitCount(cards)) {
      case 5 -> (cards & JOKER) != 0 ? LowLookup.fourAndJoker(key) : LowLookup.five(key);
      case 6 -> LowLookup.six(key);
      default -> LowLookup.seven(key);
    };
  }

  /// The value of seven cards whose suits may be ignored where no flush is possible.
  int seven(long key, long cards) {
    return switch (low) {
      case NONE -> HighLookup.seven(key, cards) << 16;
      case ACE_TO_FIVE -> LowLookup.seven(key);
      case EIGHT_OR_BETTER -> HighLowLookup.seven(key, cards);
    };
  }

  /// The value of an Omaha hand.
  int omaha(OmahaHole hole, long board, long boardKey, int row, int lowRanks) {
    int forHigh = OmahaLookup.high(hole, board, boardKey, row) << 16;
    return low == Low.NONE
        ? forHigh
        : forHigh | OmahaLookup.eightOrBetter(hole.lowRanks(), lowRanks);
  }

  /// The value of an Omaha hand whatever its suits.
  int omahaUnsuited(OmahaHole hole, int row, int lowRanks) {
    int forHigh = OmahaLookup.unsuited(hole, row) << 16;
    return low == Low.NONE
        ? forHigh
        : forHigh | OmahaLookup.eightOrBetter(hole.lowRanks(), lowRanks);
  }

  /// The place of the best flush of one suit's ranks, a hand's own and those on the board; 0 for
  /// none.
  int flush(int own, int shared) {
    return isOmaha ? OmahaLookup.flush(own, shared) : HighLookup.flush(own | shared);
  }

  /// The value, or that of a flush of that place if it is better.
  static int withFlush(int value, int flush) {
    return Math.max(value >>> 16, flush) << 16 | (value & 0xFFFF);
  }

  /// The high category of a complete hand.
  public HighCategory type(long own, long board) {
    return HighCategory.of(HighLookup.strengthAt(of(own, board) >>> 16));
  }

  /// What is looked up of a board once for all hands.
  ///
  /// @param row where the board's values for Omaha begin
  record Board(long cards, long key, int row, int lowRanks) {}

  Board board(long cards) {
    long key = CardKeys.ofBits(cards);
    return isOmaha
        ? new Board(cards, key, OmahaLookup.row(key), OmahaLookup.lowRanks(cards))
        : new Board(cards, key, 0, 0);
  }

  /// The value of any complete hand, with or without a board.
  int of(long own, long board) {
    return of(own, board(board));
  }

  int of(long own, Board board) {
    return isOmaha
        ? omaha(OmahaHole.of(own), board.cards(), board.key(), board.row(), board.lowRanks())
        : any(board.key() + CardKeys.ofBits(own) - CardKeys.EMPTY, own | board.cards());
  }
}
