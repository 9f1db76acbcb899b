package cardroom.measure;

import cardroom.houses.Catalogue;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// How long commands take by the clock from `./cardroom` to their end, each in a process of its
/// own: the minimum and the median of several runs, after one that is not counted.
final class ColdBench {
  private static final int RUNS = 5;
  private static final List<String> BANKED = List.of("pure-21.5", "three-card-poker");

  private ColdBench() {}

  static void run(Figures figures) throws IOException {
    measure(figures, "", "--version");
    measure(figures, "", "--help");
    measure(figures, "600 ms", "equity", "texas-holdem", "AhAs", "KdKc");
    sheets(figures);
  }

  /// Every shipped sheet of a game with a bank.
  static void sheets(Figures figures) throws IOException {
    var catalogue = Catalogue.packaged();
    for (var house : catalogue.houses()) {
      for (var game : BANKED) {
        if (catalogue.games(house).contains(game)) {
          measure(figures, "1,000 ms", "analyze", game, "--house", house);
          if (game.equals(BANKED.getFirst())) {
            measure(figures, "5,000 ms", "analyze", game, "--house", house, "--distribution");
          }
        }
      }
    }
  }

  private static void measure(Figures figures, String goal, String... words) throws IOException {
    var command = new ArrayList<>(List.of("./cardroom"));
    command.addAll(List.of(words));
    millis(command);
    var taken = new double[RUNS];
    for (int run = 0; run < RUNS; run++) {
      taken[run] = millis(command);
    }
    Arrays.sort(taken);
    figures.add(String.join(" ", words), taken[RUNS / 2], "ms", goal);
    figures.add("  the least", taken[0], "ms", "");
  }

  private static double millis(List<String> command) throws IOException {
    var home = Path.of(System.getProperty("cardroom.home", "."));
    var builder = new ProcessBuilder(command).directory(home.toFile());
    builder.redirectOutput(ProcessBuilder.Redirect.DISCARD);
    builder.redirectError(ProcessBuilder.Redirect.INHERIT);
    long begin = System.nanoTime();
    try {
      if (builder.start().waitFor() != 0) {
        throw new IllegalStateException(String.join(" ", command) + " failed");
      }
      return (System.nanoTime() - begin) / 1e6;
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
      return Double.NaN;
    }
  }
}
