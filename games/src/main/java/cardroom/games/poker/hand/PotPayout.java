package cardroom.games.poker.hand;

import cardroom.games.poker.variant.PotShare;
import cardroom.games.rules.Rule;

/// Chips that a place receives when the hand is over, and why.
///
/// @param pot the number of the pot, 0 for the main pot; -1 for a bet that goes back
/// @param part which part of it
public record PotPayout(int place, int pot, PotShare.Part part, long amount, Rule rule) {

  public PotAward award() {
    return isReturned() ? PotAward.RETURNED : PotAward.of(part);
  }

  /// Whether a bet goes back instead of being won.
  public boolean isReturned() {
    return pot < 0;
  }
}
