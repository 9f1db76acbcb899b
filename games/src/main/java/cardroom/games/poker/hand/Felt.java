package cardroom.games.poker.hand;

import cardroom.games.poker.betting.Chips;
import cardroom.games.poker.betting.Structure;
import cardroom.games.poker.variant.Street;
import cardroom.games.poker.variant.Variant;

/// What lies on the table in every phase of a hand.
///
/// @param street the street being dealt or bet, from 0
/// @param live the places still in
/// @param dropped what the table has taken from the pot
/// @param drawn how many cards each place drew last, four bits a place
/// @param killer the place that killed the pot, or -1
public record Felt(
    Start start,
    Layout layout,
    Chips chips,
    int street,
    int live,
    long dropped,
    long drawn,
    int killer,
    Oddities odd) {

  Felt layout(Layout next) {
    return new Felt(start, next, chips, street, live, dropped, drawn, killer, odd);
  }

  Felt chips(Chips next) {
    return new Felt(start, layout, next, street, live, dropped, drawn, killer, odd);
  }

  Felt odd(Oddities next) {
    return new Felt(start, layout, chips, street, live, dropped, drawn, killer, next);
  }

  /// The place is out; its cards go to the muck.
  Felt folded(int place) {
    return new Felt(
        start,
        layout.folded(place),
        chips,
        street,
        live & ~(1 << place),
        dropped,
        drawn,
        killer,
        odd);
  }

  Felt killedBy(int place, Chips next) {
    return new Felt(start, layout, next, street, live, dropped, drawn, place, odd);
  }

  Felt nextStreet() {
    return new Felt(
        start, layout, chips.nextRound(), street + 1, live, dropped, drawn, killer, odd);
  }

  Felt dropping(long fee) {
    return new Felt(start, layout, chips, street, live, fee, drawn, killer, odd);
  }

  Felt drew(int place, int count) {
    long counts = (drawn & ~(15L << (4 * place))) | ((long) count << (4 * place));
    return new Felt(start, layout, chips, street, live, dropped, counts, killer, odd);
  }

  public Terms terms() {
    return start.terms();
  }

  public Variant variant() {
    return start.terms().variant();
  }

  public Street streetNow() {
    return variant().streets().get(street);
  }

  boolean isLastStreet() {
    return street == variant().streets().size() - 1;
  }

  /// The limits in force: doubled when the pot is killed and the sheet says so.
  Structure structure() {
    var terms = start.terms();
    return killer >= 0 && terms.killDoublesLimits()
        ? terms.structure().doubled()
        : terms.structure();
  }

  /// All that was put in and not taken by the table.
  public long pot() {
    long pot = -dropped;
    for (int place = 0; place < start.places(); place++) {
      pot += start.stacks().at(place) - chips.behind(place);
    }
    return pot;
  }

  /// Whether the button pays the fee and not the pot.
  boolean feeFromButton() {
    return start.terms().readings().feeFromButton() && variant().hasButton();
  }

  /// What a place has put in to win: neither dead money nor the fee.
  public long contributed(int place) {
    boolean paysFee = feeFromButton() && place == start.places() - 1;
    long put = start.stacks().at(place) - chips.behind(place) - start.dead(place);
    return paysFee ? put - dropped : put;
  }

  /// What the table has taken out of the pots.
  public long takenFromPots() {
    return feeFromButton() ? 0 : dropped;
  }

  /// The places that still can bet.
  int able() {
    return chips.withChips(live) & ~odd.frozen();
  }

  /// How many cards a place drew last.
  public int drawn(int place) {
    return (int) (drawn >> (4 * place)) & 15;
  }
}
