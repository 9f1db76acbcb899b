package cardroom.analysis.equity;

import cardroom.games.poker.variant.DealStep;
import cardroom.games.poker.variant.Variant;

/// What a question needs to know about a game, read from its declaration.
///
/// @param deck the cards of the deck as bits
/// @param boardCards how many cards the board has in the end
/// @param ownCards how many each player is dealt
/// @param up how many of those are face up
/// @param discards whether one of them is given up after the flop
/// @param draws whether cards may be exchanged
record EquityGame(
    ShowdownLookup showing,
    long deck,
    int boardCards,
    int ownCards,
    int up,
    boolean discards,
    boolean draws) {
  static final int FLOP = 3;

  static EquityGame of(Variant variant) {
    return new EquityGame(
        ShowdownLookup.of(variant),
        variant.deck().bits(),
        count(variant, DealStep.Kind.BOARD),
        count(variant, DealStep.Kind.DOWN) + count(variant, DealStep.Kind.UP),
        count(variant, DealStep.Kind.UP),
        variant.streets().stream().anyMatch(street -> street.discards() > 0),
        variant.streets().stream().anyMatch(street -> street.isDraw()));
  }

  private static int count(Variant variant, DealStep.Kind kind) {
    return variant.streets().stream()
        .flatMap(street -> street.steps().stream())
        .filter(step -> step.kind() == kind)
        .mapToInt(DealStep::count)
        .sum();
  }

  int deckSize() {
    return Long.bitCount(deck);
  }

  int boardMissing(long board) {
    return boardCards - Long.bitCount(board);
  }

  boolean hasBoard() {
    return boardCards > 0;
  }
}
