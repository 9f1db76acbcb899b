package cardroom.app.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.app.Cardroom;
import cardroom.app.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Ctrl-C in a process of its own: what is known is printed, and a state file goes on from there.
@DisabledOnOs(OS.WINDOWS)
final class InterruptTest {

  @TempDir private Path folder = Path.of("");

  @Test
  void simulate_prints_what_is_known_and_goes_on_later() throws Exception {
    var state = folder.resolve("state");
    var table =
        "simulate pure-21.5 --strategy mimic --bet buster=0,red-flex=0 --seats 2 --state " + state;
    var out = "";
    for (var seconds = 1; out.isEmpty() && seconds < 200; seconds *= 2) {
      Files.deleteIfExists(state);
      out = interruptedAfter(Duration.ofSeconds(seconds), table + " --rounds 900000000000");
    }
    assertThat(out).contains("Pure 21.5 at Casino Club", "Stopped early: 900,000,000,000 rounds");
    var known = Long.parseLong(Files.readAllLines(state).get(3).split(" ", -1)[1]);
    assertThat(known).isPositive();
    assertThat(out).contains("%,d rounds, seed 1".formatted(known));
    var more = known + 70_000;
    var later = Ran.of((table + " --json --rounds " + more).split(" "));
    var atOnce =
        Ran.of((table.replaceFirst(" --state.*", "") + " --json --rounds " + more).split(" "));
    assertThat(figures(later)).isEqualTo(figures(atOnce)).contains("\"stoppedEarly\" : false");
  }

  private static String figures(Ran ran) {
    return ran.out().replaceAll("\"(roundsPerSecond|elapsedSeconds)\".*", "");
  }

  @Test
  void equity_prints_what_is_known() throws Exception {
    var out = "";
    for (var seconds = 1; out.isEmpty() && seconds < 200; seconds *= 2) {
      var command = "equity texas-holdem 15% 20% 30% --samples 2000000000";
      out = interruptedAfter(Duration.ofSeconds(seconds), command);
    }
    assertThat(out).contains("stopped early, these are the deals counted so far", "15%");
  }

  @Test
  void analyze_prints_what_is_known_without_the_distribution() throws Exception {
    var command = "analyze pure-21.5 --distribution --removal --versus decks=6";
    var out = "";
    for (var tenths = 8; !out.contains("Stopped early") && tenths < 2000; tenths += tenths / 2) {
      out = interruptedAfter(Duration.ofMillis(100L * tenths), command);
    }
    assertThat(out).contains("pure-21.5, casino-club, 8 decks", "game                1.89985 %");
    assertThat(out).contains("Stopped early, without the ", "the rest is as exact as ever.");
  }

  @Tag("slow")
  @Test
  void analyze_prints_the_bank_of_the_rounds_that_were_played() throws Exception {
    var out = "";
    for (var seconds = 1; out.isEmpty() && seconds < 200; seconds *= 2) {
      var command = "analyze pure-21.5 --decks 1 --bank 500 --seats 2 --rounds 900000000000";
      out = interruptedAfter(Duration.ofSeconds(seconds), command);
    }
    assertThat(out)
        .contains("Holding the bank of $500", "Stopped early: more rounds were asked for.");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "analyze pure-21.5 --bank 500 --rounds 900000000000",
        "simulate pure-21.5 --rounds 900000000000",
        "equity texas-holdem 15% 20% 30% --samples 2000000000"
      })
  void whoever_stops_soon_is_told_at_least_that_nothing_is_known(String command) throws Exception {
    var told = "";
    // On a busy machine Java itself may still be starting, and nobody is there to say anything.
    for (var ms = 400; told.isEmpty() && ms < 10_000; ms *= 2) {
      var out = interruptedAfter(Duration.ofMillis(ms), command);
      told = out.isEmpty() ? Files.readString(folder.resolve("err")) : out;
    }
    assertThat(told).containsPattern("Stopped before anything was known.|[Ss]topped early");
  }

  /// The processor time it has used is the only sign of how far it has got.
  private String interruptedAfter(Duration busy, String command) throws Exception {
    var process = started(command);
    return interrupted(
        process, () -> process.info().totalCpuDuration().orElseThrow().compareTo(busy) > 0);
  }

  private String interrupted(Process process, BooleanSupplier isUnderWay) throws Exception {
    try {
      while (!isUnderWay.getAsBoolean() && process.isAlive()) {
        Thread.sleep(50);
      }
      new ProcessBuilder("kill", "-INT", "" + process.pid()).inheritIO().start().waitFor();
      // The status that a shell reports for a program ended by signal 2.
      assertThat(process.waitFor()).isEqualTo(128 + 2);
    } finally {
      process.destroyForcibly();
    }
    return Files.readString(folder.resolve("out"));
  }

  /// Starts with the default handling of the signal, whatever the tests inherited.
  private Process started(String command) throws IOException {
    var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    var words =
        new ArrayList<>(
            List.of(
                "env",
                "--default-signal=INT",
                java,
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path")));
    words.add(Cardroom.class.getName());
    words.addAll(List.of(command.split(" ")));
    return new ProcessBuilder(words)
        .redirectOutput(folder.resolve("out").toFile())
        .redirectError(folder.resolve("err").toFile())
        .start();
  }
}
