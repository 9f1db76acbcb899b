package cardroom.server.bots;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.houses.Catalogue;
import cardroom.server.LoggedTrouble;
import cardroom.server.api.RequestLimits;
import cardroom.server.catalogue.SheetCatalogue;
import cardroom.server.shoe.Entropy;
import cardroom.server.shoe.RoomKey;
import cardroom.server.shoe.SealedShoe;
import cardroom.server.startup.CannotOpen;
import cardroom.server.startup.OpenRoom;
import cardroom.server.startup.OpenRoom.Demo;
import cardroom.server.startup.RoomPlan;
import cardroom.server.table.ClockTimes;
import cardroom.server.table.LobbyRow;
import cardroom.server.verify.Verifier;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.assertj.core.api.Assertions;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The house's own tables: bots play, the room is restarted, somebody from outside joins, and every
/// chip is found again.
class BotEveningTest {
  @TempDir Path folder;

  private OpenRoom open(Demo demo) {
    var plan =
        RoomPlan.standard(folder)
            .on("localhost", 0)
            .with(demo)
            .with(ThinkingTime.AT_ONCE)
            .with(RequestLimits.NONE);
    plan = plan.with(ClockTimes.STANDARD.unwatched());
    return OpenRoom.open(plan, new SheetCatalogue(Catalogue.packaged()), Map.of());
  }

  private static int rounds(OpenRoom room) {
    return room.room().tables().lobby().rows().stream().mapToInt(LobbyRow::round).sum();
  }

  private void verify() throws Exception {
    var key = RoomKey.in(folder.resolve("room.key"));
    var report =
        Verifier.verify(
            "jdbc:sqlite:" + folder.resolve("room.db"),
            new SheetCatalogue(Catalogue.packaged()),
            new SealedShoe(key, Entropy.ofTheSystem()));
    assertThat(report.findings()).isEmpty();
    assertThat(report.events()).isPositive();
  }

  @Test
  void bots_play_an_evening_through_a_restart_and_every_chip_is_found_again() throws Exception {
    try (var room = open(Demo.BUSY)) {
      Awaitility.await().atMost(Duration.ofMinutes(4)).until(() -> rounds(room) > 40);
    }
    int before;
    try (var room = open(Demo.NO)) {
      var tables = room.room().records().openTables().size();
      Awaitility.await()
          .atMost(Duration.ofMinutes(2))
          .until(() -> room.room().tables().lobby().size() == tables);
      before = rounds(room);
      assertThat(before).isGreaterThan(40);
    }
    try (var room = open(Demo.BUSY)) {
      Awaitility.await().atMost(Duration.ofMinutes(4)).until(() -> rounds(room) > before + 10);
    }
    verify();
  }

  @Test
  void a_room_that_is_stopped_while_all_its_bots_play_writes_no_error_into_the_log() {
    try (var log = new LoggedTrouble()) {
      try (var room = open(Demo.BUSY)) {
        Awaitility.await().atMost(Duration.ofMinutes(4)).until(() -> rounds(room) > 20);
      }
      assertThat(log.lines()).isEmpty();
    }
  }

  @Test
  void a_bot_in_another_language_plays_by_the_protocol_alone() throws Exception {
    var script = Path.of("src/test/bot/bot.py").toAbsolutePath();
    Assumptions.assumeTrue(hasPython(), "no python3 on this machine: its bot is left out");
    try (var room = open(Demo.YES)) {
      var address = "http://localhost:" + room.port();
      var bot =
          new ProcessBuilder("python3", script.toString(), address, "snake", "2")
              .redirectErrorStream(true)
              .start();
      assertThat(bot.waitFor(240, TimeUnit.SECONDS)).isTrue();
      var said = new String(bot.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertThat(said).contains("played 2 rounds");
    }
    verify();
  }

  private static boolean hasPython() {
    try {
      return new ProcessBuilder("python3", "--version").start().waitFor() == 0;
    } catch (IOException _) {
      return false;
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  @Test
  void a_second_start_a_taken_port_and_a_missing_key_are_one_sentence_each() throws Exception {
    try (var room = open(Demo.NO)) {
      Assertions.assertThatThrownBy(() -> open(Demo.NO))
          .isInstanceOf(CannotOpen.class)
          .hasMessageContaining("open on the data");
      var other = RoomPlan.standard(folder.resolve("other")).on("localhost", room.port());
      Assertions.assertThatThrownBy(
              () -> OpenRoom.open(other, new SheetCatalogue(Catalogue.packaged()), Map.of()))
          .isInstanceOf(CannotOpen.class)
          .hasMessageContaining("is taken");
    }
    Files.delete(folder.resolve("room.key"));
    Assertions.assertThatThrownBy(() -> open(Demo.NO))
        .isInstanceOf(CannotOpen.class)
        .hasMessageContaining("key of this room is missing");
  }
}
