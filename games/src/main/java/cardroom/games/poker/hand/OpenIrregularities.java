package cardroom.games.poker.hand;

import cardroom.games.poker.betting.PlaceSet;

/// What has gone wrong in this hand and is not yet put right; almost always [#NONE].
///
/// @param seen cards face down before a place that everybody has seen
/// @param exposures how many cards the dealer exposed in this deal
/// @param owed places that are due a replacement, four bits each, place + 1, first one lowest
/// @param burnMade whether the burn of the next street is already made
/// @param aside a card taken out of play until the deck is reshuffled
/// @param frozen places that play for the pot so far only (STUD-IRR-4)
/// @param unforced places that cannot be forced to open (STUD-IRR-1)
/// @param bared places with two hole cards exposed, whose hand may be withdrawn
/// @param leader who opens the last street by sixth street's cards, or -1 (STUD-IRR-4, STUD-IRR-7)
/// @param wrong places that have a wrong number of cards and were not yet found
/// @param actedEarly whether the first player acted before the deal was complete (DRAW-IRR-1)
/// @param forfeited places whose hand was ruled dead: nothing they put in goes back (HOLDEM-IRR-3)
public record OpenIrregularities(
    long seen,
    int exposures,
    long owed,
    boolean burnMade,
    long aside,
    PlaceSet frozen,
    PlaceSet unforced,
    PlaceSet bared,
    int leader,
    PlaceSet wrong,
    boolean actedEarly,
    PlaceSet forfeited) {

  public static final OpenIrregularities NONE =
      new OpenIrregularities(
          0,
          0,
          0,
          false,
          0,
          PlaceSet.NONE,
          PlaceSet.NONE,
          PlaceSet.NONE,
          -1,
          PlaceSet.NONE,
          false,
          PlaceSet.NONE);

  @SuppressWarnings(
      "ReferenceEquality") // asked with every card; an equal copy is rare and harmless
  boolean isNone() {
    return this == NONE;
  }

  OpenIrregularities see(long cards) {
    var next = new Draft(this);
    next.seen |= cards;
    return next.made();
  }

  OpenIrregularities exposedOneMore() {
    var next = new Draft(this);
    next.exposures++;
    return next.made();
  }

  OpenIrregularities owe(int place) {
    int shift = 0;
    while ((owed >> shift & 15) != 0) {
      shift += 4;
    }
    var next = new Draft(this);
    next.owed |= (place + 1L) << shift;
    return next.made();
  }

  boolean owesAny() {
    return owed != 0;
  }

  int firstOwed() {
    return (int) (owed & 15) - 1;
  }

  OpenIrregularities paidFirst() {
    var next = new Draft(this);
    next.owed >>= 4;
    return next.made();
  }

  OpenIrregularities burnMade(boolean made) {
    var next = new Draft(this);
    next.burnMade = made;
    return next.made();
  }

  OpenIrregularities aside(long card) {
    var next = new Draft(this);
    next.aside = card;
    return next.made();
  }

  OpenIrregularities freeze(int place) {
    var next = new Draft(this);
    next.frozen = frozen.with(place);
    return next.made();
  }

  /// One more hole card of the place is exposed; with the second one its hand may be withdrawn.
  OpenIrregularities unforce(int place) {
    var next = new Draft(this);
    next.bared = unforced.contains(place) ? bared.with(place) : bared;
    next.unforced = unforced.with(place);
    return next.made();
  }

  OpenIrregularities ledBy(int place) {
    var next = new Draft(this);
    next.leader = place;
    return next.made();
  }

  OpenIrregularities wrongAt(int place, boolean isWrong) {
    var next = new Draft(this);
    next.wrong = isWrong ? wrong.with(place) : wrong.without(place);
    return next.made();
  }

  /// The hand of the place is found to be wrong only at the showdown.
  OpenIrregularities foul(int place) {
    return forfeit(place).wrongAt(place, true);
  }

  /// The hand of the place is dead, and what it put in stays in the pot.
  OpenIrregularities forfeit(int place) {
    var next = new Draft(this);
    next.wrong = wrong.without(place);
    next.forfeited = forfeited.with(place);
    return next.made();
  }

  OpenIrregularities actingEarly() {
    var next = new Draft(this);
    next.actedEarly = true;
    return next.made();
  }

  /// A copy in which one thing or two are changed before it becomes a value again.
  private static final class Draft {
    private long seen;
    private int exposures;
    private long owed;
    private boolean burnMade;
    private long aside;
    private PlaceSet frozen;
    private PlaceSet unforced;
    private PlaceSet bared;
    private int leader;
    private PlaceSet wrong;
    private boolean actedEarly;
    private PlaceSet forfeited;

    Draft(OpenIrregularities from) {
      this.seen = from.seen;
      this.exposures = from.exposures;
      this.owed = from.owed;
      this.burnMade = from.burnMade;
      this.aside = from.aside;
      this.frozen = from.frozen;
      this.unforced = from.unforced;
      this.bared = from.bared;
      this.leader = from.leader;
      this.wrong = from.wrong;
      this.actedEarly = from.actedEarly;
      this.forfeited = from.forfeited;
    }

    OpenIrregularities made() {
      return new OpenIrregularities(
          seen,
          exposures,
          owed,
          burnMade,
          aside,
          frozen,
          unforced,
          bared,
          leader,
          wrong,
          actedEarly,
          forfeited);
    }
  }
}
