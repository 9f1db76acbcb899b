package cardroom.proving.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// All that `./trials fuzz` runs, in a process of its own as the script starts it.
@Tag("fuzz")
class FuzzTrialTest {
  private static final String FAULTY =
      """
      package cardroom.proving.fuzz;
      public final class NotationTarget {
        public static void fuzzerTestOneInput(byte[] data) {
          if (data.length > 0) {
            throw new IllegalStateException("planted");
          }
        }
      }
      """;
  private static final Pattern FOUND =
      Pattern.compile("found: notation, seed 7: (.*notation-failed-crash-\\w+): (.*)");

  @TempDir Path folder;

  /// A faulty reader comes before the real one on the class path.
  private Path planted() throws Exception {
    var source = Files.writeString(folder.resolve("NotationTarget.java"), FAULTY);
    var classes = Files.createDirectories(folder.resolve("planted"));
    var compiler = Objects.requireNonNull(ToolProvider.getSystemJavaCompiler(), "a JDK");
    assertThat(compiler.run(null, null, null, "-d", classes.toString(), source.toString()))
        .isZero();
    return classes;
  }

  @Test
  void a_fault_ends_it_with_1_and_names_door_seed_and_input() throws Exception {
    var command =
        List.of(
            ProcessHandle.current().info().command().orElse("java"),
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-Dcardroom.checkout=" + System.getProperty("cardroom.checkout"),
            "-cp",
            planted() + ":" + System.getProperty("java.class.path"),
            "cardroom.proving.Trials",
            "fuzz",
            "--minutes",
            "1",
            "--seed",
            "7",
            "--only",
            "notation",
            "--data",
            folder.resolve("kept").toString());
    var process = new ProcessBuilder(command).redirectErrorStream(true).start();
    var said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(said).isEqualTo(1);
    var found = FOUND.matcher(said);
    assertThat(found.find()).as(said).isTrue();
    assertThat(found.group(2)).contains("planted");
    assertThat(Path.of(found.group(1))).isNotEmptyFile();
  }
}
