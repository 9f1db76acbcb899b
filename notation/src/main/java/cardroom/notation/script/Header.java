package cardroom.notation.script;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// What begins a round: words with their values, in any order, on one line or on several.
///
/// @param start the first word, where mistakes of the whole header are reported
public record Header(Word start, Map<String, List<Word>> values) {

  /// The words a header may have, whatever the game; each game takes some of them.
  static final Set<String> WORDS =
      Set.of(
          "house",
          "game",
          "schedule",
          "decks",
          "seats",
          "bank",
          "options",
          "limit",
          "spread",
          "button",
          "stacks",
          "takes");

  public Header {
    values = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(values));
  }

  /// A line is a header line when it begins with a word of headers. `bank` and `button` also begin
  /// other lines: there a header has an amount or a number, and no arrow.
  static boolean begins(List<Word> line) {
    var first = line.getFirst().text();
    return switch (first) {
      case "bank", "button" -> line.size() > 1 && line.get(1).text().matches("\\$?\\d[\\d,.]*");
      default -> WORDS.contains(first);
    };
  }

  static Header of(List<Word> words) {
    var values = new LinkedHashMap<String, List<Word>>();
    var at = 0;
    while (at < words.size()) {
      var key = words.get(at);
      if (!WORDS.contains(key.text())) {
        throw key.error(
            key.quoted()
                + " is not a word of a header; it may have "
                + known()
                + ", each with its value");
      }
      var value = new ArrayList<Word>();
      for (at++; at < words.size() && !WORDS.contains(words.get(at).text()); at++) {
        value.add(words.get(at));
      }
      if (value.isEmpty()) {
        throw key.end().error("'" + key + "' has no value; write it after the word");
      }
      if (values.put(key.text(), List.copyOf(value)) != null) {
        throw key.error(
            "'" + key + "' appears twice in one header; a round begins with one header");
      }
    }
    return new Header(words.getFirst(), values);
  }

  private static String known() {
    return WORDS.stream().sorted().collect(Collectors.joining(", "));
  }

  /// All words of a key's value.
  public Optional<List<Word>> all(String key) {
    return Optional.ofNullable(values.get(key));
  }

  /// The value of a key that takes one word.
  public Optional<Word> one(String key) {
    return all(key)
        .map(
            words -> {
              if (words.size() > 1) {
                var extra = words.get(1);
                throw extra.error(extra.quoted() + " is too much: '" + key + "' takes one value");
              }
              return words.getFirst();
            });
  }

  public String text(String key, String otherwise) {
    return one(key).map(Word::text).orElse(otherwise);
  }

  /// The word to blame for a value, or the header's beginning when the value was left out.
  public Word place(String key) {
    return all(key).map(List::getFirst).orElse(start);
  }

  /// Reports the first word that this game's rounds do not have.
  public void allow(Set<String> allowed) {
    values
        .keySet()
        .forEach(
            key -> {
              if (!allowed.contains(key)) {
                var words = allowed.stream().sorted().collect(Collectors.joining(", "));
                throw place(key)
                    .error(
                        "'" + key + "' is not a word of this game's header; it may have " + words);
              }
            });
  }
}
