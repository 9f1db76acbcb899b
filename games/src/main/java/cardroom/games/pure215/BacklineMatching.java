package cardroom.games.pure215;

import static cardroom.games.pure215.Pure215Rule.*;

import cardroom.games.money.Money;
import cardroom.games.table.Position;
import java.util.Map;
import java.util.Optional;

/// What backline bettors may add when the seat doubles or splits (P215-BACK-5, A-54).
record BacklineMatching(Felt felt, HandPlace spot, Map<Position, Money> added) {

  /// A double may be matched for less.
  Optional<HandRules.Bar> doubling() {
    return bar(true);
  }

  /// A split must be matched by an equal wager, or not at all.
  Optional<HandRules.Bar> splitting() {
    return bar(false);
  }

  private Optional<HandRules.Bar> bar(boolean forLess) {
    return added.entrySet().stream()
        .filter(entry -> !fits(entry.getKey(), entry.getValue(), forLess))
        .findFirst()
        .map(
            entry ->
                new HandRules.Bar(
                    BACKLINE_FOLLOWS,
                    "is not matched by %s from %s".formatted(entry.getValue(), entry.getKey())));
  }

  private boolean fits(Position position, Money amount, boolean forLess) {
    var box = felt.box(spot);
    var index = box.index(position);
    if (index < 1 || !box.circle().bets().get(index).matches()) {
      return false;
    }
    var stake = felt.hand(spot).stakes().get(index);
    return stake.isPositive() && (amount.equals(stake) || (forLess && isLess(amount, stake)));
  }

  private boolean isLess(Money amount, Money stake) {
    return amount.isPositive()
        && amount.isLessThan(stake)
        && amount.isMultipleOf(felt.sheet().moneyUnit());
  }
}
