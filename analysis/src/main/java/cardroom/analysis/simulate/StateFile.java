package cardroom.analysis.simulate;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/// The finished blocks of a simulation on disk, so that it can go on another day.
///
/// Its first line is the question; a file of another question is refused.
public record StateFile(Path path, String question) {

  private static final String FORMAT = "cardroom simulation 2";

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
    for (var moments : tally.perKind) {
      lines.add("sum %d %d".formatted(moments.sum(), moments.squares()));
    }
    for (var products : products(tally)) {
      lines.add(words("products", Stream.of(products)));
    }
    for (var counts : counts(tally)) {
      lines.add(words("counts", LongStream.of(counts).boxed()));
    }
    for (var results : results(tally)) {
      lines.add(words("results", pairs(results.byAmount())));
    }
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
    for (var moments : tally.perKind) {
      var sums = words(lines.get(next++), "sum");
      moments.merge(new BigInteger(sums[0]), new BigInteger(sums[1]));
    }
    for (var products : products(tally)) {
      var read = words(lines.get(next++), "products");
      Arrays.setAll(products, place -> new BigInteger(read[place]));
    }
    for (var counts : counts(tally)) {
      var read = numbers(lines.get(next++), "counts");
      System.arraycopy(read, 0, counts, 0, counts.length);
    }
    for (var results : results(tally)) {
      var read = numbers(lines.get(next++), "results");
      for (var at = 0; at < read.length; at += 2) {
        results.add(read[at], read[at + 1]);
      }
    }
    if (tally.bank().total() != tally.rounds) {
      throw new NumberFormatException("rounds are missing");
    }
    return new SimulationState(blocks, tally);
  }

  private static List<BigInteger[]> products(TableTally tally) {
    return List.of(tally.kindProducts, tally.seatProducts);
  }

  private static List<long[]> counts(TableTally tally) {
    return List.of(tally.withoutAction, tally.partAction);
  }

  private static List<AmountCounts> results(TableTally tally) {
    return Stream.of(
            Stream.of(tally.wagers), Stream.of(tally.perSeat), Stream.of(tally.bankResults))
        .flatMap(Function.identity())
        .toList();
  }

  private static Stream<Long> pairs(SortedMap<Long, Long> counts) {
    return counts.entrySet().stream().flatMap(one -> Stream.of(one.getKey(), one.getValue()));
  }

  private static String words(String name, Stream<?> numbers) {
    return Stream.concat(Stream.of(name), numbers.map(String::valueOf))
        .collect(Collectors.joining(" "));
  }

  private static String[] words(String line, String name) {
    var words = line.split(" ", -1);
    if (!words[0].equals(name)) {
      throw new NumberFormatException(line);
    }
    return Arrays.copyOfRange(words, 1, words.length);
  }

  private static long[] numbers(String line, String name) {
    return Arrays.stream(words(line, name)).mapToLong(Long::parseLong).toArray();
  }
}
