package cardroom.houses.language;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;

/// What is said at a table, in one language: one file each, read by the code that renders pages.
///
/// @param phrases each kind of English sentence and its translation; of two that match, the one
///   with more fixed words is used
/// @param clauses what a clause says, or how an open question is read, by its id
public record RoomLanguage(Map<String, String> phrases, Map<String, String> clauses) {

  /// To add a language, add its code here and a file beside the others.
  public static final List<String> CODES = List.of("es");

  private static final Pattern CLAUSE = Pattern.compile("[A-Z0-9]+(-[A-Z0-9]+)+");

  public RoomLanguage {
    phrases = Collections.unmodifiableMap(new LinkedHashMap<>(phrases));
    clauses = Collections.unmodifiableMap(new LinkedHashMap<>(clauses));
  }

  /// Empty for English, which the room speaks itself, and for a language that it does not know.
  public static Optional<RoomLanguage> of(String code) {
    return CODES.contains(code) ? Optional.of(read(code + ".txt")) : Optional.empty();
  }

  private static RoomLanguage read(String file) {
    var path = "/cardroom/houses/language/" + file;
    try (var stream = Objects.requireNonNull(RoomLanguage.class.getResourceAsStream(path), path)) {
      return parse(file, new String(stream.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static RoomLanguage parse(String file, String text) {
    var phrases = new LinkedHashMap<String, String>();
    var clauses = new LinkedHashMap<String, String>();
    var english = "";
    var number = 0;
    for (var line : text.lines().toList()) {
      number++;
      if (line.isBlank() || line.startsWith("#")) {
        continue;
      }
      if (!line.startsWith(" ")) {
        check(english.isEmpty(), file, number, "the line before has no translation");
        english = line;
        continue;
      }
      check(!english.isEmpty(), file, number, "this translates nothing");
      var said = CLAUSE.matcher(english).matches() ? clauses : phrases;
      var isNew = said.put(english, line.strip()) == null;
      check(isNew, file, number, "'%s' is translated twice".formatted(english));
      english = "";
    }
    check(english.isEmpty(), file, number, "the last line has no translation");
    return new RoomLanguage(phrases, clauses);
  }

  private static void check(boolean holds, String file, int line, String otherwise) {
    if (!holds) {
      throw new IllegalStateException("%s:%d %s".formatted(file, line, otherwise));
    }
  }
}
