package cardroom.houses;

import static java.nio.charset.StandardCharsets.UTF_8;

import cardroom.games.table.Setup.Stakes;
import cardroom.games.table.TableGame;
import cardroom.houses.reading.SheetForm;
import cardroom.houses.reading.SheetNode;
import cardroom.houses.reading.SheetYaml;
import cardroom.houses.reading.SourcePlace;
import cardroom.houses.signs.Sign;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collections;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;

/// A sheet ready for use: its record, and every key with its value as text.
///
/// @param inForce what the sheet says, options already applied
/// @param values every dotted key in the order of the file, options already applied
/// @param overrides the keys that options changed, with their new values
/// @param payTables the lines of the shared pay tables that the sheet names
/// @param places where each key of the sheet and of its pay tables was written
public record LoadedSheet<S>(
    SheetForm<S> form,
    SheetForm.Heading heading,
    S sheet,
    SheetNode.Fields inForce,
    SequencedMap<String, String> values,
    SequencedMap<String, String> overrides,
    SequencedMap<String, String> payTables,
    SequencedMap<String, SourcePlace> places) {

  public LoadedSheet {
    places = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(places));
    payTables = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(payTables));
    values = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(values));
    overrides = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(overrides));
  }

  /// A sheet as it was read, line by line.
  ///
  /// @param shared the lines of all shared pay tables
  static <S> LoadedSheet<S> of(
      SheetForm<S> form,
      SheetForm.Heading heading,
      S sheet,
      SheetNode.Fields inForce,
      SequencedMap<String, String> overrides,
      Map<String, SheetNode> shared) {
    var lines = inForce.leaves();
    var payTables = named(lines, shared);
    var places = new LinkedHashMap<String, SourcePlace>();
    lines.forEach((key, line) -> places.put(key, line.place()));
    payTables.forEach((key, line) -> places.put(key, line.place()));
    return new LoadedSheet<>(
        form, heading, sheet, inForce, words(lines), overrides, words(payTables), places);
  }

  /// The lines `buster.5.3: 1 to 1` of the tables that a sheet names by `buster.pay-table: 5`.
  private static SequencedMap<String, SheetNode> named(
      Map<String, SheetNode> lines, Map<String, SheetNode> tables) {
    var named = new LinkedHashMap<String, SheetNode>();
    lines.forEach(
        (key, name) -> {
          if (key.endsWith(".pay-table")) {
            var table = key.substring(0, key.length() - "pay-table".length()) + name + ".";
            tables.forEach(
                (line, pays) -> {
                  if (line.startsWith(table)) {
                    named.put(line, pays);
                  }
                });
          }
        });
    return named;
  }

  private static SequencedMap<String, String> words(SequencedMap<String, SheetNode> lines) {
    var words = new LinkedHashMap<String, String>();
    lines.forEach((key, line) -> words.put(key, line.toString()));
    return words;
  }

  public boolean isStarred(String key) {
    return form.starred().contains(key);
  }

  /// The engine that deals the game by this sheet.
  public TableGame<?> table() {
    return form.table(sheet);
  }

  public Sign sign(Stakes stakes) {
    return form.sign(sheet, stakes);
  }

  /// What reports show under `options`: the overrides, and every ★ key with its effective value.
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

  /// A fingerprint of everything that the sheet says, in hexadecimal: the SHA-256 of every key and
  /// its value, a line for each, including the pay tables that it names. Comments and layout of the
  /// file do not matter.
  public String sha256() {
    var lines = new StringBuilder();
    values.forEach((key, words) -> lines.append(key).append(": ").append(words).append('\n'));
    payTables.forEach((key, words) -> lines.append(key).append(": ").append(words).append('\n'));
    try {
      var digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(lines.toString().getBytes(UTF_8)));
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every Java has SHA-256", impossible);
    }
  }

  /// The sheet as a file that the program can read, with a heading for people. The pay tables that
  /// it names are in another file; their lines follow as comments.
  public String yaml() {
    var text = new StringBuilder();
    comment(text, "%s: %s, the sheet in force.".formatted(heading.title(), form.title()));
    overrides.forEach((key, words) -> comment(text, "changed: %s = %s".formatted(key, words)));
    comment(text, "SHA-256 of what it says: " + sha256());
    text.append('\n').append(SheetYaml.of(inForce));
    if (!payTables.isEmpty()) {
      text.append('\n');
      comment(text, "The pay tables that it names:");
    }
    payTables.forEach((key, words) -> comment(text, "  %s: %s".formatted(key, words)));
    return text.toString();
  }

  private static void comment(StringBuilder text, String words) {
    text.append("# ").append(words.replaceAll("\\R", " ")).append('\n');
  }

  private static Object plain(String text) {
    if (text.equals("true") || text.equals("false")) {
      return Boolean.valueOf(text);
    }
    return text.matches("\\d{1,9}") ? (Object) Integer.valueOf(text) : text;
  }
}
