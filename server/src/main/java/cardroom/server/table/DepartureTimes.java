package cardroom.server.table;

import cardroom.games.table.Player;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// When the hour ends in which each player who left a table must come back with what they took
/// away. It continues across a restart, since the records say when they left.
final class DepartureTimes {
  static final long HOUR_MS = 60L * 60 * 1000;

  /// When it is reported again, if nothing came of it.
  private static final long AGAIN_MS = 60L * 1000;

  private final Map<Player, Long> overAt = new LinkedHashMap<>();

  /// @param departed the players whose chips the table still remembers
  void follow(Set<Player> departed, long now) {
    overAt.keySet().retainAll(departed);
    departed.forEach(player -> overAt.putIfAbsent(player, now + HOUR_MS));
  }

  /// The table was reloaded: an hour that is already running continues.
  ///
  /// @param goneForMs how long ago each left
  void recall(Map<Player, Long> goneForMs, long now) {
    goneForMs.forEach((player, ms) -> overAt.putIfAbsent(player, now + HOUR_MS - ms));
  }

  /// When the next hour is over.
  long next() {
    return overAt.isEmpty() ? Long.MAX_VALUE : Collections.min(overAt.values());
  }

  /// A player whose hour is over.
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
