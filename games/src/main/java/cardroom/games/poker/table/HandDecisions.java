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
  static final String FOLD = "fold";
  static final String CHECK = "check";
  static final String CALL = "call";
  static final String BET = "bet";
  static final String RAISE = "raise";
  static final String COMPLETE = "complete";
  static final String BRING_IN = "bring-in";
  static final String KILL = "kill";
  static final String LET_LIVE = "let-live";
  static final String DRAW = "draw";
  static final String CHANGE = "change";
  static final String DISCARD = "discard";
  static final String NOT_CLEARED = "not-cleared";
  static final String SHOW = "show";
  static final String MUCK = "muck";
  static final String PLAY_BOARD = "play-board";

  private HandDecisions() {}

  /// The action of a word; empty when the table knows none of that name.
  static Optional<Action> action(
      Hand hand, int place, String choice, Money amount, List<Card> cards) {
    return Optional.ofNullable(
        switch (choice) {
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
      return COMPLETE;
    }
    boolean isBroughtIn =
        hand.felt().variant().bringsIn()
            && hand instanceof Hand.Betting b
            && b.round().bets() == 0
            && b.round().level() > 0;
    return isBroughtIn ? COMPLETE : bets.call() > 0 || isOption(hand) ? RAISE : BET;
  }

  private static boolean isOption(Hand hand) {
    return hand instanceof Hand.Betting b && b.round().level() > 0;
  }

  /// What the room does for a player who does not decide: check or fold, pat, no kill, show.
  static String byRoom(Hand hand, boolean discardTimeoutKills) {
    return switch (PokerGame.options(hand)) {
      case Options.Bets bets -> bets.mayFold() ? (bets.call() > 0 ? FOLD : CHECK) : BRING_IN;
      case Options.Kills _ -> LET_LIVE;
      case Options.Draws _ -> DRAW;
      case Options.Discards _ -> discardTimeoutKills ? NOT_CLEARED : DISCARD;
      case Options.Shows _ -> SHOW;
      case Options.Deck _, Options.Over _ -> "";
    };
  }
}
