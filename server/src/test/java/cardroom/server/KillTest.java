package cardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.server.journal.Database;
import cardroom.server.journal.SqlStore;
import cardroom.server.odd.OddCatalogue;
import cardroom.server.shoe.Entropy;
import cardroom.server.shoe.SealedShoe;
import cardroom.server.verify.Verifier;
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

/// A real process is killed under load, again and again with the same records; every answer it gave
/// must be in them, and every chip. `./trials crash` does it with all games and over sockets.
@Tag("slow")
class KillTest {
  private static final int KILLS = 2;
  private static final int ANSWERS_BEFORE_KILL = 150;

  @TempDir Path folder;

  @Test
  void whatever_was_answered_survives_the_kill() throws Exception {
    var file = folder.resolve("room.db");
    List<String> answers = new ArrayList<>();
    for (int kill = 1; kill <= KILLS; kill++) {
      var more = killedUnderLoad(file, kill);
      assertThat(more).hasSizeGreaterThanOrEqualTo(ANSWERS_BEFORE_KILL);
      answers.addAll(more);
      check(file, answers);
    }
  }

  private static List<String> killedUnderLoad(Path file, int evening) throws Exception {
    var process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                "cardroom.server.BusyRoomProcess",
                file.toString(),
                Integer.toString(evening))
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    List<String> answers = new ArrayList<>();
    try (var out =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      for (var line = out.readLine(); line != null; line = out.readLine()) {
        answers.add(line);
        if (answers.size() == ANSWERS_BEFORE_KILL + 37 * evening) {
          process.destroyForcibly();
        }
      }
    } catch (IOException _) {
      // The pipe breaks with the process.
    }
    assertThat(process.waitFor(10, TimeUnit.SECONDS)).isTrue();
    return answers.stream().filter(line -> line.matches("done \\d+ \\d+ [0-9a-f]{32}")).toList();
  }

  private static void check(Path file, List<String> answers) throws Exception {
    var seals = new SealedShoe(Places.KEY, Entropy.ofTheSystem());
    var report = Verifier.verify("jdbc:sqlite:" + file, new OddCatalogue(), seals);
    assertThat(report.findings()).isEmpty();
    try (var store = new SqlStore(Database.in(file).ready())) {
      for (String answer : answers) {
        var parts = answer.split(" ", -1);
        var entry = store.entry(Long.parseLong(parts[1]), Long.parseLong(parts[2]));
        assertThat(entry).as(answer).isPresent();
        assertThat(entry.orElseThrow().commandKey()).startsWith(parts[3]);
      }
    }
  }
}
