package cardroom.games.poker.hand;

import cardroom.games.poker.betting.BettingStructure;
import cardroom.games.poker.betting.ChipsInPlay;
import cardroom.games.poker.betting.PlaceSet;
import cardroom.games.poker.variant.Street;
import cardroom.games.poker.variant.Variant;

/// What is on the table in every phase of a hand.
///
/// @param street the street being dealt or bet, from 0
/// @param live the places still in
/// @param incidents what changes rarely, and is not copied with every card
public record Felt(
    HandStart start,
    Layout layout,
    ChipsInPlay chips,
    int street,
    PlaceSet live,
    Incidents incidents) {

  /// State that most hands never need.
  ///
  /// @param dropped what the table has taken from the pot
  /// @param drawn how many cards each place drew last, four bits a place
  /// @param killer the place that killed the pot, or -1
  public record Incidents(long dropped, long drawn, int killer, OpenIrregularities odd) {
    private static final Incidents NONE = new Incidents(0, 0, -1, OpenIrregularities.NONE);
  }

  /// Before the first card, with blinds and antes in.
  static Felt opened(HandStart start, Layout layout, ChipsInPlay chips) {
    var none = Incidents.NONE;
    var felt = new Felt(start, layout, chips, 0, PlaceSet.all(start.places()), none);
    return start.killer() < 0 ? felt : felt.killedBy(start.killer(), chips);
  }

  Felt layout(Layout next) {
    return new Felt(start, next, chips, street, live, incidents);
  }

  Felt chips(ChipsInPlay next) {
    return new Felt(start, layout, next, street, live, incidents);
  }

  private Felt incidents(Incidents next) {
    return new Felt(start, layout, chips, street, live, next);
  }

  Felt odd(OpenIrregularities next) {
    return incidents(new Incidents(dropped(), drawn(), killer(), next));
  }

  /// The place is out; its cards go to the muck.
  Felt folded(int place) {
    return new Felt(start, layout.folded(place), chips, street, live.without(place), incidents);
  }

  Felt killedBy(int place, ChipsInPlay next) {
    return chips(next).incidents(new Incidents(dropped(), drawn(), place, odd()));
  }

  Felt nextStreet() {
    return new Felt(start, layout, chips.nextRound(), street + 1, live, incidents);
  }

  Felt dropping(long fee) {
    return incidents(new Incidents(fee, drawn(), killer(), odd()));
  }

  Felt drew(int place, int count) {
    long counts = (drawn() & ~(15L << (4 * place))) | ((long) count << (4 * place));
    return incidents(new Incidents(dropped(), counts, killer(), odd()));
  }

  public long dropped() {
    return incidents.dropped();
  }

  private long drawn() {
    return incidents.drawn();
  }

  public int killer() {
    return incidents.killer();
  }

  public OpenIrregularities odd() {
    return incidents.odd();
  }

  public HandTerms terms() {
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
  BettingStructure structure() {
    var terms = start.terms();
    return killer() >= 0 && terms.killDoublesLimits()
        ? terms.structure().doubled()
        : terms.structure();
  }

  /// All that was put in and not taken by the table.
  public long pot() {
    long pot = -dropped();
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
    boolean paysFee = place == start.places() - 1 && feeFromButton();
    long put = start.stacks().at(place) - chips.behind(place) - start.dead(place);
    return paysFee ? put - dropped() : put;
  }

  /// What the table has taken out of the pots.
  public long takenFromPots() {
    return feeFromButton() ? 0 : dropped();
  }

  /// The places that still can bet.
  PlaceSet able() {
    return chips.withChips(live).minus(odd().frozen());
  }

  /// How many cards a place drew last.
  public int drawn(int place) {
    return (int) (drawn() >> (4 * place)) & 15;
  }
}
