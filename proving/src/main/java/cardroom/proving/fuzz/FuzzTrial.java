package cardroom.proving.fuzz;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;

/// Runs Jazzer on every target in turn, for a few minutes each until the time is over. The next run
/// continues from the inputs it found worth keeping; an input that fails is kept and named.
public final class FuzzTrial {
  private static final int SLICE_S = 300;

  private final Path folder;
  private final Size size;
  private final PrintStream out;
  private final List<String> findings = new CopyOnWriteArrayList<>();
  private volatile Optional<JazzerRun> running = Optional.empty();
  private volatile boolean isCutShort;

  /// How long, from which seed, and on which targets.
  ///
  /// @param only the name of one target; empty for all
  public record Size(int seconds, int seed, String only) {
    public static final Size STANDARD = new Size(4 * 3_600, 1, "");

    public Size withMinutes(int minutes) {
      return new Size(60 * minutes, seed, only);
    }

    public Size withSeed(int other) {
      return new Size(seconds, other, only);
    }

    /// Empty where there is no such target.
    public Optional<Size> withOnly(String word) {
      return FuzzTarget.of(word).map(target -> new Size(seconds, seed, target.word()));
    }
  }

  /// @param folder where inputs are kept
  public FuzzTrial(Path folder, Size size, PrintStream out) {
    this.folder = folder;
    this.size = size;
    this.out = out;
  }

  /// The names of all targets, for the help.
  public static String words() {
    return String.join(", ", Arrays.stream(FuzzTarget.values()).map(FuzzTarget::word).toList());
  }

  /// True when nothing was found and nobody stopped it early.
  public boolean run() throws IOException, InterruptedException {
    var ending = new Thread(this::cutShort);
    Runtime.getRuntime().addShutdownHook(ending);
    runSlices();
    if (isCutShort) {
      return false;
    }
    Runtime.getRuntime().removeShutdownHook(ending);
    tell();
    return findings.isEmpty();
  }

  private void runSlices() throws IOException, InterruptedException {
    var targets =
        Arrays.stream(FuzzTarget.values())
            .filter(target -> size.only().isEmpty() || size.only().equals(target.word()))
            .toList();
    var left = size.seconds();
    var seed = size.seed();
    while (left > 0) {
      var slice = Math.clamp(left / targets.size(), 1, SLICE_S);
      for (var target : targets) {
        slice(target, slice, seed);
        if (isCutShort) {
          return;
        }
      }
      left -= slice * targets.size();
      seed++;
    }
  }

  /// On Ctrl-C or a kill, nothing that was started here keeps running.
  private void cutShort() {
    isCutShort = true;
    running.ifPresent(
        run -> {
          run.end();
          out.println(run);
        });
    tell();
  }

  private void tell() {
    findings.forEach(finding -> out.println("found: " + finding));
    if (findings.isEmpty()) {
      out.println(isCutShort ? "nothing was found so far" : "nothing was found");
    }
    out.flush();
  }

  private void slice(FuzzTarget target, int seconds, int seed)
      throws IOException, InterruptedException {
    var kept = Files.createDirectories(folder.resolve(target.word()));
    var seeds = Files.createDirectories(folder.resolve("seeds").resolve(target.word()));
    var number = 0;
    var checkout =
        Path.of(Objects.requireNonNull(System.getProperty("cardroom.checkout"), "the checkout"));
    for (var input : FuzzSeeds.of(target, checkout)) {
      Files.write(seeds.resolve("%03d".formatted(number++)), input);
    }
    var run = new JazzerRun(target.className(), folder, target.word());
    running = Optional.of(run);
    out.printf("%-15s seed %d, %d s%n", target.word(), seed, seconds);
    out.flush();
    var report = run.over(seconds, seed, List.of(kept, seeds));
    running = Optional.empty();
    if (report.isCutShort()) {
      isCutShort = true;
    }
    if (!isCutShort) {
      out.printf("%-15s %s%n", target.word(), report.summary());
      out.flush();
      report
          .finding()
          .ifPresent(why -> findings.add("%s, seed %d: %s".formatted(target.word(), seed, why)));
    }
  }
}
