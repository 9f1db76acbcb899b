package cardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.server.journal.Database;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The records become unavailable in the middle of play and come back: meanwhile every action is
/// refused in plain words, nothing that was acknowledged is lost, and play continues by itself.
@Tag("slow")
class OutageTest {
  private static final Duration PATIENCE = Duration.ofMinutes(2);

  @TempDir Path folder;

  @Test
  void a_database_that_is_killed_and_started_again_costs_nobody_a_chip() throws Exception {
    var server = postgres(0);
    var port = server.getPort();
    var url = server.getJdbcUrl("postgres", "postgres");
    try (var room = Places.oddRoom(Database.at(url));
        var play = new UnderPlay(room)) {
      await(play, 100);
      kill(folder.resolve("records/postmaster.pid"));
      server.close();
      refusesInPlainWords(room, play);
      server = postgres(port);
      goesOn(room, play);
      play.stop();
      play.findEverything(room.records(), url);
    } finally {
      server.close();
    }
  }

  private EmbeddedPostgres postgres(int port) throws IOException {
    return EmbeddedPostgres.builder()
        .setPort(port)
        .setDataDirectory(folder.resolve("records"))
        .setCleanDataDirectory(false)
        .setServerConfig("fsync", "on")
        .setServerConfig("synchronous_commit", "on")
        .setPGStartupWait(Places.PATIENCE)
        .start();
  }

  private static void kill(Path pidFile) throws IOException {
    var pid = Long.parseLong(Files.readAllLines(pidFile).getFirst().strip());
    var server = ProcessHandle.of(pid).orElseThrow();
    // Its child processes hold the port until they have noticed.
    var children = server.descendants().toList();
    server.destroyForcibly();
    children.forEach(ProcessHandle::destroyForcibly);
    Awaitility.await()
        .atMost(PATIENCE)
        .until(() -> !server.isAlive() && children.stream().noneMatch(ProcessHandle::isAlive));
  }

  @Test
  void a_disk_that_is_full_refuses_new_actions_until_it_has_room_again() throws Exception {
    var disk = Files.createDirectory(folder.resolve("disk"));
    Assumptions.assumeTrue(
        ran("mount", "-t", "tmpfs", "-o", "size=32m", "tmpfs", disk.toString()),
        "a small disk cannot be mounted here, so a full one is not tried");
    try {
      var url = "jdbc:sqlite:" + disk.resolve("room.db");
      try (var room = Places.oddRoom(Database.at(url));
          var play = new UnderPlay(room)) {
        await(play, 50);
        var ballast = fill(disk);
        refusesInPlainWords(room, play);
        Files.delete(ballast);
        goesOn(room, play);
        play.stop();
        play.findEverything(room.records(), url);
      }
    } finally {
      assertThat(ran("umount", disk.toString())).isTrue();
    }
  }

  /// Writes until not a single byte more fits.
  private static Path fill(Path disk) {
    var ballast = disk.resolve("ballast");
    for (int piece : new int[] {64 * 1024, 512, 1}) {
      try (var out =
          Files.newOutputStream(
              ballast,
              java.nio.file.StandardOpenOption.CREATE,
              java.nio.file.StandardOpenOption.APPEND)) {
        while (true) {
          out.write(new byte[piece]);
        }
      } catch (IOException _) {
        // There is no space left for pieces of this size.
      }
    }
    return ballast;
  }

  private static boolean ran(String... words) throws InterruptedException {
    try {
      return new ProcessBuilder(words).redirectErrorStream(true).start().waitFor() == 0;
    } catch (IOException _) {
      return false;
    }
  }

  private static void await(UnderPlay play, int answers) {
    Awaitility.await().atMost(PATIENCE).until(() -> play.answered() >= answers);
  }

  private static void refusesInPlainWords(Room room, UnderPlay play) {
    Awaitility.await()
        .atMost(PATIENCE)
        .until(() -> !room.journal().healthy() && !play.refused().isEmpty());
    assertThat(play.refused())
        .anySatisfy(
            no -> {
              RefusalAssert.assertThat(no)
                  .cites("ROOM-RECORDS")
                  .says("nothing was lost", "Try again shortly");
            });
    var answered = play.answered();
    Awaitility.await()
        .pollDelay(Duration.ofMillis(500))
        .atMost(PATIENCE)
        .until(() -> play.answered() >= answered);
    assertThat(room.journal().healthy()).isFalse();
  }

  private static void goesOn(Room room, UnderPlay play) {
    var before = play.answered();
    await(play, before + 50);
    assertThat(room.journal().healthy()).isTrue();
  }
}
