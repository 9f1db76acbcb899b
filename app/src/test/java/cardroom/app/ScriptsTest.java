package cardroom.app;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What `./cardroom` and `./check` do on a machine that lacks what they need.
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

  @Test
  void the_sources_are_read_again_after_every_change_and_only_then() throws Exception {
    var checkout =
        """
        mkdir -p jdk scripts games/src/main games/src/test houses/sheets
        touch cardroom pom.xml scripts/a games/pom.xml games/src/test/T houses/sheets/h
        echo old >games/src/main/A; cp -p games/src/main/A older; echo 25 >jdk/release
        JAVA_HOME=$PWD/jdk; minutes_fresh=0
        fingerprint() { printf x >>looks; cksum <looks; }
        tell() { was=$number; find_number; [ "$number" = "$was" ] && echo kept || echo read; }
        find_number; tell
        """;
    var changes =
        """
        echo new >games/src/main/A; tell
        cp -p older games/src/main/A; tell
        touch games/src/main/B; tell
        mv games/src/main/B games/src/main/C; tell
        rm games/src/main/C; tell
        mkdir -p cards/src; tell
        mv cards pack; tell
        echo 25.0.1 >jdk/release; tell
        touch scripts/b; tell
        rm target/sources; tell
        """;
    var nothing = "tell; touch games/src/test/T target/log; tell\n";
    assertThat(toolbox(checkout + changes + nothing))
        .isEqualTo(new Ran(0, "kept\n" + "read\n".repeat(10) + "kept\nkept\n"));
  }

  @Test
  void a_fresh_change_is_not_trusted_to_be_the_last() throws Exception {
    var twice =
        """
        mkdir -p jdk scripts games/src; touch cardroom pom.xml games/pom.xml jdk/release
        JAVA_HOME=$PWD/jdk; fingerprint() { printf x >>looks; cat looks; }
        find_number; find_number; echo "$number"; ls target
        """;
    assertThat(toolbox(twice)).isEqualTo(new Ran(0, "xx\n"));
  }

  @Test
  void only_work_that_cannot_grow_is_done_with_one_compiler() throws Exception {
    var small =
        List.of(
            "--help",
            "--version",
            "house list",
            "analyze pure-21.5",
            "analyze --json three-card-poker --house casino-club",
            "analyze pure-21.5 --decks=1 --removed AhKs --option hit-soft-17=false",
            "equity texas-holdem AhAs KdKc");
    var large =
        List.of(
            "",
            "open",
            "--port 8099",
            "play --auto",
            "judge -",
            "simulate pure-21.5",
            "analyze pure-21.5 --distribution",
            "analyze pure-21.5 --json --splits=10",
            "analyze pure-21.5 --bank",
            "analyze pure-21.5 --html a.html",
            "equity texas-holdem AhAs KdKc QdQc",
            "equity texas-holdem AhAs KdKc --samples 9",
            "equity texas-holdem QQ+ KdKc",
            "equity omaha AcAd2c3d KhKsQhJs",
            "equity razz 2s3d/4c 8h9h/Tc");
    var script = new StringBuilder("tell() { is_small \"$@\" && echo small || echo large; }; ");
    small.forEach(words -> script.append("tell ").append(words).append("; "));
    large.forEach(words -> script.append("tell ").append(words).append("; "));
    assertThat(toolbox(script.toString()).words())
        .isEqualTo("small\n".repeat(small.size()) + "large\n".repeat(large.size()));
  }

  @Test
  void the_room_has_a_cache_of_its_own() throws Exception {
    var script =
        "tell() { opens_the_room \"$@\" && echo room || echo command; };"
            + " tell; tell --port 1; tell open; tell play; tell --version; tell -h";
    assertThat(toolbox(script).words()).isEqualTo("room\n".repeat(3) + "command\n".repeat(3));
  }

  @Test
  void an_operators_own_jvm_options_are_for_the_room_alone() throws Exception {
    Files.createDirectories(folder.resolve("scripts"));
    Files.createDirectories(folder.resolve("target/run/1"));
    Files.createFile(folder.resolve("target/run/1/ready"));
    Files.copy(CHECKOUT.resolve("cardroom"), folder.resolve("cardroom"));
    for (var script : List.of("commands.sh", "sources.sh")) {
      Files.copy(
          CHECKOUT.resolve("scripts").resolve(script), folder.resolve("scripts").resolve(script));
    }
    Files.writeString(
        folder.resolve("scripts/toolbox.sh"),
        "find_jdk() { JAVA_HOME=$root/jdk; find_number() { number=1; }; }\n");
    var java = jdk("jdk", "25").resolve("bin/java");
    Files.writeString(java, "#!/bin/sh\nfor word; do echo \"$word\"; done\n");
    assertThat(java.toFile().setExecutable(true)).isTrue();
    var cardroom = folder.resolve("cardroom").toString();
    var given = "CARDROOM_JAVA_OPTIONS=-Xmx8g @large-room.options";
    assertThat(run(List.of("env", given, "bash", cardroom, "open")).words().lines())
        .containsSubsequence("-Xmx8g", "@large-room.options", "-jar", "open");
    assertThat(run(List.of("env", given, "bash", cardroom, "verify", "data")).words().lines())
        .doesNotContain("-Xmx8g", "@large-room.options")
        .contains("verify");
    assertThat(run(List.of("bash", cardroom, "open")).words().lines()).doesNotContain("");
  }

  @Test
  void the_options_for_a_large_room_are_those_of_this_jvm() throws Exception {
    var ran =
        run(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "@" + CHECKOUT.resolve("ops/large-room.options"),
                "-Xms64m",
                "-Xmx64m",
                "-Xmn32m",
                "-version"));
    assertThat(ran.status()).as(ran.words()).isZero();
  }

  @Test
  void a_trial_that_finds_something_ends_with_its_status_and_its_words() throws Exception {
    Files.createDirectories(folder.resolve("scripts"));
    Files.copy(CHECKOUT.resolve("trials"), folder.resolve("trials"));
    // Nothing is built here: only the exit status matters.
    Files.writeString(
        folder.resolve("scripts/toolbox.sh"),
        "find_jdk() { JAVA_HOME=$root/jdk; }; find_maven() { :; }; maven() { :; }\n");
    var java = jdk("jdk", "25").resolve("bin/java");
    Files.writeString(
        java, "#!/bin/sh\ncase \"$*\" in *--seed*) echo found: a-file; exit 1;; esac\n");
    assertThat(java.toFile().setExecutable(true)).isTrue();
    var trials = folder.resolve("trials").toString();
    assertThat(run(List.of("bash", trials, "fuzz", "--minutes", "1")).status()).isZero();
    assertThat(run(List.of("bash", trials, "fuzz", "--seed", "7", "fuzz")))
        .as("and what was to come after it does not hide it")
        .isEqualTo(new Ran(1, "found: a-file\n"));
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
            + "'; . '"
            + CHECKOUT.resolve("scripts/sources.sh")
            + "'; . '"
            + CHECKOUT.resolve("scripts/commands.sh")
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
