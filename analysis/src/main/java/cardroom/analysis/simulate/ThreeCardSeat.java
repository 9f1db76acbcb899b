package cardroom.analysis.simulate;

import cardroom.games.money.Money;
import cardroom.games.table.WagerId;
import java.util.Map;

/// What a simulated seat of Three Card Poker stakes each round and which hands it plays.
///
/// @param bonus what it stakes on side bets; those that it leaves out may be missing
public record ThreeCardSeat(Money ante, Map<WagerId, Money> bonus, FoldChart chart) {
  public ThreeCardSeat {
    bonus = Map.copyOf(bonus);
  }

  /// What it stakes on a side bet.
  Money on(WagerId wager) {
    return bonus.getOrDefault(wager, Money.ZERO);
  }
}
