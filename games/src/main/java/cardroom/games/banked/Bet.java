package cardroom.games.banked;

import cardroom.games.money.Money;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.WagerId;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/// What one bettor has on one circle before the deal: the seat's own bettor, or one behind it.
///
/// @param matches whether a backline bettor said they match doubles and splits of the seat
public record Bet(Position position, Player bettor, Map<WagerId, Money> stakes, boolean matches) {

  public Bet {
    stakes = Collections.unmodifiableMap(new TreeMap<>(stakes));
  }

  public Money on(WagerId wager) {
    return stakes.getOrDefault(wager, Money.ZERO);
  }

  public boolean has(WagerId wager) {
    return stakes.containsKey(wager);
  }

  public Bet with(WagerId wager, Money amount) {
    var changed = new TreeMap<>(stakes);
    if (amount.isZero()) {
      changed.remove(wager);
    } else {
      changed.put(wager, amount);
    }
    return new Bet(position, bettor, changed, matches);
  }

  public Bet matching(boolean willMatch) {
    return new Bet(position, bettor, stakes, willMatch);
  }

  public Money total() {
    return Money.sum(stakes.values());
  }
}
