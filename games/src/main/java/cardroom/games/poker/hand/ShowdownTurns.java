package cardroom.games.poker.hand;

import cardroom.cards.ranking.Selection;
import cardroom.games.poker.betting.PlaceSet;
import cardroom.games.poker.hand.Hand.Finished;
import cardroom.games.poker.hand.Hand.Showing;

/// The showdown: in turn every place shows, or gives up its claim.
final class ShowdownTurns {
  private static final int BOARD = 5;

  private ShowdownTurns() {}

  static LegalOptions.Shows options(Showing s) {
    return new LegalOptions.Shows(s.place(), mayMuck(s), mayPlayBoard(s));
  }

  /// A hand may be thrown away only where somebody else claims every pot it plays for.
  static boolean mayMuck(Showing s) {
    long mine = s.felt().contributed(s.place());
    var rivals = s.felt().live().without(s.place());
    for (int rival = rivals.first(); rival >= 0; rival = rivals.next(rival)) {
      if (s.felt().contributed(rival) >= mine) {
        return true;
      }
    }
    return false;
  }

  static boolean mayPlayBoard(Showing s) {
    return Long.bitCount(s.felt().layout().board()) == BOARD
        && s.felt().variant().showdown().getFirst().selection() == Selection.ANY_FIVE;
  }

  /// Whether the mucked hand merely played the board, without announcing it.
  static boolean givesBoardAway(Showing s) {
    var share = s.felt().variant().showdown().getFirst();
    long board = s.felt().layout().board();
    return mayPlayBoard(s)
        && share.strength(s.felt().layout().own(s.place()), board) == share.strength(0, board);
  }

  static Hand show(Showing s) {
    return next(s, s.felt(), s.shown().with(s.place()), s.board());
  }

  static Hand playBoard(Showing s) {
    return next(s, s.felt(), s.shown(), s.board().with(s.place()));
  }

  static Hand muck(Showing s) {
    var felt = s.felt().folded(s.place());
    return felt.live().size() == 1
        ? new Finished(felt, s.last(), felt.live(), s.shown(), s.board())
        : next(s, felt, s.shown(), s.board());
  }

  private static Hand next(Showing s, Felt felt, PlaceSet shown, PlaceSet board) {
    var pending = s.pending().without(s.place());
    return pending.isEmpty()
        ? new Finished(felt, s.last(), felt.live(), shown, board)
        : new Showing(felt, s.last(), pending.clockwiseAfter(s.place()), pending, shown, board);
  }
}
