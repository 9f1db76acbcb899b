package cardroom.proving;

import cardroom.proving.cluster.ClusterTrial;
import cardroom.proving.crash.CrashTrial;
import cardroom.proving.fuzz.FuzzTrial;
import cardroom.proving.hall.HallTrial;
import cardroom.proving.load.LoadTrial;
import cardroom.proving.rankings.RankingsTrial;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Objects;

/// Runs the trials; `./trials` lists them.
public final class Trials {
  private final Deque<String> left;
  private Path folder = Path.of("");
  private volatile boolean isOver;

  private Trials(List<String> words) {
    left = new ArrayDeque<>(words);
  }

  public static void main(String[] words) throws Exception {
    var trials = new Trials(List.of(words));
    boolean held;
    try {
      held = trials.run();
    } finally {
      trials.isOver = true;
    }
    System.exit(held ? 0 : 1);
  }

  private boolean run() throws Exception {
    return switch (word()) {
      case "crash" -> crash();
      case "load" -> load();
      case "cluster" -> cluster();
      case "fuzz" -> fuzz();
      case "hall" -> hall();
      case "long" -> new RankingsTrial(System.out).run();
      default -> throw refuse("There is no such trial.");
    };
  }

  private boolean crash() throws Exception {
    var size = CrashTrial.Size.STANDARD;
    while (!left.isEmpty()) {
      var option = left.remove();
      switch (option) {
        case "--kills" -> size = size.withKills(number(option));
        case "--data" -> folder = Path.of(word());
        default -> throw refuse("'" + option + "' is not known.");
      }
    }
    var data = data();
    return cleared(data, new CrashTrial(data, size, System.out).run());
  }

  private boolean cluster() throws Exception {
    var size = ClusterTrial.Size.STANDARD;
    while (!left.isEmpty()) {
      var option = left.remove();
      switch (option) {
        case "--tables" -> size = size.withTables(number(option));
        case "--people" -> size = size.withPeople(number(option));
        case "--blows" -> size = size.withBlows(List.of(word().split(",", -1)));
        case "--data" -> folder = Path.of(word());
        default -> throw refuse("'" + option + "' is not known.");
      }
    }
    var data = data();
    return cleared(data, new ClusterTrial(data, size, System.out).run());
  }

  private boolean load() throws Exception {
    var size = LoadTrial.Size.STANDARD;
    while (!left.isEmpty()) {
      var option = left.remove();
      switch (option) {
        case "--tables" -> size = size.withTables(number(option));
        case "--people" -> size = size.withPeople(number(option));
        case "--seconds" -> size = size.withSeconds(number(option));
        case "--bots" -> size = size.withBots(number(option));
        case "--data" -> folder = Path.of(word());
        default -> throw refuse("'" + option + "' is not known.");
      }
    }
    var data = data();
    return cleared(data, new LoadTrial(data, size, System.out).run());
  }

  private boolean hall() throws Exception {
    var size = HallTrial.Size.RECORD;
    while (!left.isEmpty()) {
      var option = left.remove();
      switch (option) {
        case "--tables" -> size = size.withTables(number(option));
        case "--seats" -> size = size.withSeats(number(option));
        case "--rate" -> size = size.withRate(number(option));
        case "--sockets" -> size = size.withSockets(number(option));
        case "--seconds" -> size = size.withSeconds(number(option));
        case "--data" -> folder = Path.of(word());
        default -> throw refuse("'" + option + "' is not known.");
      }
    }
    var data = data();
    return cleared(data, new HallTrial(data, size, System.out).run());
  }

  private boolean fuzz() throws Exception {
    var size = FuzzTrial.Size.STANDARD;
    while (!left.isEmpty()) {
      var option = left.remove();
      switch (option) {
        case "--minutes" -> size = size.withMinutes(number(option));
        case "--seed" -> size = size.withSeed(number(option));
        case "--only" -> {
          var word = word();
          size =
              size.withOnly(word)
                  .orElseThrow(
                      () ->
                          refuse(
                              "--only reads '%s': give one of %s."
                                  .formatted(word, FuzzTrial.words())));
        }
        case "--data" -> folder = Path.of(word());
        default -> throw refuse("'" + option + "' is not known.");
      }
    }
    // What was found, and what the next run can continue from, is kept.
    return new FuzzTrial(data(), size, System.out).run();
  }

  private boolean isOwn() {
    return folder.toString().isEmpty();
  }

  private Path data() throws IOException {
    if (!isOwn()) {
      return folder;
    }
    var own = Files.createTempDirectory("cardroom-trial");
    // Whoever stops a trial with Ctrl-C does not want its data.
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  if (!isOver) {
                    delete(own);
                  }
                }));
    return own.resolve("data");
  }

  /// The data of a failed trial is kept for examination; that of a successful one is not.
  private boolean cleared(Path data, boolean held) {
    if (held && isOwn()) {
      delete(Objects.requireNonNull(data.getParent()));
    }
    return held;
  }

  private static void delete(Path folder) {
    try {
      List<Path> files;
      try (var walk = Files.walk(folder)) {
        files = walk.sorted(Comparator.reverseOrder()).toList();
      }
      for (var file : files) {
        Files.deleteIfExists(file);
      }
    } catch (IOException | UncheckedIOException e) {
      System.err.println(folder + " could not be deleted: " + e.getMessage());
    }
  }

  private String word() {
    return left.isEmpty() ? "" : left.remove();
  }

  private int number(String option) {
    var value = word();
    if (!value.matches("[1-9]\\d{0,5}")) {
      throw refuse("%s reads '%s': give a whole number from 1.".formatted(option, value));
    }
    return Integer.parseInt(value);
  }

  private static IllegalStateException refuse(String sentence) {
    System.err.println(sentence + " ./trials lists what there is.");
    System.exit(2);
    return new IllegalStateException(sentence);
  }
}
