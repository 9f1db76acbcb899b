package cardroom.notation.phh;

import cardroom.cards.Cards;
import cardroom.games.poker.hand.Action;
import cardroom.games.poker.hand.Hand;
import cardroom.games.poker.hand.LegalOptions;
import cardroom.games.poker.hand.PokerGame;

/// A player's decision as a record writes it, in the words of the table.
final class PhhDecision {
  private PhhDecision() {}

  static Action of(Hand hand, PhhAction action) {
    return switch (action.kind()) {
      case FOLD -> Action.FOLD;
      case CHECK_OR_CALL ->
          PokerGame.options(hand) instanceof LegalOptions.Bets bets && bets.call() > 0
              ? Action.CALL
              : Action.CHECK;
      case BET -> new Action.BetTo(action.amount());
      case BRING_IN -> Action.BRING_IN;
      case DRAW -> draw(hand, action);
      case SHOW, DEAL_HOLE, DEAL_BOARD ->
          throw action.error(PhhReason.REFUSED, "expected a decision");
    };
  }

  private static Action draw(Hand hand, PhhAction action) {
    long cards = Cards.bits(action.cards());
    if (hand instanceof Hand.Discarding) {
      return cards == 0 && action.unknown() == 0
          ? new Action.NotCleared(action.player())
          : new Action.Discard(action.player(), cards);
    }
    long own = hand.felt().layout().own(action.player());
    // Cards that are first named when discarded were unknown until then.
    int unnamed = action.unknown() + Long.bitCount(cards & ~own);
    return new Action.Draw(cards & own, unnamed);
  }
}
