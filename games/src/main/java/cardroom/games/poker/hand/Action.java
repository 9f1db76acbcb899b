package cardroom.games.poker.hand;

import cardroom.cards.Card;
import cardroom.cards.Cards;

/// Everything that can happen in a hand, by a player or by the deck.
public sealed interface Action {

  /// The deck's move: the next card, wherever it belongs.
  record Deal(Card card) implements Action {
    private static final Deal[] ALL =
        Cards.WITH_JOKER_53.stream().map(Deal::new).toArray(Deal[]::new);

    /// The shared instance for that card.
    public static Deal of(Card card) {
      return ALL[card.index()];
    }
  }

  /// The next card is face down and unknown (PHH `??`).
  record DealUnknown() implements Action {}

  /// The cards that had to be shuffled are shuffled.
  record Shuffled() implements Action {}

  record Fold() implements Action {}

  record Check() implements Action {}

  record Call() implements Action {}

  /// Bets, raises or completes to a total of this round.
  record BetTo(long total) implements Action {}

  /// Posts the forced opening (STUD-6).
  record BringIn() implements Action {}

  /// Kills the pot before a third card is seen (LOWBALL-4).
  record Kill(int place) implements Action {}

  /// Does not kill.
  record LetLive(int place) implements Action {}

  /// Gives up these cards and asks for as many; none means a pat hand.
  ///
  /// @param unnamed how many unknown cards are given up in addition
  record Draw(long cards, int unnamed) implements Action {
    public static final Draw PAT = new Draw(0, 0);
  }

  /// A place asks for a different number of cards than it said (DRAW-4).
  record Change(int place, long cards, int unnamed) implements Action {
    Draw draw() {
      return new Draw(cards, unnamed);
    }
  }

  /// Gives up one card after the flop (PINEAPPLE-1).
  ///
  /// @param card 0 for an unknown one
  record Discard(int place, long card) implements Action {}

  /// The place did not clear its hand in time (PINEAPPLE-2).
  record NotCleared(int place) implements Action {}

  record Show() implements Action {}

  record Muck() implements Action {}

  /// Announces that the board plays, then mucks (HOLDEM-2).
  record PlayBoard() implements Action {}

  /// Something went wrong in the deal, or is put right.
  record Trouble(Irregularity what) implements Action {}

  Fold FOLD = new Fold();
  Check CHECK = new Check();
  Call CALL = new Call();
  BringIn BRING_IN = new BringIn();
  Show SHOW = new Show();
  Muck MUCK = new Muck();
  PlayBoard PLAY_BOARD = new PlayBoard();
  Shuffled SHUFFLED = new Shuffled();
  DealUnknown UNKNOWN = new DealUnknown();
}
