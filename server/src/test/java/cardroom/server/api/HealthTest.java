package cardroom.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.server.GaugedMachine;
import cardroom.server.Places;
import cardroom.server.Room;
import cardroom.server.health.MachineGauges;
import cardroom.server.journal.Database;
import cardroom.server.odd.OddCatalogue;
import cardroom.server.people.Role;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `/health` names what runs out, and says nothing is wrong when nothing is.
class HealthTest {
  @TempDir Path folder;

  private final GaugedMachine machine = new GaugedMachine();

  private Room room() {
    var database = Database.at(Places.sqlite(folder));
    return new Room(Places.parts(database, new OddCatalogue()).with(machine));
  }

  @Test
  void memory_and_disk_shortages_are_reported_when_they_begin_and_end() {
    try (var room = room();
        var doors = new WebServer(room, "localhost", 0, RequestLimits.NONE)) {
      var visitor = new Visitor(doors.port());
      assertThat(visitor.get("/health").statusCode()).isEqualTo(200);
      assertThat(visitor.json("/health").path("ok").asBoolean()).isTrue();
      machine.fillHeap(0.95);
      machine.leaveOnDisk(1_000_000);
      assertThat(visitor.get("/health").statusCode()).isEqualTo(503);
      var health = visitor.json("/health");
      assertThat(health.path("ok").asBoolean()).isFalse();
      assertThat(health.path("records").asString()).isEqualTo("ok");
      assertThat(health.path("troubles").findValuesAsString("kind"))
          .containsExactly("memory", "disk");
      assertThat(health.path("troubles").get(0).path("words").asString()).contains("-Xmx");
      assertThat(Visitor.with(room, doors.port(), "op", Role.ADMIN).get("/metrics").body())
          .contains("cardroom_troubles 2.0", "cardroom_heap_in_use 0.95");
      machine.fillHeap(0.5);
      machine.leaveOnDisk(Long.MAX_VALUE);
      assertThat(visitor.json("/health").path("troubles")).isEmpty();
    }
  }

  @Test
  void a_folder_that_is_gone_counts_as_full() {
    machine.leaveOnDisk(-1);
    try (var room = room();
        var doors = new WebServer(room, "localhost", 0, RequestLimits.NONE)) {
      room.health().look();
      assertThat(
              new Visitor(doors.port()).json("/health").path("troubles").findValuesAsString("kind"))
          .containsExactly("disk");
    }
  }

  @Test
  void memory_is_short_when_what_stays_has_no_room_though_half_of_the_heap_is_empty()
      throws Exception {
    var process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-Xmx64m",
                "-Xms64m",
                "-Xmn40m",
                "-cp",
                System.getProperty("java.class.path"),
                Hoarder.class.getName())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    var said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    assertThat(Double.parseDouble(said)).isBetween(0.92, 1.0);
  }

  /// Keeps 22 of the 24 MB that this heap has for what stays.
  static final class Hoarder {
    private static final List<byte[]> KEPT = new ArrayList<>();

    private Hoarder() {}

    public static void main(String[] words) {
      for (int i = 0; i < 22; i++) {
        KEPT.add(new byte[(1 << 20) - 64]);
      }
      System.gc();
      System.out.println(MachineGauges.of(Path.of(".")).heapInUse());
    }
  }

  @Test
  void this_machine_has_memory_and_disk() {
    var here = MachineGauges.of(folder);
    assertThat(here.heapInUse()).isBetween(0.0, 1.0);
    assertThat(here.diskFree()).isPositive();
  }
}
