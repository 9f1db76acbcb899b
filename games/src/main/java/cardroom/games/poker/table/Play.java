package cardroom.games.poker.table;

import cardroom.games.poker.hand.Hand;
import cardroom.games.poker.hand.PokerGame;
import cardroom.games.poker.hand.Start;

/// A hand in progress at the table.
///
/// @param shuffleDue whether the deck must be shuffled before the first card
public record Play(Lineup lineup, Start start, Hand hand, boolean shuffleDue) {

  Play hand(Hand next) {
    return new Play(lineup, start, next, shuffleDue);
  }

  /// Whether the player in that seat is dealt in and has not folded.
  boolean isLive(int seat) {
    int place = lineup.place(seat);
    return place >= 0 && (hand.felt().live() >> place & 1) != 0;
  }

  boolean mayAct(int seat) {
    int place = lineup.place(seat);
    return place >= 0 && !shuffleDue && (PokerGame.toAct(hand) >> place & 1) != 0;
  }
}
