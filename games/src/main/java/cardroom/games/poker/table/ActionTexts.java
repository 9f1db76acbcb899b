package cardroom.games.poker.table;

import cardroom.games.money.Money;

/// Words for what a player did.
final class ActionTexts {
  private ActionTexts() {}

  /// What follows the name of a seat: `calls $4`, `raises to $8`, `draws 2`.
  ///
  /// @param amount what it cost, or the total it went to; zero for everything else
  static String of(PokerEvent.Decided decided, Money amount) {
    int cards = decided.cards().size();
    return switch (decided.choice()) {
      case FOLD -> "folds";
      case CHECK -> "checks";
      case CALL -> "calls " + amount;
      case BET -> "bets " + amount;
      case RAISE -> "raises to " + amount;
      case COMPLETE -> "completes to " + amount;
      case BRING_IN -> "brings it in for " + amount;
      case KILL -> "asks to kill the pot";
      case LET_LIVE -> "does not kill";
      case DRAW -> cards == 0 ? "stands pat" : "draws " + cards;
      case CHANGE -> cards == 0 ? "stands pat after all" : "asks for " + cards + " instead";
      case DISCARD -> "discards one";
      case SHOW -> "shows";
      case MUCK -> "mucks";
      case PLAY_BOARD -> "plays the board";
      case NOT_CLEARED -> "has not discarded in time";
    };
  }
}
