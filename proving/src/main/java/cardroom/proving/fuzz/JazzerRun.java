package cardroom.proving.fuzz;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Jazzer over one target in a process of its own, which leaves nothing behind but what it found.
final class JazzerRun {
  /// Where a target writes what belongs to a finding.
  static final String FOLDER = "cardroom.fuzz.folder";

  private static final Pattern PROGRESS =
      Pattern.compile("#(\\d+)\\s+\\w+\\s+cov: (\\d+) ft: \\d+ corp: (\\d+)/.*");
  private static final Pattern WRITTEN = Pattern.compile(".*Test unit written to (.*)");
  private static final String INTERRUPTED = "libFuzzer: run interrupted";
  private static final int TAIL = 40;
  // The code that reads and judges input; instrumenting the rest would only slow down the start.
  private static final String READING =
      "cardroom.games.**:cardroom.houses.**:cardroom.notation.**:cardroom.proving.fuzz.**"
          + ":cardroom.server.api.**:cardroom.server.book.**:cardroom.server.codec.**"
          + ":cardroom.server.people.Passkey*:com.webauthn4j.**"
          + ":cardroom.server.table.**:cardroom.server.wire.**";
  // Jazzer checks in our own calls that no input becomes a query, a pattern, a command or a class
  // name: checking the libraries too takes longer than a short run.
  private static final String OURS = "cardroom.**";
  // Checks for what we do not use, or do on purpose; each of these scans the whole JDK at the
  // start.
  private static final List<String> UNWATCHED =
      List.of(
          "BigDecimal",
          "ClojureLangHooks",
          "ExpressionLanguageInjection",
          "FilePathTraversal",
          "LdapInjection",
          "NamingContextLookup",
          "RegexRoadblocks",
          "ScriptEngineInjection",
          "ServerSideRequestForgery",
          "TemplateInjection",
          "UnsafeSanitizer",
          "XPathInjection",
          "XmlParserSsrfGuidance");

  private final String target;
  private final Path folder;
  private final String name;
  private final Heard heard = new Heard();
  private Optional<Process> process = Optional.empty();
  private Optional<Path> scratch = Optional.empty();
  private boolean isOver;

  /// @param folder where an input that fails is kept
  /// @param name what its file is called first
  JazzerRun(String target, Path folder, String name) {
    this.target = target;
    this.folder = folder;
    this.name = name;
  }

  /// The result of a run.
  ///
  /// @param finding the file of the input that failed, and why
  /// @param isCutShort somebody ended it
  record Report(String summary, Optional<String> finding, boolean isCutShort) {}

  Report over(int seconds, int seed, List<Path> inputs) throws IOException, InterruptedException {
    var running = started(seconds, seed, inputs);
    try (var lines = running.inputReader()) {
      lines.lines().forEach(heard::line);
    }
    var status = running.waitFor();
    return end() ? heard.report(status) : heard.cutShort();
  }

  private synchronized Process started(int seconds, int seed, List<Path> inputs)
      throws IOException {
    if (isOver) {
      throw new IOException("ended before it began");
    }
    var own = FuzzFolder.forAnother();
    scratch = Optional.of(own);
    var running =
        new ProcessBuilder(command(own, seconds, seed, inputs)).redirectErrorStream(true).start();
    process = Optional.of(running);
    return running;
  }

  /// Ends it if it is still running, and cleans up; false when that was done before.
  synchronized boolean end() {
    var isFirst = !isOver;
    isOver = true;
    process.ifPresent(running -> running.destroyForcibly().onExit().join());
    scratch.ifPresent(FuzzFolder::clear);
    return isFirst;
  }

  /// How far it has got.
  @Override
  public String toString() {
    return "%-15s %s".formatted(name, heard.summary);
  }

  private List<String> command(Path own, int seconds, int seed, List<Path> inputs) {
    var command = new ArrayList<String>();
    command.add(ProcessHandle.current().info().command().orElse("java"));
    command.addAll(List.of("-Xmx2g", "-XX:+UseSerialGC", "-XX:+EnableDynamicAgentLoading"));
    command.addAll(List.of("--enable-native-access=ALL-UNNAMED"));
    command.addAll(List.of("--sun-misc-unsafe-memory-access=allow"));
    command.addAll(List.of("-Djava.io.tmpdir=" + own, "-D" + FOLDER + "=" + folder));
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.addAll(List.of("com.code_intelligence.jazzer.Jazzer", "--target_class=" + target));
    command.addAll(List.of("--instrumentation_includes=" + READING));
    command.addAll(List.of("--custom_hook_includes=" + OURS, "--disabled_hooks=" + unwatched()));
    command.add("--reproducer_path=" + folder);
    command.addAll(List.of("-seed=" + seed, "-max_total_time=" + seconds, "-max_len=8192"));
    command.addAll(
        List.of(
            "-rss_limit_mb=0",
            "-timeout=300",
            "-artifact_prefix=" + folder.resolve(name + "-failed-")));
    inputs.forEach(path -> command.add(path.toString()));
    return command;
  }

  private static String unwatched() {
    return UNWATCHED.stream()
        .map(name -> "com.code_intelligence.jazzer.sanitizers." + name)
        .collect(Collectors.joining(":"));
  }

  /// What Jazzer says while it runs.
  private static final class Heard {
    private final Deque<String> tail = new ArrayDeque<>();
    private Optional<String> why = Optional.empty();
    private Optional<String> file = Optional.empty();
    private volatile String summary = "did not begin";
    private boolean isInterrupted;

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
      isInterrupted |= line.contains(INTERRUPTED);
      tail.add(line);
      if (tail.size() > TAIL) {
        tail.remove();
      }
    }

    Report cutShort() {
      return new Report(summary, Optional.empty(), true);
    }

    Report report(int status) {
      if (isInterrupted) {
        return cutShort();
      }
      if (status == 0) {
        return new Report(summary, Optional.empty(), false);
      }
      var words = why.orElseGet(() -> "Jazzer ended with %d:%n%s".formatted(status, text()));
      var finding = file.map(path -> path + ": " + words).orElse(words);
      return new Report(summary, Optional.of(finding), false);
    }

    private String text() {
      return String.join("\n", tail);
    }
  }
}
