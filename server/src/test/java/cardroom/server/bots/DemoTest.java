package cardroom.server.bots;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.poker.variant.Variants;
import cardroom.games.table.Phase;
import cardroom.games.table.Viewer;
import cardroom.houses.Catalogue;
import cardroom.server.api.RequestLimits;
import cardroom.server.catalogue.SheetCatalogue;
import cardroom.server.journal.JournalEntry;
import cardroom.server.startup.OpenRoom;
import cardroom.server.startup.OpenRoom.Demo;
import cardroom.server.startup.RoomPlan;
import cardroom.server.table.ClockTimes;
import cardroom.server.table.LobbyRow;
import cardroom.server.table.TableShowing;
import cardroom.server.table.Watcher;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The house has a table of every game: bots sit there, play when somebody comes and sleep when
/// nobody is left.
class DemoTest {
  private static final Duration PATIENCE = Duration.ofMinutes(2);

  @TempDir Path folder;

  /// Somebody at the rail.
  private record Onlooker() implements Watcher {
    @Override
    public Viewer viewer() {
      return new Viewer.Rail();
    }

    @Override
    public void show(TableShowing showing) {}

    @Override
    public void ended() {}
  }

  private static LobbyRow row(OpenRoom room, String game) {
    return room.room().tables().lobby().rows().stream()
        .filter(row -> row.game().equals(game))
        .findFirst()
        .orElseThrow();
  }

  private OpenRoom open() {
    var plan =
        RoomPlan.standard(folder).on("localhost", 0).with(Demo.YES).with(ThinkingTime.AT_ONCE);
    plan = plan.with(RequestLimits.NONE).with(ClockTimes.STANDARD.unwatched());
    return OpenRoom.open(plan, new SheetCatalogue(Catalogue.packaged()), Map.of());
  }

  @Test
  void bots_play_every_game_when_somebody_watches_and_sleep_when_nobody_does() {
    try (var room = open()) {
      for (var variant : Variants.ALL) {
        var game = variant.id();
        Awaitility.await().atMost(PATIENCE).until(() -> isFull(room, game));
        assertThat(row(room, game).stakes()).isEqualTo("limit $4-$8");
        assertThat(row(room, game).round()).as("nobody has come to " + game).isZero();
      }
      for (var variant : Variants.ALL) {
        var game = variant.id();
        watched(room, game, Set.of(Phase.SETTLED), () -> row(room, game).round() > 2);
      }
    }
  }

  @Test
  void the_bank_goes_round_when_somebody_watches_and_rests_when_nobody_does() {
    try (var room = open()) {
      for (var game : List.of("pure-21.5", "three-card-poker")) {
        Awaitility.await().atMost(PATIENCE).until(() -> isFull(room, game));
        assertThat(row(room, game).round()).as("nobody has come to " + game).isZero();
        watched(room, game, Set.of(Phase.BANK_OFFER, Phase.WAITING), () -> isBankRound(room, game));
      }
    }
  }

  private static boolean isFull(OpenRoom room, String game) {
    return room.room().tables().lobby().rows().stream()
        .anyMatch(row -> row.game().equals(game) && row.players().size() == 4);
  }

  /// Some have taken the bank, and some have passed it.
  private static boolean isBankRound(OpenRoom room, String game) {
    var entries = room.room().records().entries(row(room, game).id(), 1);
    return entries.stream()
        .map(JournalEntry::kind)
        .toList()
        .containsAll(List.of("bank-taken", "bank-passed", "settled"));
  }

  private static void watched(
      OpenRoom room, String game, Set<Phase> rest, Callable<Boolean> hasPlayed) {
    var table = row(room, game).id();
    var onlooker = new Onlooker();
    room.room().tables().watch(table, onlooker, -1);
    Awaitility.await().atMost(PATIENCE).until(hasPlayed);
    room.room().tables().unwatch(table, onlooker);
    // The hand in progress is played to its end, and no other begins.
    Awaitility.await("the bots of " + game + " sleep")
        .atMost(PATIENCE)
        .during(Duration.ofMillis(400))
        .until(() -> rest.contains(row(room, game).phase()));
  }
}
