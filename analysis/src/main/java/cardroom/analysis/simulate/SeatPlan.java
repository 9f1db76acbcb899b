package cardroom.analysis.simulate;

import cardroom.games.money.Money;
import cardroom.games.table.WagerId;
import java.util.Map;

/// What a simulated seat stakes each round and how it plays.
///
/// @param bonus what it stakes on side bets; those that it leaves out may be missing
/// @param insures whether it insures for the most it may whenever an ace shows
public record SeatPlan(Money game, Map<WagerId, Money> bonus, PlayChart chart, boolean insures) {
  public SeatPlan {
    bonus = Map.copyOf(bonus);
  }

  /// What it stakes on a side bet.
  Money on(WagerId wager) {
    return bonus.getOrDefault(wager, Money.ZERO);
  }
}
