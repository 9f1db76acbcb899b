package cardroom.server.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.server.LoggedTrouble;
import cardroom.server.Places;
import cardroom.server.cluster.ClusterNode.Place;
import cardroom.server.odd.OddCatalogue;
import cardroom.server.startup.OpenRoom;
import cardroom.server.startup.RoomPlan;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// All machines of a room are stopped at once, as before a new schema: each of them loses sight of
/// the others while these still hand over what they have.
@Tag("cluster")
class StoppedTogetherTest {
  private static final Map<String, String> KEY = Map.of("CARDROOM_KEY", "5a".repeat(32));

  @TempDir Path folder;

  private static List<String> freeAddresses(int number) throws IOException {
    var probes = new ServerSocket[number];
    for (int i = 0; i < number; i++) {
      probes[i] = new ServerSocket(0);
    }
    var addresses =
        IntStream.range(0, number).mapToObj(i -> "127.0.0.1:" + probes[i].getLocalPort()).toList();
    for (var probe : probes) {
      probe.close();
    }
    return addresses;
  }

  private OpenRoom machine(String url, List<String> all, int one) {
    var port = Integer.parseInt(all.get(one).replaceFirst(".*:", ""));
    var plan =
        RoomPlan.standard(folder.resolve("machine" + one))
            .on("127.0.0.1", 0)
            .with(OpenRoom.Demo.NO)
            .with(Optional.of(url))
            .at(new Place("127.0.0.1", port, all));
    return OpenRoom.open(plan, new OddCatalogue(), KEY);
  }

  @Test
  void machines_that_stop_at_the_same_time_do_not_shut_each_other_out() throws Exception {
    var url = Places.postgres();
    var all = freeAddresses(2);
    var one = machine(url, all, 0);
    var other = machine(url, all, 1);
    for (int i = 0; i < 20; i++) {
      one.room().allTables().open(OddCatalogue.opening("Table " + i)).join();
    }
    try (var log = new LoggedTrouble()) {
      CompletableFuture.allOf(
              CompletableFuture.runAsync(one::close), CompletableFuture.runAsync(other::close))
          .join();
      assertThat(log.lines())
          .noneMatch(line -> line.contains("shut out"))
          .noneMatch(line -> line.contains("not all tables were handed over"));
    }
  }
}
