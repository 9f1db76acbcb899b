package cardroom.proving.crowd;

import cardroom.server.startup.OpenRoom;
import cardroom.server.table.LobbyRow;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// Which games are played in a room, and at how many tables.
public final class TrialGames {
  private TrialGames() {}

  public static String words(OpenRoom room) {
    var games =
        room.room().tables().lobby().rows().stream()
            .collect(Collectors.groupingBy(LobbyRow::game, TreeMap::new, Collectors.counting()));
    return games.entrySet().stream()
        .map(game -> "%s %,d".formatted(game.getKey(), game.getValue()))
        .collect(Collectors.joining(", "));
  }
}
