package cardroom.houses;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import java.util.Set;

/// A sheet in force: its record, and every key with its words.
///
/// @param values every dotted key in the order of the file, options already in place
/// @param overrides the keys that options changed, with their new words
/// @param starred the keys of readings that change money
public record Loaded<S>(
    Form.Heading heading,
    S sheet,
    SequencedMap<String, String> values,
    SequencedMap<String, String> overrides,
    Set<String> starred) {

  public Loaded {
    values = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(values));
    overrides = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(overrides));
    starred = Set.copyOf(starred);
  }

  /// What reports show under `options`: the overrides, and every ★ key with its value in force.
  ///
  /// Values are [Boolean], [Integer] or [String], as they read in JSON.
  public SequencedMap<String, Object> options() {
    var options = new LinkedHashMap<String, Object>();
    values.forEach(
        (key, text) -> {
          if (starred.contains(key)) {
            options.put(key, plain(text));
          }
        });
    overrides.forEach((key, text) -> options.put(key, plain(text)));
    return options;
  }

  private static Object plain(String text) {
    if (text.equals("true") || text.equals("false")) {
      return Boolean.valueOf(text);
    }
    return text.matches("\\d{1,9}") ? (Object) Integer.valueOf(text) : text;
  }
}
