package cardroom.server.table;

import cardroom.games.table.Player;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/// Who has a seat and neither looks at the table nor acts there. After a while the seat is given
/// up, and their chips go back to their purse: a player who closes the page rarely leaves properly.
/// After a restart everybody has the full time again.
final class AbsentSeats {
  static final long KEPT_MS = 10L * 60 * 1000;

  private final Map<String, Long> since = new HashMap<>();

  /// After every change, and when somebody comes or goes.
  void follow(Set<String> seated, Predicate<String> isAway, long now) {
    since.keySet().removeIf(name -> !seated.contains(name) || !isAway.test(name));
    for (String name : seated) {
      if (isAway.test(name)) {
        since.putIfAbsent(name, now);
      }
    }
  }

  /// A player acts, who need not be watching: a program may request the table only when it wants
  /// to.
  void acted(Player player, long now) {
    since.computeIfPresent(player.name(), (_, _) -> now);
  }

  /// When the next seat is given up.
  long next() {
    return since.isEmpty() ? Long.MAX_VALUE : Collections.min(since.values()) + KEPT_MS;
  }

  /// A player whose time is up; if nothing comes of it, they have the full time again.
  Optional<Player> over(long now) {
    var found =
        since.entrySet().stream()
            .filter(one -> one.getValue() + KEPT_MS <= now)
            .map(Map.Entry::getKey)
            .findFirst();
    found.ifPresent(name -> since.put(name, now));
    return found.map(Player::new);
  }
}
