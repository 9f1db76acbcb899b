package cardroom.houses.book;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/// The clauses of the papers and the readings of what they leave open, from `docs/rules`.
///
/// `RuleBookTest` generates the file from those pages, and fails when they differ.
public final class RuleBook {

  private static final RuleBook PACKAGED = read();

  private final Map<String, Clause> clauses = new LinkedHashMap<>();
  private final Map<String, Reading> readings = new LinkedHashMap<>();

  /// A clause: what the paper says, and the readings it rests on.
  ///
  /// @param isStated whether the paper itself says so; else it is our reading of its silence
  public record Clause(String id, boolean isStated, String text, List<String> readings) {
    public Clause {
      readings = List.copyOf(readings);
    }
  }

  /// How an open question is read.
  ///
  /// @param says what the paper says about it
  /// @param taken the reading in force unless a sheet takes another
  public record Reading(String id, String title, String says, String taken) {}

  private RuleBook() {}

  public static RuleBook packaged() {
    return PACKAGED;
  }

  private static RuleBook read() {
    var book = new RuleBook();
    try (var stream = RuleBook.class.getResourceAsStream("/cardroom/houses/rule-book.txt")) {
      var text = new String(Objects.requireNonNull(stream).readAllBytes(), StandardCharsets.UTF_8);
      text.lines().forEach(line -> book.keep(line.split("\t", -1)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return book;
  }

  private void keep(String[] fields) {
    if (fields[0].equals("clause")) {
      var readings = Arrays.stream(fields[4].split(" ")).filter(one -> !one.isEmpty()).toList();
      clauses.put(
          fields[1], new Clause(fields[1], fields[2].equals("stated"), fields[3], readings));
    } else {
      readings.put(fields[1], new Reading(fields[1], fields[2], fields[3], fields[4]));
    }
  }

  public Optional<Clause> clause(String id) {
    return Optional.ofNullable(clauses.get(id));
  }

  public Optional<Reading> reading(String id) {
    return Optional.ofNullable(readings.get(id));
  }

  /// The readings that a clause rests on.
  public Stream<Reading> readingsOf(String clause) {
    return clause(clause).stream().flatMap(one -> one.readings().stream()).flatMap(this::known);
  }

  private Stream<Reading> known(String id) {
    return reading(id).stream();
  }
}
