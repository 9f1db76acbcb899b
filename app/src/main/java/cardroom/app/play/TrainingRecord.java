package cardroom.app.play;

import static java.nio.charset.StandardCharsets.UTF_8;

import cardroom.app.WrongUse;
import cardroom.server.keeping.FileFault;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Map;
import java.util.TreeMap;

/// What somebody has learnt, in a file of the data folder: a line for each situation, with how
/// often it was right and how often wrong.
final class TrainingRecord {

  private static final double MISSED = 4;

  private final Path file;
  private final Map<String, Tally> tallies = new TreeMap<>();

  private record Tally(int right, int wrong) {}

  private TrainingRecord(Path file) {
    this.file = file;
  }

  static TrainingRecord in(Path file) {
    var record = new TrainingRecord(file);
    try {
      if (Files.exists(file)) {
        Files.readAllLines(file, UTF_8).forEach(record::read);
      }
    } catch (IOException e) {
      throw new WrongUse("%s cannot be read: %s.".formatted(file, FileFault.words(e)));
    }
    return record;
  }

  private void read(String line) {
    if (!line.matches("\\S+ \\d{1,9} \\d{1,9}")) {
      throw new WrongUse(
          "%s: '%s' is not a line of a training record; move the file away to start again."
              .formatted(file, line));
    }
    var words = line.split(" ", -1);
    tallies.put(words[0], new Tally(Integer.parseInt(words[1]), Integer.parseInt(words[2])));
  }

  private Tally of(String situation) {
    return tallies.getOrDefault(situation, new Tally(0, 0));
  }

  /// How much practice a situation needs, besides its own weight.
  double need(String situation) {
    var tally = of(situation);
    return (1 + MISSED * tally.wrong()) / (1 + tally.right());
  }

  /// Saved at once, so that nothing is lost when the window is closed.
  void add(String situation, boolean isRight) {
    var before = of(situation);
    tallies.put(
        situation,
        new Tally(before.right() + (isRight ? 1 : 0), before.wrong() + (isRight ? 0 : 1)));
    var lines = new ArrayList<String>();
    tallies.forEach((id, tally) -> lines.add(id + " " + tally.right() + " " + tally.wrong()));
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      Files.write(file, lines, UTF_8);
    } catch (IOException e) {
      throw new WrongUse("%s cannot be written: %s.".formatted(file, FileFault.words(e)));
    }
  }

  String words() {
    int right = tallies.values().stream().mapToInt(Tally::right).sum();
    int all = right + tallies.values().stream().mapToInt(Tally::wrong).sum();
    return "%d of %d right, kept in %s.".formatted(right, all, file);
  }
}
