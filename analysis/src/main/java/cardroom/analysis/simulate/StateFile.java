package cardroom.analysis.simulate;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/// The finished blocks of a simulation on disk, so that it can go on another day.
///
/// Its first line is the question; a file of another question is refused.
public record StateFile(Path path, String question) {

  private static final String FORMAT = "cardroom simulation 1";

  public StateFile {
    if (question.contains("\n")) {
      throw new IllegalArgumentException("a question is one line");
    }
  }

  public boolean exists() {
    return Files.exists(path);
  }

  /// Written beside and renamed, so that a stop in the middle leaves the file as it was.
  public void write(SimulationState state) throws IOException {
    var lines = new ArrayList<String>();
    lines.add(FORMAT);
    lines.add(question);
    lines.add("blocks " + state.blocks());
    var tally = state.tally();
    lines.add("rounds %d %d %d".formatted(tally.rounds, tally.shoes, tally.abandoned));
    for (var moments : all(tally)) {
      lines.add("sum %d %d".formatted(moments.sum(), moments.squares()));
    }
    for (var counts : counts(tally)) {
      lines.add("counts " + words(counts));
    }
    tally
        .bankResults()
        .forEach((amount, times) -> lines.add("bank %d %d".formatted(amount, times)));
    lines.add("end");
    var beside = path.resolveSibling(path.getFileName() + ".new");
    Files.write(beside, lines);
    Files.move(beside, path, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }

  /// @throws IllegalArgumentException in one sentence when it is not the state of this run
  public SimulationState read(int seats) throws IOException {
    var lines = new ArrayList<>(Files.readAllLines(path));
    if (lines.size() < 4 || !lines.getFirst().equals(FORMAT) || !lines.getLast().equals("end")) {
      throw new IllegalArgumentException(
          path + " is not a whole state file of a simulation; name another file, or remove it");
    }
    if (!lines.get(1).equals(question)) {
      throw new IllegalArgumentException(
          "%s is the state of another run (%s); this one is (%s): name another file"
              .formatted(path, lines.get(1), question));
    }
    try {
      return read(lines, seats);
    } catch (NumberFormatException | IndexOutOfBoundsException _) {
      throw new IllegalArgumentException(path + " is damaged; remove it to begin anew");
    }
  }

  private static SimulationState read(List<String> lines, int seats) {
    var tally = new TableTally(seats);
    var blocks = numbers(lines.get(2), "blocks")[0];
    var rounds = numbers(lines.get(3), "rounds");
    tally.rounds = rounds[0];
    tally.shoes = rounds[1];
    tally.abandoned = rounds[2];
    var next = 4;
    for (var moments : all(tally)) {
      var words = lines.get(next++).split(" ", -1);
      moments.merge(new BigInteger(words[1]), new BigInteger(words[2]));
    }
    for (var counts : counts(tally)) {
      var read = numbers(lines.get(next++), "counts");
      System.arraycopy(read, 0, counts, 0, counts.length);
    }
    SortedMap<Long, Long> results = new TreeMap<>();
    while (lines.get(next).startsWith("bank ")) {
      var pair = numbers(lines.get(next++), "bank");
      results.put(pair[0], pair[1]);
    }
    tally.bankResults.merge(results);
    return new SimulationState(blocks, tally);
  }

  private static List<Moments> all(TableTally tally) {
    var all = new ArrayList<Moments>();
    all.addAll(List.of(tally.wagers));
    all.addAll(List.of(tally.perSeat));
    all.addAll(List.of(tally.perKind));
    all.add(tally.bank);
    return all;
  }

  private static List<long[]> counts(TableTally tally) {
    return List.of(tally.withoutAction, tally.partAction, tally.wins);
  }

  private static String words(long[] numbers) {
    return String.join(" ", java.util.Arrays.stream(numbers).mapToObj(String::valueOf).toList());
  }

  private static long[] numbers(String line, String name) {
    if (!line.startsWith(name + " ")) {
      throw new NumberFormatException(line);
    }
    return java.util.Arrays.stream(line.substring(name.length() + 1).split(" ", -1))
        .mapToLong(Long::parseLong)
        .toArray();
  }
}
