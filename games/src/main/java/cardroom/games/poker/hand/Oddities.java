package cardroom.games.poker.hand;

/// What has gone wrong in this hand and is not yet put right; almost always [#NONE].
///
/// @param seen cards face down before a place that everybody has seen
/// @param exposures how many cards the dealer exposed in this deal
/// @param owed places to which a replacement is due, four bits each, place + 1, first one lowest
/// @param burnMade whether the burn of the next street is already made
/// @param aside a card taken out of play until the deck is reshuffled
/// @param frozen places that play for the pot so far only (STUD-IRR-4)
/// @param unforced places that cannot be forced to open (STUD-IRR-1)
/// @param bared places with two hole cards exposed, whose hand may be withdrawn
/// @param leader who opens the last street by sixth street's cards, or -1 (STUD-IRR-4, STUD-IRR-7)
/// @param wrong places that have a wrong number of cards and were not yet found
/// @param actedEarly whether the first player acted before the deal was complete (DRAW-IRR-1)
/// @param forfeited places whose hand was ruled dead: nothing they put in goes back (HOLDEM-IRR-3)
public record Oddities(
    long seen,
    int exposures,
    long owed,
    boolean burnMade,
    long aside,
    int frozen,
    int unforced,
    int bared,
    int leader,
    int wrong,
    boolean actedEarly,
    int forfeited) {

  public static final Oddities NONE = new Oddities(0, 0, 0, false, 0, 0, 0, 0, -1, 0, false, 0);

  @SuppressWarnings(
      "ReferenceEquality") // asked with every card; an equal copy is rare and harmless
  boolean isNone() {
    return this == NONE;
  }

  Oddities see(long cards) {
    return new Oddities(
        seen | cards,
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

  Oddities exposedOneMore() {
    return new Oddities(
        seen,
        exposures + 1,
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

  Oddities owe(int place) {
    long list = owed;
    int shift = 0;
    while ((list >> shift & 15) != 0) {
      shift += 4;
    }
    return new Oddities(
        seen,
        exposures,
        owed | (place + 1L) << shift,
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

  boolean owesAny() {
    return owed != 0;
  }

  int firstOwed() {
    return (int) (owed & 15) - 1;
  }

  Oddities paidFirst() {
    return new Oddities(
        seen,
        exposures,
        owed >> 4,
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

  Oddities burnMade(boolean made) {
    return new Oddities(
        seen,
        exposures,
        owed,
        made,
        aside,
        frozen,
        unforced,
        bared,
        leader,
        wrong,
        actedEarly,
        forfeited);
  }

  Oddities aside(long card) {
    return new Oddities(
        seen,
        exposures,
        owed,
        burnMade,
        card,
        frozen,
        unforced,
        bared,
        leader,
        wrong,
        actedEarly,
        forfeited);
  }

  Oddities freeze(int place) {
    return new Oddities(
        seen,
        exposures,
        owed,
        burnMade,
        aside,
        frozen | 1 << place,
        unforced,
        bared,
        leader,
        wrong,
        actedEarly,
        forfeited);
  }

  /// One more hole card of the place lies open; the second one bares its hand.
  Oddities unforce(int place) {
    int both = bared | (unforced & (1 << place));
    int any = unforced | 1 << place;
    return new Oddities(
        seen,
        exposures,
        owed,
        burnMade,
        aside,
        frozen,
        any,
        both,
        leader,
        wrong,
        actedEarly,
        forfeited);
  }

  Oddities ledBy(int place) {
    return new Oddities(
        seen,
        exposures,
        owed,
        burnMade,
        aside,
        frozen,
        unforced,
        bared,
        place,
        wrong,
        actedEarly,
        forfeited);
  }

  Oddities wrongAt(int place, boolean isWrong) {
    int places = isWrong ? wrong | 1 << place : wrong & ~(1 << place);
    return new Oddities(
        seen,
        exposures,
        owed,
        burnMade,
        aside,
        frozen,
        unforced,
        bared,
        leader,
        places,
        actedEarly,
        forfeited);
  }

  /// The hand of the place is found wrong at the showdown only.
  Oddities foul(int place) {
    return forfeit(place).wrongAt(place, true);
  }

  /// The hand of the place is dead, and what it put in stays in the pot.
  Oddities forfeit(int place) {
    return new Oddities(
        seen,
        exposures,
        owed,
        burnMade,
        aside,
        frozen,
        unforced,
        bared,
        leader,
        wrong & ~(1 << place),
        actedEarly,
        forfeited | 1 << place);
  }

  Oddities actingEarly() {
    return new Oddities(
        seen, exposures, owed, burnMade, aside, frozen, unforced, bared, leader, wrong, true,
        forfeited);
  }
}
