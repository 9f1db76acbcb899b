package cardroom.houses;

import cardroom.games.table.Setup.Stakes;
import cardroom.houses.reading.Form;
import cardroom.houses.signs.Sign;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/// A sheet in force: its record, and every key with its words.
///
/// @param values every dotted key in the order of the file, options already in place
/// @param overrides the keys that options changed, with their new words
public record Loaded<S>(
    Form<S> form,
    Form.Heading heading,
    S sheet,
    SequencedMap<String, String> values,
    SequencedMap<String, String> overrides) {

  public Loaded {
    values = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(values));
    overrides = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(overrides));
  }

  public boolean isStarred(String key) {
    return form.starred().contains(key);
  }

  public Sign sign(Stakes stakes) {
    return form.sign(sheet, stakes);
  }

  /// What reports show under `options`: the overrides, and every ★ key with its value in force.
  ///
  /// Values are [Boolean], [Integer] or [String], as they read in JSON.
  public SequencedMap<String, Object> options() {
    var options = new LinkedHashMap<String, Object>();
    values.forEach(
        (key, text) -> {
          if (isStarred(key)) {
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
