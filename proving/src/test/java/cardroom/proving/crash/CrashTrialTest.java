package cardroom.proving.crash;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The small version of `./trials crash`.
@Tag("slow")
class CrashTrialTest {
  @TempDir Path folder;

  @Test
  void a_room_killed_under_play_has_all_it_ever_acknowledged() throws Exception {
    var said = new ByteArrayOutputStream();
    var size = new CrashTrial.Size(2, 14, 12, 20);
    var data = folder.resolve("data");
    var held = new CrashTrial(data, size, new PrintStream(said, true, UTF_8)).run();
    assertThat(held).as(said.toString(UTF_8)).isTrue();
    assertThat(said.toString(UTF_8)).contains("kill 2 of 2: all");
  }
}
