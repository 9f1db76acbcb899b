package cardroom.games.poker.hand;

import cardroom.games.poker.variant.Deck;

/// Where every card is: no card in two places, none lost.
///
/// Each card has one spot, and the number of its spot is written in binary: a set of cards for each
/// digit. A card is moved in a few instructions, however many people sit at the table, and that is
/// done more often than anything else in poker.
///
/// @param ones the cards whose spot has the digit of value 1, and so on
/// @param open the cards face up before a place
/// @param unknown how many cards of each place are unknown (PHH `??`), four bits a place
public record Layout(
    long ones, long twos, long fours, long eights, long sixteens, long open, long unknown) {

  /// The cards not yet dealt, in an order nobody knows.
  private static final int STUB = 31;

  /// In the middle, face up.
  private static final int BOARD = 30;

  /// Burned, face down.
  private static final int BURNS = 29;

  /// What was folded or discarded.
  private static final int MUCK = 28;

  /// Out of play until the deck is shuffled again (HOLDEM-IRR-6).
  private static final int ASIDE = 27;

  /// The spot of place 0; the others follow. A card at spot 0 is not in this deck.
  private static final int FIRST_PLACE = 1;

  static Layout fresh(Deck deck) {
    long all = deck.bits();
    return new Layout(all, all, all, all, all, 0, 0);
  }

  /// All ones where the spot's number has that digit.
  private static long digit(int spot, int digit) {
    return -(spot >> digit & 1L);
  }

  private long at(int spot) {
    return ~((ones ^ digit(spot, 0))
        | (twos ^ digit(spot, 1))
        | (fours ^ digit(spot, 2))
        | (eights ^ digit(spot, 3))
        | (sixteens ^ digit(spot, 4)));
  }

  private Layout moved(long cards, int spot, long nextOpen, long nextUnknown) {
    return new Layout(
        (ones & ~cards) | (cards & digit(spot, 0)),
        (twos & ~cards) | (cards & digit(spot, 1)),
        (fours & ~cards) | (cards & digit(spot, 2)),
        (eights & ~cards) | (cards & digit(spot, 3)),
        (sixteens & ~cards) | (cards & digit(spot, 4)),
        nextOpen,
        nextUnknown);
  }

  /// Moves these cards elsewhere, none of them face up in front of a place.
  private Layout moved(long cards, int spot) {
    return moved(cards, spot, open & ~cards, unknown);
  }

  public long stub() {
    return at(STUB);
  }

  /// Whether this card, one alone, is not yet dealt.
  boolean isInStub(long card) {
    return (ones & twos & fours & eights & sixteens & card) != 0;
  }

  public long board() {
    return at(BOARD);
  }

  public long burns() {
    return at(BURNS);
  }

  public long muck() {
    return at(MUCK);
  }

  /// All cards of a place.
  public long own(int place) {
    return at(FIRST_PLACE + place);
  }

  /// The cards face down before a place.
  public long down(int place) {
    return own(place) & ~open;
  }

  /// The cards face up before a place.
  public long up(int place) {
    return own(place) & open;
  }

  public int unknown(int place) {
    return (int) (unknown >> (4 * place)) & 15;
  }

  /// How many cards a place has, named or not.
  public int count(int place) {
    return Long.bitCount(own(place)) + unknown(place);
  }

  Layout dealtDown(int place, long card) {
    return dealt(place, card, false);
  }

  Layout dealtUp(int place, long card) {
    return dealt(place, card, true);
  }

  Layout dealt(int place, long card, boolean up) {
    return moved(card, FIRST_PLACE + place, up ? open | card : open & ~card, unknown);
  }

  Layout dealtUnknown(int place) {
    return moved(0, STUB, open, unknown + (1L << (4 * place)));
  }

  Layout turned(long card) {
    return moved(card, BOARD);
  }

  Layout burned(long card) {
    return moved(card, BURNS);
  }

  Layout setAside(long card) {
    return moved(card, ASIDE);
  }

  /// The place's cards go to the muck.
  Layout folded(int place) {
    long gone = own(place);
    return moved(gone, MUCK, open & ~gone, unknown & ~(15L << (4 * place)));
  }

  /// The place gives up some of its cards, that many of them unknown.
  Layout discarded(int place, long cards, int unnamed) {
    return moved(cards, MUCK, open & ~cards, unknown - ((long) unnamed << (4 * place)));
  }

  /// Cards from the board, the muck, the burns or aside become the stub again.
  Layout intoStub(long cards) {
    return moved(cards, STUB);
  }

  /// A card before a place becomes a burn card.
  Layout toBurns(long card) {
    return moved(card, BURNS);
  }

  /// Turns up a face-down card of a place.
  Layout exposed(long card) {
    return moved(0, STUB, open | card, unknown);
  }

  /// A place shows cards that were unknown.
  Layout named(int place, long cards) {
    long fresh = cards & ~own(place);
    long left = unknown - ((long) Long.bitCount(fresh) << (4 * place));
    return moved(fresh, FIRST_PLACE + place, open & ~fresh, left);
  }

  /// The same as if these cards were still in front of the place, some of them face up.
  public Layout stillBefore(int place, long down, long up) {
    return moved(down | up, FIRST_PLACE + place, (open & ~down) | up, unknown);
  }
}
