package cardroom.proving.load;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The small version of `./trials load`.
@Tag("slow")
class LoadTrialTest {
  @TempDir Path folder;

  @Test
  void a_crowded_room_is_restarted_and_every_chip_is_found_again() throws Exception {
    var said = new ByteArrayOutputStream();
    var size = new LoadTrial.Size(30, 12, 3, 3);
    var held = new LoadTrial(folder, size, new PrintStream(said, true, UTF_8)).run();
    assertThat(held).as(said.toString(UTF_8)).isTrue();
    assertThat(said.toString(UTF_8)).contains("everything is in order");
  }
}
