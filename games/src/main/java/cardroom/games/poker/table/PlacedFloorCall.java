package cardroom.games.poker.table;

import java.util.Optional;

/// A call, and the place of the card it concerns: `exposed.2` is the second face-down card of a
/// seat.
///
/// @param card counted from 1 in the order in which the cards were dealt; 0 where a call concerns
///   none
record PlacedFloorCall(PokerFloorCall call, int card) {

  /// More cards than anybody ever holds face down.
  static final int CARDS_MAX = 9;

  /// The call that a choice names, if there is one.
  static Optional<PlacedFloorCall> read(String choice) {
    int dot = choice.lastIndexOf('.');
    boolean isCard = dot > 0 && choice.substring(dot + 1).matches("[1-9]");
    int card = isCard ? choice.charAt(dot + 1) - '0' : 0;
    return PokerFloorCall.of(isCard ? choice.substring(0, dot) : choice)
        .map(call -> new PlacedFloorCall(call, card));
  }

  /// A card is named exactly when the call concerns one.
  boolean isWhole() {
    return call.cause().isPresent() == (card > 0);
  }

  @Override
  public String toString() {
    return card == 0 ? call.word() : call.word() + "." + card;
  }
}
