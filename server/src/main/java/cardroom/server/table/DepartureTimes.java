package cardroom.server.table;

import cardroom.games.table.Player;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// When the hour of each player is over who left a table, in which they come back with what they
/// took away. It goes on over a restart, since the records say when they left.
final class DepartureTimes {
  static final long HOUR_MS = 60L * 60 * 1000;

  /// When it is told again, if nothing came of it.
  private static final long AGAIN_MS = 60L * 1000;

  private final Map<Player, Long> overAt = new LinkedHashMap<>();

  /// @param departed of whom the table knows what they took away
  void follow(Set<Player> departed, long now) {
    overAt.keySet().retainAll(departed);
    departed.forEach(player -> overAt.putIfAbsent(player, now + HOUR_MS));
  }

  /// The table was brought back: whose hour runs already keeps it.
  ///
  /// @param goneForMs how long ago each left
  void recall(Map<Player, Long> goneForMs, long now) {
    goneForMs.forEach((player, ms) -> overAt.putIfAbsent(player, now + HOUR_MS - ms));
  }

  /// When the next hour is over.
  long next() {
    return overAt.values().stream().mapToLong(Long::longValue).min().orElse(Long.MAX_VALUE);
  }

  /// Somebody whose hour is over.
  Optional<Player> over(long now) {
    var found =
        overAt.entrySet().stream()
            .filter(one -> one.getValue() <= now)
            .map(Map.Entry::getKey)
            .findFirst();
    found.ifPresent(player -> overAt.put(player, now + AGAIN_MS));
    return found;
  }
}
