package cardroom.games.poker.table;

import cardroom.cards.Card;
import cardroom.cards.Cards;
import cardroom.games.money.Money;
import cardroom.games.poker.hand.Action;
import cardroom.games.poker.hand.Hand;
import cardroom.games.poker.hand.LegalOptions;
import cardroom.games.poker.hand.PokerGame;
import java.util.List;

/// The decisions of a hand, and the actions they stand for.
final class HandDecisions {
  private HandDecisions() {}

  /// The action that a decision stands for.
  static Action action(Hand hand, int place, PokerDecision choice, Money amount, List<Card> cards) {
    return switch (choice) {
      case FOLD -> Action.FOLD;
      case CHECK -> Action.CHECK;
      case CALL -> Action.CALL;
      case BET, RAISE, COMPLETE -> new Action.BetTo(total(hand, amount));
      case BRING_IN -> Action.BRING_IN;
      case KILL -> new Action.Kill(place);
      case LET_LIVE -> new Action.LetLive(place);
      case DRAW -> new Action.Draw(Cards.bits(cards), 0);
      case CHANGE -> new Action.Change(place, Cards.bits(cards), 0);
      case DISCARD -> new Action.Discard(place, Cards.bits(cards));
      case NOT_CLEARED -> new Action.NotCleared(place);
      case SHOW -> Action.SHOW;
      case MUCK -> Action.MUCK;
      case PLAY_BOARD -> Action.PLAY_BOARD;
    };
  }

  /// A bet without an amount is the least one.
  private static long total(Hand hand, Money amount) {
    return amount.isZero() && PokerGame.options(hand) instanceof LegalOptions.Bets bets
        ? bets.least()
        : amount.cents();
  }

  /// What a bet is called now.
  static PokerDecision bet(LegalOptions.Bets bets, Hand hand) {
    if (hand instanceof Hand.Opening) {
      return PokerDecision.COMPLETE;
    }
    boolean isBroughtIn =
        hand.felt().variant().bringsIn()
            && hand instanceof Hand.Betting b
            && b.round().bets() == 0
            && b.round().level() > 0;
    return isBroughtIn
        ? PokerDecision.COMPLETE
        : bets.call() > 0 || isOption(hand) ? PokerDecision.RAISE : PokerDecision.BET;
  }

  private static boolean isOption(Hand hand) {
    return hand instanceof Hand.Betting b && b.round().level() > 0;
  }

  /// What the room does for a player who does not decide: check or fold, pat, no kill, show.
  static PokerDecision byRoom(Hand hand, boolean discardTimeoutKills) {
    return switch (PokerGame.options(hand)) {
      case LegalOptions.Bets bets ->
          bets.mayFold()
              ? (bets.call() > 0 ? PokerDecision.FOLD : PokerDecision.CHECK)
              : PokerDecision.BRING_IN;
      case LegalOptions.Kills _ -> PokerDecision.LET_LIVE;
      case LegalOptions.Draws _ -> PokerDecision.DRAW;
      case LegalOptions.Discards _ ->
          discardTimeoutKills ? PokerDecision.NOT_CLEARED : PokerDecision.DISCARD;
      case LegalOptions.Shows _ -> PokerDecision.SHOW;
      case LegalOptions.Deck _, LegalOptions.Over _ ->
          throw new IllegalStateException("nobody is asked for a decision");
    };
  }
}
