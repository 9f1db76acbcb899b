package cardroom.houses.book;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/// The questions of the book as they are written: cases, and the words that differ by game.
final class CaseText {

  static final List<Map<String, String>> CASES = read("cases.yaml");
  private static final List<Map<String, String>> WORDS = read("case-words.yaml");

  private CaseText() {}

  private static List<Map<String, String>> read(String file) {
    try (var stream = CaseText.class.getResourceAsStream("/cardroom/houses/" + file)) {
      var text = new String(Objects.requireNonNull(stream).readAllBytes(), StandardCharsets.UTF_8);
      var list = (List<?>) new Load(LoadSettings.builder().build()).loadFromString(text);
      return list.stream().map(one -> words((Map<?, ?>) one)).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Map<String, String> words(Map<?, ?> entry) {
    var words = new LinkedHashMap<String, String>();
    entry.forEach((key, value) -> words.put(String.valueOf(key), String.valueOf(value)));
    return words;
  }

  /// Whether an entry is about a game, by its kind or by its own name.
  static boolean concerns(Map<String, String> entry, String kind, String game) {
    var named = Arrays.asList(entry.getOrDefault("in", "").split(", "));
    var only = entry.getOrDefault("games", game).split(" ");
    return (named.contains(kind) || named.contains(game)) && Arrays.asList(only).contains(game);
  }

  /// The words between braces for one game.
  static Map<String, String> words(String kind, String game) {
    var words = new LinkedHashMap<String, String>();
    WORDS.stream().filter(entry -> concerns(entry, kind, game)).forEach(words::putAll);
    return words;
  }

  static String filled(String template, Map<String, String> words) {
    var text = template;
    for (var word : words.entrySet()) {
      text = text.replace("{" + word.getKey() + "}", word.getValue());
    }
    return text;
  }
}
