package cardroom.games.poker.table;

import cardroom.games.money.Money;

/// How it is said what a player did.
final class ActionTexts {
  private ActionTexts() {}

  /// What follows the name of a seat: `calls $4`, `raises to $8`, `draws 2`.
  ///
  /// @param amount what it cost, or the total it went to; zero for everything else
  static String of(PokerEvent.Decided decided, Money amount) {
    int cards = decided.cards().size();
    return switch (decided.choice()) {
      case HandDecisions.FOLD -> "folds";
      case HandDecisions.CHECK -> "checks";
      case HandDecisions.CALL -> "calls " + amount;
      case HandDecisions.BET -> "bets " + amount;
      case HandDecisions.RAISE -> "raises to " + amount;
      case HandDecisions.COMPLETE -> "completes to " + amount;
      case HandDecisions.BRING_IN -> "brings it in for " + amount;
      case HandDecisions.KILL -> "asks to kill the pot";
      case HandDecisions.LET_LIVE -> "does not kill";
      case HandDecisions.DRAW -> cards == 0 ? "stands pat" : "draws " + cards;
      case HandDecisions.CHANGE ->
          cards == 0 ? "stands pat after all" : "asks for " + cards + " instead";
      case HandDecisions.DISCARD -> "discards one";
      case HandDecisions.SHOW -> "shows";
      case HandDecisions.MUCK -> "mucks";
      case HandDecisions.PLAY_BOARD -> "plays the board";
      case HandDecisions.NOT_CLEARED -> "has not discarded in time";
      default -> decided.choice();
    };
  }
}
