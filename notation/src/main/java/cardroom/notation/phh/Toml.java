package cardroom.notation.phh;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Reads the part of TOML that PHH uses: keys, strings, numbers, booleans, arrays and comments of
/// one table.
final class Toml {
  /// No hand needs more than an array in an array; anything deeper is a mistake or an attack.
  private static final int DEPTH_MAX = 8;

  private final String text;
  private int at;
  private int line;
  private int depth;

  private Toml(String text, int line) {
    this.text = text;
    this.line = line;
  }

  /// The keys of a table that begins at the given line of its file.
  static Map<String, TomlValue> read(String text, int line) {
    return new Toml(text, line).table();
  }

  private Map<String, TomlValue> table() {
    Map<String, TomlValue> table = new LinkedHashMap<>();
    for (skipBlank(); at < text.length(); skipBlank()) {
      int keyLine = line;
      var key = key();
      if (table.put(key, value()) != null) {
        throw new PhhError(keyLine, "key " + key + " occurs twice");
      }
      endOfLine();
    }
    return table;
  }

  private String key() {
    int begin = at;
    while (at < text.length() && "=\n".indexOf(text.charAt(at)) < 0) {
      at++;
    }
    if (at >= text.length() || text.charAt(at) != '=') {
      throw new PhhError(line, "expected key = value, not '" + text.substring(begin, at) + "'");
    }
    var key = text.substring(begin, at).strip();
    at++;
    boolean quoted = key.length() > 1 && (key.charAt(0) == '"' || key.charAt(0) == '\'');
    return quoted ? key.substring(1, key.length() - 1) : key;
  }

  private TomlValue value() {
    skipSpaces();
    if (at >= text.length()) {
      throw new PhhError(line, "expected a value before the end of the file");
    }
    if (++depth > DEPTH_MAX) {
      throw new PhhError(line, "arrays and tables may be nested %d deep".formatted(DEPTH_MAX));
    }
    char c = text.charAt(at);
    var value =
        switch (c) {
          case '[' -> array();
          case '{' -> inlineTable();
          case '\'', '"' -> string(c);
          default -> plain();
        };
    depth--;
    return value;
  }

  private TomlValue array() {
    int begin = line;
    at++;
    List<TomlValue> items = new ArrayList<>();
    for (skipBlank(); peek() != ']'; skipBlank()) {
      items.add(value());
      skipBlank();
      if (peek() == ',') {
        at++;
      } else if (peek() != ']') {
        throw new PhhError(line, "expected ',' or ']' in an array");
      }
    }
    at++;
    return new TomlValue.Array(items, begin);
  }

  /// Nothing we need is written this way; it only has to be skipped.
  private TomlValue inlineTable() {
    int begin = at;
    at++;
    for (skipSpaces(); peek() != '}'; skipSpaces()) {
      key();
      value();
      skipSpaces();
      if (peek() == ',') {
        at++;
      } else if (peek() != '}') {
        throw new PhhError(line, "expected ',' or '}' in a table");
      }
    }
    at++;
    return new TomlValue.Plain(text.substring(begin, at), line);
  }

  private char peek() {
    if (at >= text.length()) {
      throw new PhhError(line, "expected ']' before the end of the file");
    }
    return text.charAt(at);
  }

  private TomlValue string(char quote) {
    int begin = line;
    if (text.startsWith(String.valueOf(quote).repeat(3), at)) {
      return longString(quote, begin);
    }
    at++;
    var plain = new StringBuilder();
    while (at < text.length() && text.charAt(at) != quote && text.charAt(at) != '\n') {
      char c = text.charAt(at++);
      plain.append(c == '\\' && quote == '"' && at < text.length() ? escaped() : c);
    }
    if (at >= text.length() || text.charAt(at) != quote) {
      throw new PhhError(line, "a string is not closed");
    }
    at++;
    return new TomlValue.Text(plain.toString(), begin);
  }

  private TomlValue longString(char quote, int begin) {
    var fence = String.valueOf(quote).repeat(3);
    int close = text.indexOf(fence, at + 3);
    if (close < 0) {
      throw new PhhError(line, "a string is not closed");
    }
    var inside = text.substring(at + 3, close);
    line += (int) inside.chars().filter(c -> c == '\n').count();
    at = close + 3;
    return new TomlValue.Text(inside, begin);
  }

  private char escaped() {
    char c = text.charAt(at++);
    return switch (c) {
      case 'n' -> '\n';
      case 't' -> '\t';
      case 'u' -> {
        if (at + 4 > text.length()) {
          throw new PhhError(line, "a string is not closed");
        }
        int code = Character.digit(text.charAt(at), 16);
        for (int i = 1; i < 4; i++) {
          code = code * 16 + Character.digit(text.charAt(at + i), 16);
        }
        at += 4;
        yield (char) code;
      }
      default -> c;
    };
  }

  private TomlValue plain() {
    int begin = at;
    while (at < text.length() && ",]}#\n\r".indexOf(text.charAt(at)) < 0) {
      at++;
    }
    var raw = text.substring(begin, at).strip();
    if (raw.isEmpty()) {
      throw new PhhError(line, "expected a value");
    }
    return new TomlValue.Plain(raw, line);
  }

  private void skipSpaces() {
    while (at < text.length() && " \t".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }

  /// Blanks, line ends and comments.
  private void skipBlank() {
    while (at < text.length()) {
      char c = text.charAt(at);
      if (c == '#') {
        int end = text.indexOf('\n', at);
        at = end < 0 ? text.length() : end;
      } else if (c == '\n') {
        line++;
        at++;
      } else if (Character.isWhitespace(c)) {
        at++;
      } else {
        return;
      }
    }
  }

  private void endOfLine() {
    skipSpaces();
    boolean ends = at >= text.length() || "#\n\r".indexOf(text.charAt(at)) >= 0;
    if (!ends) {
      throw new PhhError(line, "expected the end of the line, not '" + text.charAt(at) + "'");
    }
  }
}
