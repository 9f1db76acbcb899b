package cardroom.games.poker.table;

import cardroom.games.poker.betting.PlaceSet;
import cardroom.games.poker.hand.Hand;

/// Hands that were thrown away: their owners still know them, nobody else does.
///
/// @param cards what each place gave up with its hand
/// @param mucked the places that gave up only at the showdown
public record ThrownHands(CardsByPlace cards, PlaceSet mucked) {

  static ThrownHands none(int places) {
    return new ThrownHands(CardsByPlace.none(places), PlaceSet.NONE);
  }

  /// After a move that may have cost some of them their hands.
  ThrownHands after(Hand before, Hand now) {
    var next = this;
    for (int place : before.felt().live().minus(now.felt().live()).list()) {
      long own = before.felt().layout().own(place);
      var all = next.cards.without(place, ~own).with(place, own);
      boolean shows = before instanceof Hand.Showing;
      next = new ThrownHands(all, shows ? next.mucked.with(place) : next.mucked);
    }
    return next;
  }
}
