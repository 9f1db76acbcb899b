package cardroom.analysis.equity;

import cardroom.games.poker.variant.Variant;
import java.util.List;

/// Who holds what in which game.
///
/// @param board the board cards already dealt, as bits
/// @param dead cards that nobody can be dealt any more, as bits
/// @param samples how many deals to try at random, or 0 to try all where that is quick
public record EquityQuestion(
    Variant variant, List<EquityHand> entrants, long board, long dead, int samples) {
  public EquityQuestion {
    entrants = List.copyOf(entrants);
  }
}
