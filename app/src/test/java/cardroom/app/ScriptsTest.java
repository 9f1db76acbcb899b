package cardroom.app;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What `./cardroom` and `./check` do on a machine that is not as they need it.
final class ScriptsTest {

  private static final Path CHECKOUT =
      Path.of(System.getProperty("cardroom.checkout", "..")).toAbsolutePath().normalize();

  @TempDir private Path folder;

  private record Ran(int status, String words) {}

  @Test
  void without_a_jdk_25_one_sentence_says_what_to_install() throws Exception {
    var ran = toolbox("jdk_candidates() { echo '" + jdk("old one", "17.0.15") + "'; }; find_jdk");
    assertThat(ran.status()).isEqualTo(Status.WRONG_USE);
    assertThat(ran.words()).hasLineCount(1).contains("needs a JDK 25", "install", "JAVA_HOME");
  }

  @Test
  void a_jdk_25_is_found_behind_others_and_with_a_space_in_its_path() throws Exception {
    var found = jdk("jdk 25", "25.0.1");
    var places =
        List.of(jdk("seventeen", "17.0.15"), jdk("later", "26"), jdk("much later", "250"), found);
    var echoes = new StringBuilder();
    places.forEach(place -> echoes.append("echo '").append(place).append("'; "));
    assertThat(toolbox("jdk_candidates() { " + echoes + "}; find_jdk; echo \"$JAVA_HOME\""))
        .isEqualTo(new Ran(0, found + "\n"));
  }

  @Test
  void without_maven_one_sentence_says_what_to_install() throws Exception {
    var ran = toolbox("PATH=/nowhere; find_maven");
    assertThat(ran.status()).isEqualTo(Status.WRONG_USE);
    assertThat(ran.words()).hasLineCount(1).contains("Maven", "install");
  }

  @Test
  void a_lock_left_by_a_dead_process_holds_nobody_up() throws Exception {
    var ran =
        toolbox(
            "(exit) & wait $!; mkdir -p target; ln -s $! target/building.lock; lock_building; echo in");
    assertThat(ran).isEqualTo(new Ran(0, "in\n"));
    assertThat(folder.resolve("target")).isEmptyDirectory();
  }

  @Test
  void an_unknown_option_of_check_is_one_sentence() throws Exception {
    var ran = run(List.of("bash", CHECKOUT.resolve("check").toString(), "--slow"));
    assertThat(ran.status()).isEqualTo(Status.WRONG_USE);
    assertThat(ran.words()).hasLineCount(1).contains("'--slow'", "--fast");
  }

  /// The home of something that looks like a JDK of that version.
  private Path jdk(String name, String version) throws IOException {
    var home = folder.resolve(name);
    Files.createDirectories(home.resolve("bin"));
    assertThat(Files.writeString(home.resolve("bin/javac"), "").toFile().setExecutable(true))
        .isTrue();
    Files.writeString(home.resolve("release"), "JAVA_VERSION=\"" + version + "\"\n");
    return home;
  }

  private Ran toolbox(String script) throws Exception {
    var sourced =
        "cd '"
            + folder
            + "'; root=$PWD; . '"
            + CHECKOUT.resolve("scripts/toolbox.sh")
            + "'; "
            + script;
    return run(List.of("bash", "-euc", sourced));
  }

  private static Ran run(List<String> words) throws Exception {
    var process = new ProcessBuilder(words).redirectErrorStream(true).start();
    process.getOutputStream().close();
    var said = new String(process.getInputStream().readAllBytes(), UTF_8);
    return new Ran(process.waitFor(), said);
  }
}
