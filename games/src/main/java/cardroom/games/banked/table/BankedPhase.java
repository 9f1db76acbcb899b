package cardroom.games.banked.table;

import cardroom.games.banked.Circle;
import cardroom.games.banked.RoundStart;
import cardroom.games.money.Money;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/// What a banked table is in the middle of.
public sealed interface BankedPhase<R> {

  /// Between rounds: the bank is on offer, or the table waits for players.
  record Resting<R>() implements BankedPhase<R> {}

  /// The bank is up and wagers are placed, by circle.
  ///
  /// @param ready players who have made their bets
  record Betting<R>(
      int bankSeat, Player banker, Money bank, Map<Integer, Circle> circles, Set<Player> ready)
      implements BankedPhase<R> {
    public Betting {
      circles = Collections.unmodifiableMap(new TreeMap<>(circles));
      ready = Set.copyOf(ready);
    }

    Betting<R> with(Map<Integer, Circle> changed) {
      return new Betting<>(bankSeat, banker, bank, changed, ready);
    }

    Betting<R> with(Set<Player> nowReady) {
      return new Betting<>(bankSeat, banker, bank, circles, nowReady);
    }
  }

  /// Fees are dropped; cards are dealt.
  ///
  /// @param extras what was added to the layout since: insurance, doubles, splits, play wagers
  record Dealing<R>(
      RoundStart start, List<BankedEvent.Fee> fees, Map<Position, Money> extras, R round)
      implements BankedPhase<R> {
    public Dealing {
      fees = List.copyOf(fees);
      extras =
          extras.isEmpty() ? Map.of() : Collections.unmodifiableMap(new LinkedHashMap<>(extras));
    }

    Dealing<R> with(R next) {
      return new Dealing<>(start, fees, extras, next);
    }

    Dealing<R> adding(Map<Position, Money> more) {
      if (more.isEmpty()) {
        return this;
      }
      var sum = new LinkedHashMap<>(extras);
      more.forEach((position, amount) -> sum.merge(position, amount, Money::plus));
      return new Dealing<>(start, fees, sum, round);
    }
  }
}
