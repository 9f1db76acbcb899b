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
      case PokerChoiceId.FOLD -> "folds";
      case PokerChoiceId.CHECK -> "checks";
      case PokerChoiceId.CALL -> "calls " + amount;
      case PokerChoiceId.BET -> "bets " + amount;
      case PokerChoiceId.RAISE -> "raises to " + amount;
      case PokerChoiceId.COMPLETE -> "completes to " + amount;
      case PokerChoiceId.BRING_IN -> "brings it in for " + amount;
      case PokerChoiceId.KILL -> "asks to kill the pot";
      case PokerChoiceId.LET_LIVE -> "does not kill";
      case PokerChoiceId.DRAW -> cards == 0 ? "stands pat" : "draws " + cards;
      case PokerChoiceId.CHANGE ->
          cards == 0 ? "stands pat after all" : "asks for " + cards + " instead";
      case PokerChoiceId.DISCARD -> "discards one";
      case PokerChoiceId.SHOW -> "shows";
      case PokerChoiceId.MUCK -> "mucks";
      case PokerChoiceId.PLAY_BOARD -> "plays the board";
      case PokerChoiceId.NOT_CLEARED -> "has not discarded in time";
      default -> decided.choice();
    };
  }
}
