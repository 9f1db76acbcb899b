package cardroom.games.banked;

import cardroom.games.money.Money;

/// What may be staked on a bonus wager.
///
/// @param upToBase true where it may not exceed the game wager
public record BonusLimits(Money min, Money max, boolean upToBase) {

  /// The most for a given game wager.
  public Money max(Money base) {
    return upToBase ? max.min(base) : max;
  }
}
