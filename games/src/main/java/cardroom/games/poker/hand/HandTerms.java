package cardroom.games.poker.hand;

import cardroom.games.poker.betting.BettingStructure;
import cardroom.games.poker.variant.Variant;

/// What a table plays: the game and what its sheet settles, the same for every hand.
///
/// @param betsMax bets and raises in a round (POKER-BET-2)
/// @param uncappedHeadsUp whether the cap is lifted when two players are left
/// @param chip the smallest chip; what does not divide into it is an odd chip (POKER-ODD-1)
/// @param killDoublesLimits whether a kill doubles the limits too
/// @param openPairHolderOnly whether only the holder of an open pair may bet large
/// @param communityFromBurns whether burns serve a community card when one card is left
/// @param recorded whether amounts that a stack explains and raises after a short all-in are
///   accepted as written: for hands played elsewhere
public record HandTerms(
    Variant variant,
    BettingStructure structure,
    long bigBlind,
    long bringIn,
    int betsMax,
    boolean uncappedHeadsUp,
    long chip,
    boolean killDoublesLimits,
    boolean openPairHolderOnly,
    boolean communityFromBurns,
    boolean recorded,
    HouseReadings readings) {

  /// The house's usual terms: a bet and three raises, everything else by default.
  public static HandTerms usual(
      Variant variant, BettingStructure structure, long bigBlind, long bringIn) {
    return new HandTerms(
        variant,
        structure,
        bigBlind,
        bringIn,
        4,
        false,
        100,
        true,
        false,
        true,
        false,
        HouseReadings.USUAL);
  }

  public HandTerms chip(long smallest) {
    return new HandTerms(
        variant,
        structure,
        bigBlind,
        bringIn,
        betsMax,
        uncappedHeadsUp,
        smallest,
        killDoublesLimits,
        openPairHolderOnly,
        communityFromBurns,
        recorded,
        readings);
  }

  public HandTerms asRecorded() {
    return new HandTerms(
        variant,
        structure,
        bigBlind,
        bringIn,
        betsMax,
        true,
        chip,
        killDoublesLimits,
        openPairHolderOnly,
        communityFromBurns,
        true,
        readings);
  }

  /// For a hand of which not every card is known: nobody can say who may open.
  public HandTerms withoutOpeners() {
    return new HandTerms(
        variant,
        structure,
        bigBlind,
        bringIn,
        betsMax,
        uncappedHeadsUp,
        chip,
        killDoublesLimits,
        openPairHolderOnly,
        communityFromBurns,
        recorded,
        readings.withoutOpeners());
  }
}
