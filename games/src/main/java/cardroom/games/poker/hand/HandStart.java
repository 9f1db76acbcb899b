package cardroom.games.poker.hand;

import cardroom.games.poker.betting.AmountsByPlace;
import cardroom.games.poker.betting.ChipsInPlay;

/// What a hand begins with, before the first card.
///
/// @param stacks chips of every place before anything is posted
/// @param antes what each place antes; it counts for the pots it can win
/// @param blinds live posts, which count as bets of the first round
/// @param dead posts that belong to the pot at once (POKER-MISS-1)
/// @param level what the first round must match: the largest blind, even if it was posted short
/// @param opener the first to act when blinds open; -1 when a card decides
/// @param killer the place that killed before the deal, or -1 (LOWBALL-5)
/// @param fee what the table takes from the pot (POKER-FEE-1)
public record HandStart(
    HandTerms terms,
    AmountsByPlace stacks,
    AmountsByPlace antes,
    AmountsByPlace blinds,
    AmountsByPlace dead,
    long level,
    int opener,
    int killer,
    long fee) {

  /// Lists of places take four bits for each, and no game of the house has more than ten seats.
  private static final int PLACES_MOST = 15;

  public HandStart {
    int places = playing(stacks);
    if (antes.places() != places || blinds.places() != places || dead.places() != places) {
      throw new IllegalArgumentException("a hand needs as many posts as stacks");
    }
  }

  /// Small and big blind left of the button; heads-up the button posts the small one.
  public static HandStart blinds(
      HandTerms terms, AmountsByPlace stacks, long small, long big, long fee) {
    int places = playing(stacks);
    int bigPlace = places == 2 ? 0 : 1;
    var blinds = AmountsByPlace.zero(places).with(bigPlace, big).with(1 - bigPlace, small);
    int opener = places == 2 ? 1 : 2 % places;
    var none = AmountsByPlace.zero(places);
    return new HandStart(terms, stacks, none, blinds, none, big, opener, -1, fee);
  }

  /// Everybody antes; a card decides who opens.
  public static HandStart ante(HandTerms terms, AmountsByPlace stacks, long ante, long fee) {
    int places = stacks.places();
    var none = AmountsByPlace.zero(places);
    return new HandStart(
        terms, stacks, AmountsByPlace.each(places, ante), none, none, 0, -1, -1, fee);
  }

  private static int playing(AmountsByPlace stacks) {
    int places = stacks.places();
    if (places < 2 || places > PLACES_MOST) {
      throw new IllegalArgumentException("a hand has two to fifteen players, not " + places);
    }
    return places;
  }

  public int places() {
    return stacks.places();
  }

  /// The chips once everybody has posted what they can.
  ChipsInPlay posted() {
    return ChipsInPlay.posted(stacks, antes, dead, blinds);
  }

  long ante(int place) {
    return Math.min(stacks.at(place), antes.at(place));
  }

  long dead(int place) {
    long due = dead.at(place);
    return due == 0 ? 0 : Math.min(stacks.at(place) - ante(place), due);
  }

  long blind(int place) {
    return Math.min(stacks.at(place) - ante(place) - dead(place), blinds.at(place));
  }
}
