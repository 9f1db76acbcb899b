package cardroom.server.table;

import cardroom.games.table.Player;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/// Who has a seat and neither looks at the table nor acts there. After a while the seat is for
/// somebody else, and their chips go back to their purse: whoever closes the page seldom says
/// goodbye. After a restart everybody has the whole time again.
final class AbsentSeats {
  static final long KEPT_MS = 10L * 60 * 1000;

  private final Map<String, Long> since = new HashMap<>();

  /// After every change, and when somebody comes or goes.
  void follow(Set<String> seated, Predicate<String> isAway, long now) {
    var absent = seated.stream().filter(isAway).collect(Collectors.toSet());
    since.keySet().retainAll(absent);
    absent.forEach(name -> since.putIfAbsent(name, now));
  }

  /// Somebody acts, who need not look: a program may ask for the table only when it wants to.
  void acted(Player player, long now) {
    since.computeIfPresent(player.name(), (_, _) -> now);
  }

  /// When the next seat is given up.
  long next() {
    long first = since.values().stream().mapToLong(Long::longValue).min().orElse(Long.MAX_VALUE);
    return first == Long.MAX_VALUE ? first : first + KEPT_MS;
  }

  /// Somebody whose time is over; if nothing comes of it, they have the whole time again.
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
