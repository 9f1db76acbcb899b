package cardroom.games.poker.table;

import cardroom.cards.Card;
import cardroom.cards.Cards;
import cardroom.games.money.Money;
import cardroom.games.poker.hand.Action;
import cardroom.games.poker.hand.Hand;
import cardroom.games.poker.hand.Options;
import cardroom.games.poker.hand.PokerGame;
import java.util.List;
import java.util.Optional;

/// The words for what a player does in a hand, and the actions they stand for.
final class HandDecisions {
  private HandDecisions() {}

  /// The action of a word; empty when the table knows none of that name.
  static Optional<Action> action(
      Hand hand, int place, String choice, Money amount, List<Card> cards) {
    return Optional.ofNullable(
        switch (choice) {
          case PokerChoiceId.FOLD -> Action.FOLD;
          case PokerChoiceId.CHECK -> Action.CHECK;
          case PokerChoiceId.CALL -> Action.CALL;
          case PokerChoiceId.BET, PokerChoiceId.RAISE, PokerChoiceId.COMPLETE ->
              new Action.BetTo(total(hand, amount));
          case PokerChoiceId.BRING_IN -> Action.BRING_IN;
          case PokerChoiceId.KILL -> new Action.Kill(place);
          case PokerChoiceId.LET_LIVE -> new Action.LetLive(place);
          case PokerChoiceId.DRAW -> new Action.Draw(Cards.bits(cards), 0);
          case PokerChoiceId.CHANGE -> new Action.Change(place, Cards.bits(cards), 0);
          case PokerChoiceId.DISCARD -> new Action.Discard(place, Cards.bits(cards));
          case PokerChoiceId.NOT_CLEARED -> new Action.NotCleared(place);
          case PokerChoiceId.SHOW -> Action.SHOW;
          case PokerChoiceId.MUCK -> Action.MUCK;
          case PokerChoiceId.PLAY_BOARD -> Action.PLAY_BOARD;
          default -> null;
        });
  }

  /// A bet without an amount is the least one.
  private static long total(Hand hand, Money amount) {
    return amount.isZero() && PokerGame.options(hand) instanceof Options.Bets bets
        ? bets.least()
        : amount.cents();
  }

  /// What a bet is called now.
  static String bet(Options.Bets bets, Hand hand) {
    if (hand instanceof Hand.Opening) {
      return PokerChoiceId.COMPLETE;
    }
    boolean isBroughtIn =
        hand.felt().variant().bringsIn()
            && hand instanceof Hand.Betting b
            && b.round().bets() == 0
            && b.round().level() > 0;
    return isBroughtIn
        ? PokerChoiceId.COMPLETE
        : bets.call() > 0 || isOption(hand) ? PokerChoiceId.RAISE : PokerChoiceId.BET;
  }

  private static boolean isOption(Hand hand) {
    return hand instanceof Hand.Betting b && b.round().level() > 0;
  }

  /// What the room does for a player who does not decide: check or fold, pat, no kill, show.
  static String byRoom(Hand hand, boolean discardTimeoutKills) {
    return switch (PokerGame.options(hand)) {
      case Options.Bets bets ->
          bets.mayFold()
              ? (bets.call() > 0 ? PokerChoiceId.FOLD : PokerChoiceId.CHECK)
              : PokerChoiceId.BRING_IN;
      case Options.Kills _ -> PokerChoiceId.LET_LIVE;
      case Options.Draws _ -> PokerChoiceId.DRAW;
      case Options.Discards _ ->
          discardTimeoutKills ? PokerChoiceId.NOT_CLEARED : PokerChoiceId.DISCARD;
      case Options.Shows _ -> PokerChoiceId.SHOW;
      case Options.Deck _, Options.Over _ -> "";
    };
  }
}
