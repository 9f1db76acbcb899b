package cardroom.trials;

import cardroom.trials.load.LoadTrial;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;

/// Runs the trials that need no test of their own; `./trials` lists them all.
public final class Trials {
  private static final String USAGE =
      "Usage: ./trials load [--tables N] [--people N] [--seconds N] [--bots N] [--data DIR]";

  private Trials() {}

  public static void main(String[] words) throws Exception {
    Deque<String> left = new ArrayDeque<>(List.of(words));
    if (left.isEmpty() || !left.remove().equals("load")) {
      refuse("There is no such trial.");
    }
    var size = LoadTrial.Size.STANDARD;
    var folder = Path.of("");
    while (!left.isEmpty()) {
      var option = left.remove();
      var value = left.isEmpty() ? "" : left.remove();
      switch (option) {
        case "--tables" -> size = size.withTables(number(option, value));
        case "--people" -> size = size.withPeople(number(option, value));
        case "--seconds" -> size = size.withSeconds(number(option, value));
        case "--bots" -> size = size.withBots(number(option, value));
        case "--data" -> folder = Path.of(value);
        default -> refuse("'" + option + "' is not known.");
      }
    }
    var isOwn = folder.toString().isEmpty();
    var data = isOwn ? Files.createTempDirectory("cardroom-load") : folder;
    var held = new LoadTrial(data, size, System.out).run();
    if (held && isOwn) {
      clear(data);
    }
    System.exit(held ? 0 : 1);
  }

  /// What went wrong is kept to be looked at; what went well is not.
  private static void clear(Path folder) throws IOException {
    List<Path> files;
    try (var walk = Files.walk(folder)) {
      files = walk.sorted(Comparator.reverseOrder()).toList();
    }
    for (var file : files) {
      Files.deleteIfExists(file);
    }
  }

  private static int number(String option, String value) {
    if (!value.matches("[1-9]\\d{0,5}")) {
      refuse("%s reads '%s': give a whole number from 1.".formatted(option, value));
    }
    return Integer.parseInt(value);
  }

  private static void refuse(String sentence) {
    System.err.println(sentence + " " + USAGE);
    System.exit(2);
  }
}
