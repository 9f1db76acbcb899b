package cardroom.server.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A real process is killed while its log is copied again and again.
@Tag("slow")
class KilledLogTest {
  private static final int KILLS = 3;
  private static final int COMMITS_BEFORE_KILL = 300;

  @TempDir Path folder;

  @Test
  void whatever_was_committed_is_there_after_the_kill() throws Exception {
    var file = folder.resolve("room.db");
    List<Long> committed = new ArrayList<>();
    for (int kill = 1; kill <= KILLS; kill++) {
      committed.addAll(killed(file, kill));
      try (var store = new SqlStore(Database.in(file).ready())) {
        assertThat(committed).hasSizeGreaterThanOrEqualTo(kill * COMMITS_BEFORE_KILL);
        assertThat(committed).allMatch(table -> store.lastNumber(table) == 1);
      }
    }
  }

  private static List<Long> killed(Path file, int kill) throws Exception {
    var process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                BusyLogProcess.class.getName(),
                file.toString(),
                Integer.toString(kill * 1_000_000))
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    List<Long> committed = new ArrayList<>();
    try (var out =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      for (var line = out.readLine(); line != null; line = out.readLine()) {
        // Of the last number only the beginning may have come through, and a log on this stream.
        if (line.matches("[1-9]\\d{6}")) {
          committed.add(Long.parseLong(line));
        }
        if (committed.size() == COMMITS_BEFORE_KILL + 137 * kill) {
          process.destroyForcibly();
        }
      }
    } catch (IOException _) {
      // The pipe breaks with the process.
    }
    assertThat(process.waitFor(10, TimeUnit.SECONDS)).isTrue();
    return committed;
  }
}
