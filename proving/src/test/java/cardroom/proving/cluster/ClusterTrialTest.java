package cardroom.proving.cluster;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The small version of `./trials cluster`: the oldest machine freezes and is declared dead, which
/// for the others is like a kill and worse; the database crashes; and one machine is stopped.
@Tag("cluster")
class ClusterTrialTest {
  @TempDir Path folder;

  @Test
  void a_room_on_three_machines_outlives_the_oldest_of_them() throws Exception {
    var said = new ByteArrayOutputStream();
    var blows =
        List.<MachineFault>of(new MachineFault.Freeze(0), new MachineFault.RestartDatabase());
    var size =
        new ClusterTrial.Size(4, 6, 20, blows, Duration.ofMinutes(2), MachineProgram.IN_CLASSES);
    var held = new ClusterTrial(folder, size, new PrintStream(said, true, UTF_8)).run();
    assertThat(held).as(said.toString(UTF_8)).isTrue();
    assertThat(said.toString(UTF_8))
        .contains(
            "talk, requests and notes of one machine hold at another",
            "tables were opened meanwhile, and all are there",
            "acknowledged actions found once, and every chip");
  }
}
