package cardroom.proving.hall;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The small version of `./trials hall`: one table of every game.
@Tag("slow")
class HallTrialTest {
  @TempDir Path folder;

  @Test
  void a_hall_of_all_games_plays_and_every_chip_is_counted() throws Exception {
    var said = new ByteArrayOutputStream();
    var size = new HallTrial.Size(15, 3, 150, 20, 1);
    var out = new PrintStream(said, true, UTF_8);
    var held = new HallTrial(folder.resolve("data"), size, out).run();
    assertThat(held).as(said.toString(UTF_8)).isTrue();
    assertThat(said.toString(UTF_8))
        .contains(
            "everything is in order",
            "20 watch over sockets",
            "play has begun at all tables",
            "durable actions a second",
            "until it is on disk: half within");
  }
}
