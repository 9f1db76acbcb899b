package cardroom.games.seating;

import cardroom.games.money.Money;
import cardroom.games.table.Choice.Amount;
import cardroom.games.table.Player;
import cardroom.games.table.RoomRule;
import cardroom.games.table.Ruling;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// What people took away from a table, until the room says that their hour is over: a player who
/// comes back earlier must bring as much, so that nobody puts winnings aside (reading 0002).
///
/// @param chips by player, the last to leave at the end
public record Departures(Map<Player, Money> chips) {

  public static final Departures NONE = new Departures(Map.of());

  public Departures {
    chips = Collections.unmodifiableMap(new LinkedHashMap<>(chips));
  }

  public Departures left(Player player, Money stack) {
    var all = new LinkedHashMap<>(chips);
    all.remove(player);
    all.put(player, stack);
    return new Departures(all);
  }

  /// The player is back, or their hour is over.
  public Departures without(Player player) {
    if (!chips.containsKey(player)) {
      return this;
    }
    var all = new LinkedHashMap<>(chips);
    all.remove(player);
    return new Departures(all);
  }

  public Set<Player> players() {
    return chips.keySet();
  }

  /// What that player may sit down with, where everybody else may choose from the usual amounts.
  public Amount buyIn(Player player, Amount usual) {
    var taken = Optional.ofNullable(chips.get(player)).orElse(Money.ZERO);
    var least = taken.min(usual.max()).downTo(usual.step()).max(usual.min());
    return new Amount(least, usual.max(), usual.step(), usual.suggested().max(least));
  }

  /// Why an amount that everybody else could sit down with is too little for that player.
  public Optional<Ruling.Refused> refusal(Player player, Amount usual, Money amount) {
    var own = buyIn(player, usual);
    if (!usual.takes(amount) || own.takes(amount)) {
      return Optional.empty();
    }
    var said =
        "You left this table with %s within the hour, and %s is less"
            .formatted(chips.get(player), amount);
    var remedy = "Bring %s to %s, or wait for the hour to pass.".formatted(own.min(), own.max());
    return Optional.of(new Ruling.Refused(RoomRule.GOING_SOUTH, said, remedy));
  }
}
