package cardroom.games.poker.hand;

import cardroom.games.poker.variant.Deck;

/// Where every card lies, as sets of bits: no card in two places, none lost.
///
/// @param stub the cards not yet dealt, in an order nobody knows
/// @param down the cards face down before each place
/// @param up the cards face up before each place
/// @param burns the cards burned, face down
/// @param muck what was folded or discarded
/// @param unknown how many cards before each place nobody named (PHH `??`), four bits a place
public record Layout(
    long stub, Holes down, Holes up, long board, long burns, long muck, long unknown) {

  static Layout fresh(Deck deck, int places) {
    var none = Holes.none(places);
    return new Layout(deck.bits(), none, none, 0, 0, 0, 0);
  }

  /// All cards of a place.
  public long own(int place) {
    return down.at(place) | up.at(place);
  }

  public int unknown(int place) {
    return (int) (unknown >> (4 * place)) & 15;
  }

  /// How many cards a place has, named or not.
  public int count(int place) {
    return Long.bitCount(own(place)) + unknown(place);
  }

  Layout dealtDown(int place, long card) {
    return new Layout(stub & ~card, down.with(place, card), up, board, burns, muck, unknown);
  }

  Layout dealtUp(int place, long card) {
    return new Layout(stub & ~card, down, up.with(place, card), board, burns, muck, unknown);
  }

  Layout dealtUnknown(int place) {
    return new Layout(stub, down, up, board, burns, muck, unknown + (1L << (4 * place)));
  }

  Layout turned(long card) {
    return new Layout(stub & ~card, down, up, board | card, burns, muck, unknown);
  }

  Layout burned(long card) {
    return new Layout(stub & ~card, down, up, board, burns | card, muck, unknown);
  }

  /// The place's cards go to the muck.
  Layout folded(int place) {
    long gone = own(place);
    return new Layout(
        stub,
        down.without(place, gone),
        up.without(place, gone),
        board,
        burns,
        muck | gone,
        unknown & ~(15L << (4 * place)));
  }

  /// The place gives up some of its cards; so many of them nobody named.
  Layout discarded(int place, long cards, int unnamed) {
    return new Layout(
        stub,
        down.without(place, cards),
        up.without(place, cards),
        board,
        burns,
        muck | cards,
        unknown - ((long) unnamed << (4 * place)));
  }

  /// Cards from the muck or the burns become the stub again.
  Layout intoStub(long cards) {
    return new Layout(
        stub | cards, down, up, board & ~cards, burns & ~cards, muck & ~cards, unknown);
  }

  /// A card before a place becomes a burn card.
  Layout toBurns(int place, long card) {
    return new Layout(
        stub,
        down.without(place, card),
        up.without(place, card),
        board,
        burns | card,
        muck,
        unknown);
  }

  /// A card that lay face down lies face up.
  Layout exposed(int place, long card) {
    return new Layout(
        stub, down.without(place, card), up.with(place, card), board, burns, muck, unknown);
  }

  /// A place shows cards that nobody had named.
  Layout named(int place, long cards) {
    long fresh = cards & ~own(place);
    return new Layout(
        stub & ~fresh,
        down.with(place, fresh),
        up,
        board,
        burns,
        muck,
        unknown - ((long) Long.bitCount(fresh) << (4 * place)));
  }
}
