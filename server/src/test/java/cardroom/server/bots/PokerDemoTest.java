package cardroom.server.bots;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.poker.variant.Variants;
import cardroom.games.table.Viewer;
import cardroom.houses.Catalogue;
import cardroom.server.api.Limits;
import cardroom.server.premises.OpenRoom;
import cardroom.server.premises.OpenRoom.Demo;
import cardroom.server.premises.OpenRoom.Plan;
import cardroom.server.shelf.HouseShelf;
import cardroom.server.table.ClockTimes;
import cardroom.server.table.LobbyRow;
import cardroom.server.table.Showing;
import cardroom.server.table.Watcher;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The house has a table of every poker game: bots sit there, play when somebody comes and sleep
/// when he goes.
class PokerDemoTest {
  private static final Duration PATIENCE = Duration.ofMinutes(2);

  @TempDir Path folder;

  /// Somebody at the rail.
  private record Onlooker() implements Watcher {
    @Override
    public Viewer viewer() {
      return new Viewer.Rail();
    }

    @Override
    public void show(Showing showing) {}

    @Override
    public void ended() {}
  }

  private static LobbyRow row(OpenRoom room, String game) {
    return room.room().tables().lobby().rows().stream()
        .filter(row -> row.game().equals(game))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void bots_play_every_game_when_somebody_watches_and_sleep_when_nobody_does() {
    var plan = Plan.standard(folder).on("localhost", 0).with(Demo.YES).with(Pace.AT_ONCE);
    plan = plan.with(Limits.NONE).with(ClockTimes.STANDARD.pausing(0));
    try (var room = OpenRoom.open(plan, new HouseShelf(Catalogue.packaged()), Map.of())) {
      for (var variant : Variants.ALL) {
        var game = variant.id();
        Awaitility.await().atMost(PATIENCE).until(() -> row(room, game).players().size() == 4);
        assertThat(row(room, game).stakes()).isEqualTo("limit $4-$8");
        assertThat(row(room, game).round()).as("nobody has come to " + game).isZero();
      }
      for (var variant : Variants.ALL) {
        watched(room, variant.id());
      }
    }
  }

  private static void watched(OpenRoom room, String game) {
    var table = row(room, game).id();
    var onlooker = new Onlooker();
    room.room().tables().watch(table, onlooker, -1);
    Awaitility.await().atMost(PATIENCE).until(() -> row(room, game).round() > 2);
    room.room().tables().unwatch(table, onlooker);
    // The hand that is played is played to its end, and no other begins.
    Awaitility.await("the bots of " + game + " sleep")
        .atMost(PATIENCE)
        .during(Duration.ofMillis(400))
        .until(() -> row(room, game).phase().equals("settled"));
  }
}
