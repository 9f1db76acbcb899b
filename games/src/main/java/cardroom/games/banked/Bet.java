package cardroom.games.banked;

import cardroom.games.money.Money;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/// What one bettor has on one circle before the deal: the seat's own bettor, or one behind it.
///
/// @param matches a backline bettor's word that he matches doubles and splits of the seat
public record Bet(Position position, Player bettor, Map<Wager, Money> stakes, boolean matches) {

  public Bet {
    var copy = new EnumMap<Wager, Money>(Wager.class);
    copy.putAll(stakes);
    stakes = Collections.unmodifiableMap(copy);
  }

  public Money on(Wager wager) {
    return stakes.getOrDefault(wager, Money.ZERO);
  }

  public Bet with(Wager wager, Money amount) {
    var changed = new EnumMap<Wager, Money>(Wager.class);
    changed.putAll(stakes);
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
