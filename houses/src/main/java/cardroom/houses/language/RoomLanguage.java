package cardroom.houses.language;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// What is said at a table, in one language: one file each, read by the code that renders pages. A
/// language is spoken because its file is there; whatever the file leaves out is said in English.
///
/// @param name what the language calls itself
/// @param numbers how numbers and times are written, such as `es-US`
/// @param texts texts of the pages and of the lessons, by their path; none where the client brings
///   them itself
/// @param phrases each kind of English sentence and its translation; of two that match, the one
///   with more fixed words is used
/// @param clauses what a clause says, or how an open question is read, by its id
public record RoomLanguage(
    String name,
    String numbers,
    Map<String, String> texts,
    Map<String, String> phrases,
    Map<String, String> clauses) {

  private static final Pattern CLAUSE = Pattern.compile("[A-Z0-9]+(-[A-Z0-9]+)+");
  private static final String NAME = "language";
  private static final String NUMBERS = "numbers";

  public RoomLanguage {
    texts = Collections.unmodifiableMap(new LinkedHashMap<>(texts));
    phrases = Collections.unmodifiableMap(new LinkedHashMap<>(phrases));
    clauses = Collections.unmodifiableMap(new LinkedHashMap<>(clauses));
  }

  /// The two letters of each language that has a file, `fr.txt` for French, in the order of the
  /// alphabet. English, which the room speaks itself, has none.
  public static List<String> codes() {
    return Known.CODES;
  }

  /// Looked up once, when a page asks for it.
  private static final class Known {
    private static final List<String> CODES =
        Stream.of(Locale.getISOLanguages())
            .filter(code -> RoomLanguage.class.getResource(path(code)) != null)
            .sorted()
            .toList();
  }

  /// Empty for English and for a language that has no file.
  public static Optional<RoomLanguage> of(String code) {
    return codes().contains(code) ? Optional.of(read(code)) : Optional.empty();
  }

  private static String path(String code) {
    return "/cardroom/houses/language/%s.txt".formatted(code);
  }

  private static RoomLanguage read(String code) {
    var path = path(code);
    try (var stream = Objects.requireNonNull(RoomLanguage.class.getResourceAsStream(path), path)) {
      return parse(code + ".txt", new String(stream.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static RoomLanguage parse(String file, String text) {
    var translations = new Translations(file);
    var number = 0;
    for (var line : text.lines().toList()) {
      number++;
      if (!line.isBlank() && !line.startsWith("#")) {
        translations.read(line, number);
      }
    }
    return translations.all();
  }

  /// The pairs of a file: what is translated, and indented below it how it is said.
  private static final class Translations {
    private final String file;
    private final Map<String, String> texts = new LinkedHashMap<>();
    private final Map<String, String> phrases = new LinkedHashMap<>();
    private final Map<String, String> clauses = new LinkedHashMap<>();
    private String english = "";

    Translations(String file) {
      this.file = file;
    }

    void read(String line, int number) {
      if (!line.startsWith(" ")) {
        check(english.isEmpty(), number, "the line before has no translation");
        english = line;
        return;
      }
      check(!english.isEmpty(), number, "this translates nothing");
      var isNew = add(line.strip());
      check(isNew, number, "'%s' is translated twice".formatted(english));
      english = "";
    }

    private boolean add(String said) {
      if (english.startsWith("@")) {
        return texts.put(english.substring(1), said) == null;
      }
      var kind = CLAUSE.matcher(english).matches() ? clauses : phrases;
      return kind.put(english, said) == null;
    }

    RoomLanguage all() {
      check(english.isEmpty(), 0, "has no translation of its last line");
      return new RoomLanguage(head(NAME), head(NUMBERS), texts, phrases, clauses);
    }

    private String head(String key) {
      check(texts.containsKey(key), 0, "has no line '@%s'".formatted(key));
      return Objects.requireNonNull(texts.remove(key));
    }

    private void check(boolean holds, int line, String otherwise) {
      if (!holds) {
        var at = line > 0 ? ":" + line : "";
        throw new IllegalStateException("%s%s %s".formatted(file, at, otherwise));
      }
    }
  }
}
