package cardroom.app.records;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.app.Ran;
import cardroom.app.Status;
import cardroom.games.table.Viewer;
import cardroom.houses.Catalogue;
import cardroom.server.api.Limits;
import cardroom.server.bots.Pace;
import cardroom.server.premises.OpenRoom;
import cardroom.server.premises.OpenRoom.Demo;
import cardroom.server.premises.OpenRoom.Plan;
import cardroom.server.shelf.HouseShelf;
import cardroom.server.table.ClockTimes;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Hands of an open room come out as PHH as the rail saw them, and the replay agrees with every
/// stack.
final class PhhExportTest {
  private static final Duration PATIENCE = Duration.ofSeconds(90);

  @TempDir private Path folder;

  /// The tables of the house post themselves as they are opened.
  private static long table(OpenRoom room, String game) throws InterruptedException {
    var end = System.nanoTime() + PATIENCE.toNanos();
    while (System.nanoTime() < end) {
      for (var row : room.room().tables().lobby().rows()) {
        if (row.game().equals(game)) {
          return row.id();
        }
      }
      Thread.sleep(50);
    }
    throw new AssertionError("no table of " + game);
  }

  private static void waitForHands(OpenRoom room, long table) throws InterruptedException {
    var end = System.nanoTime() + PATIENCE.toNanos();
    while (room.room().history().round(table, 2, new Viewer.Rail()).isEmpty()) {
      assertThat(System.nanoTime()).isLessThan(end);
      Thread.sleep(100);
    }
  }

  @Test
  void hands_are_taken_away_and_replayed_while_the_room_is_open() throws Exception {
    var data = folder.resolve("data");
    var plan = Plan.standard(data).on("localhost", 0).with(Demo.BUSY).with(Pace.AT_ONCE);
    plan = plan.with(Limits.NONE).with(ClockTimes.STANDARD.pausing(0));
    try (var room = OpenRoom.open(plan, new HouseShelf(Catalogue.packaged()), Map.of())) {
      var table = table(room, "texas-holdem");
      waitForHands(room, table);
      for (var what : List.of("" + table, table + "/1")) {
        var hands = Ran.of("export", what, "--phh", "--data", data.toString());
        assertThat(hands.out()).as(hands.err()).contains("variant = 'FT'", "starting_stacks");
        var file = folder.resolve(what.replace('/', '-') + ".phhs");
        Files.writeString(file, hands.out());
        var replayed = Ran.of("replay", file.toString());
        assertThat(replayed.status()).as(replayed.err()).isEqualTo(Status.DONE);
      }
      var banked = "" + table(room, "pure-21.5");
      assertThat(Ran.of("export", banked, "--phh", "--data", data.toString()).err())
          .hasLineCount(1)
          .contains("no finished poker hand");
    }
  }
}
