package cardroom.proving.fuzz;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// Jazzer over one target in a process of its own, which ends with ours.
///
/// @param folder where an input that fails is kept
/// @param name what its file is called first
record JazzerRun(String target, Path folder, String name) {
  private static final Pattern PROGRESS =
      Pattern.compile("#(\\d+)\\s+\\w+\\s+cov: (\\d+) ft: \\d+ corp: (\\d+)/.*");
  private static final Pattern WRITTEN = Pattern.compile(".*Test unit written to (.*)");
  private static final int TAIL = 40;
  // What reads and judges; the rest of a room would only make it slow to begin.
  private static final String READING =
      "cardroom.games.**:cardroom.houses.**:cardroom.proving.fuzz.**:cardroom.server.api.**"
          + ":cardroom.server.book.**:cardroom.server.codec.**:cardroom.server.table.**"
          + ":cardroom.server.wire.**";
  // What the room does for a living: to be reached over the network.
  private static final String NETWORK =
      "com.code_intelligence.jazzer.sanitizers.ServerSideRequestForgery";

  /// What became of it.
  ///
  /// @param finding the file of the input that failed, and why
  record Report(String summary, Optional<String> finding) {}

  Report over(int seconds, int seed, List<Path> inputs) throws IOException, InterruptedException {
    var process =
        new ProcessBuilder(command(seconds, seed, inputs)).redirectErrorStream(true).start();
    var ending = new Thread(process::destroyForcibly);
    Runtime.getRuntime().addShutdownHook(ending);
    try {
      var heard = new Heard();
      try (var lines = process.inputReader()) {
        lines.lines().forEach(heard::line);
      }
      return heard.report(process.waitFor());
    } finally {
      Runtime.getRuntime().removeShutdownHook(ending);
    }
  }

  private List<String> command(int seconds, int seed, List<Path> inputs) {
    var command = new ArrayList<String>();
    command.add(ProcessHandle.current().info().command().orElse("java"));
    command.addAll(List.of("-Xmx2g", "-XX:+UseSerialGC", "-XX:+EnableDynamicAgentLoading"));
    command.addAll(List.of("--enable-native-access=ALL-UNNAMED"));
    command.addAll(List.of("--sun-misc-unsafe-memory-access=allow"));
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.addAll(List.of("com.code_intelligence.jazzer.Jazzer", "--target_class=" + target));
    command.addAll(List.of("--instrumentation_includes=" + READING));
    command.addAll(List.of("--disabled_hooks=" + NETWORK, "--reproducer_path=" + folder));
    command.addAll(List.of("-seed=" + seed, "-max_total_time=" + seconds, "-max_len=8192"));
    command.addAll(
        List.of(
            "-rss_limit_mb=0",
            "-timeout=300",
            "-artifact_prefix=" + folder.resolve(name + "-failed-")));
    inputs.forEach(path -> command.add(path.toString()));
    return command;
  }

  /// What Jazzer says while it runs.
  private static final class Heard {
    private final Deque<String> tail = new ArrayDeque<>();
    private Optional<String> why = Optional.empty();
    private Optional<String> file = Optional.empty();
    private String summary = "did not begin";

    void line(String line) {
      var progress = PROGRESS.matcher(line);
      if (progress.matches()) {
        summary =
            "%,d inputs, %s places reached, %s inputs kept"
                .formatted(Long.parseLong(progress.group(1)), progress.group(2), progress.group(3));
      }
      var written = WRITTEN.matcher(line);
      if (written.matches()) {
        file = Optional.of(written.group(1));
      }
      if (why.isEmpty() && line.startsWith("== Java Exception: ")) {
        why = Optional.of(line.substring("== Java Exception: ".length()));
      }
      tail.add(line);
      if (tail.size() > TAIL) {
        tail.remove();
      }
    }

    Report report(int status) {
      if (status == 0) {
        return new Report(summary, Optional.empty());
      }
      var words = why.orElseGet(() -> "Jazzer ended with %d:%n%s".formatted(status, text()));
      return new Report(summary, Optional.of(file.map(path -> path + ": " + words).orElse(words)));
    }

    private String text() {
      return String.join("\n", tail);
    }
  }
}
