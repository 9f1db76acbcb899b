package cardroom.games.poker.hand;

import cardroom.cards.ranking.Selection;
import cardroom.games.poker.betting.PlaceSets;
import cardroom.games.poker.hand.Hand.Finished;
import cardroom.games.poker.hand.Hand.Showing;

/// The showdown: in turn every place shows, or gives up its claim.
final class ShowdownTurns {
  private static final int BOARD = 5;

  private ShowdownTurns() {}

  static Options.Shows options(Showing s) {
    return new Options.Shows(s.place(), mayMuck(s), mayPlayBoard(s));
  }

  /// A hand may be thrown away only where somebody else claims every pot it plays for.
  static boolean mayMuck(Showing s) {
    long mine = s.felt().contributed(s.place());
    for (int rest = PlaceSets.without(s.felt().live(), s.place()); rest != 0; rest &= rest - 1) {
      if (s.felt().contributed(Integer.numberOfTrailingZeros(rest)) >= mine) {
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
    return next(s, s.felt(), PlaceSets.with(s.shown(), s.place()), s.board());
  }

  static Hand playBoard(Showing s) {
    return next(s, s.felt(), s.shown(), PlaceSets.with(s.board(), s.place()));
  }

  static Hand muck(Showing s) {
    var felt = s.felt().folded(s.place());
    return Integer.bitCount(felt.live()) == 1
        ? new Finished(felt, s.last(), felt.live(), s.shown(), s.board())
        : next(s, felt, s.shown(), s.board());
  }

  private static Hand next(Showing s, Felt felt, int shown, int board) {
    int pending = PlaceSets.without(s.pending(), s.place());
    return pending == 0
        ? new Finished(felt, s.last(), felt.live(), shown, board)
        : new Showing(felt, s.last(), PlaceSets.after(pending, s.place()), pending, shown, board);
  }
}
