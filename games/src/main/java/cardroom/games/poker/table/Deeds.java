package cardroom.games.poker.table;

import cardroom.games.money.Money;

/// How it is said what a player did.
final class Deeds {
  private Deeds() {}

  /// What follows the name of a seat: `calls $4`, `raises to $8`, `draws 2`.
  ///
  /// @param amount what it cost, or the total it went to; zero for everything else
  static String of(PokerEvent.Decided decided, Money amount) {
    int cards = decided.cards().size();
    return switch (decided.choice()) {
      case Decisions.FOLD -> "folds";
      case Decisions.CHECK -> "checks";
      case Decisions.CALL -> "calls " + amount;
      case Decisions.BET -> "bets " + amount;
      case Decisions.RAISE -> "raises to " + amount;
      case Decisions.COMPLETE -> "completes to " + amount;
      case Decisions.BRING_IN -> "brings it in for " + amount;
      case Decisions.KILL -> "asks to kill the pot";
      case Decisions.LET_LIVE -> "does not kill";
      case Decisions.DRAW -> cards == 0 ? "stands pat" : "draws " + cards;
      case Decisions.CHANGE ->
          cards == 0 ? "stands pat after all" : "asks for " + cards + " instead";
      case Decisions.DISCARD -> "discards one";
      case Decisions.SHOW -> "shows";
      case Decisions.MUCK -> "mucks";
      case Decisions.PLAY_BOARD -> "plays the board";
      case Decisions.NOT_CLEARED -> "has not discarded in time";
      default -> decided.choice();
    };
  }
}
