package cardroom.games.poker.hand;

import cardroom.games.poker.betting.PlaceSet;

/// All that the rules would allow now; an amount is a range.
public sealed interface LegalOptions {

  /// A place may fold, check or call, and bet or raise.
  ///
  /// @param call what a call costs; 0 means that it may check
  /// @param least the least total it may bet to; 0 when it may not bet at all
  /// @param most the largest total; amounts between go up by `step`
  /// @param bringsIn whether the forced opening is its choice here, in place of a check or call
  /// @param mayFold whether it may give up its hand: a place that is forced to open may not
  record Bets(
      int place, long call, long least, long most, long step, boolean bringsIn, boolean mayFold)
      implements LegalOptions {
    public boolean mayBet() {
      return least > 0;
    }

    public boolean takes(long total) {
      return least > 0
          && total >= least
          && total <= most
          && ((total - least) % step == 0 || total == most);
    }
  }

  /// These places may kill the pot, each for itself.
  ///
  /// @param price what the killer has in after the kill
  record Kills(PlaceSet places, long price) implements LegalOptions {}

  /// A place may replace up to `most` of these cards.
  record Draws(int place, long from, int most) implements LegalOptions {}

  /// Each of these places gives up one of its cards.
  record Discards(PlaceSet places) implements LegalOptions {}

  /// A place may show, or muck, or say that the board plays.
  record Shows(int place, boolean mayMuck, boolean mayPlayBoard) implements LegalOptions {}

  /// The deck moves: a card, a shuffle, or a random choice among `oneOf`.
  record Deck(boolean shuffles, int oneOf) implements LegalOptions {}

  /// Nobody: the hand is over.
  record Over() implements LegalOptions {}

  Deck CARD = new Deck(false, 0);
  Deck SHUFFLE = new Deck(true, 0);
  Over OVER = new Over();
}
