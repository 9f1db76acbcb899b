package cardroom.analysis.simulate;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/// A tally as lines of text, for a file or another machine; nothing is rounded.
public final class TallyText {

  private TallyText() {}

  public static List<String> of(TableTally tally) {
    var lines = new ArrayList<String>();
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
    return lines;
  }

  /// @throws NumberFormatException or IndexOutOfBoundsException where the lines are not those of a
  ///   tally
  public static TableTally read(List<String> lines, SimulatedTable table) {
    var tally = new TableTally(table);
    var rounds = numbers(lines.getFirst(), "rounds");
    tally.rounds = rounds[0];
    tally.shoes = rounds[1];
    tally.abandoned = rounds[2];
    var next = 1;
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
    return tally;
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

  static long[] numbers(String line, String name) {
    return Arrays.stream(words(line, name)).mapToLong(Long::parseLong).toArray();
  }
}
