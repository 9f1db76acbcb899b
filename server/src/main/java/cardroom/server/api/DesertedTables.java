package cardroom.server.api;

import cardroom.server.table.BotName;
import cardroom.server.table.LobbyRow;
import cardroom.server.wire.TableAccess;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;

/// The tables that guests opened and nobody came back to: after half an hour with bots alone they
/// are closed, or the lobby would fill with what *Deal me in* opened once.
final class DesertedTables {
  static final long PATIENCE_MS = 30 * 60_000L;

  /// Bots play only while a person watches, so somebody did if a round ended this recently.
  private static final long JUST_PLAYED_MS = 120_000;

  private final TableAccess tables;
  private final Map<Long, Long> since = new HashMap<>();

  DesertedTables(TableAccess tables) {
    this.tables = tables;
  }

  /// Looks at the lobby; called about once a minute.
  ///
  /// @param now by a clock that nobody sets
  synchronized void look(long now) {
    var deserted =
        tables.lobby().rows().stream()
            .filter(DesertedTables::isDeserted)
            .map(LobbyRow::id)
            .collect(Collectors.toSet());
    since.keySet().retainAll(deserted);
    for (long table : deserted) {
      var first = since.putIfAbsent(table, now);
      if (first != null && now - first >= PATIENCE_MS) {
        since.remove(table);
        var _ = tables.shut(table);
      }
    }
  }

  private static boolean isDeserted(LobbyRow row) {
    var justPlayed = row.lastMs() >= 0 && row.lastMs() < JUST_PLAYED_MS;
    return !row.owner().isEmpty()
        && !justPlayed
        && row.waiting() == 0
        && row.players().stream().allMatch(BotName::isBot);
  }
}
