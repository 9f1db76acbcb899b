package cardroom.houses.book;

import java.util.LinkedHashMap;
import java.util.Map;

/// A JSON object, its fields in insertion order: written by our own code, so that a room and a
/// browser write the same characters.
final class JsonFields {

  private final Map<String, Object> fields = new LinkedHashMap<>();

  /// @param value a text, a number, a boolean, further fields, or a list of these
  JsonFields put(String name, Object value) {
    fields.put(name, value);
    return this;
  }

  @Override
  public String toString() {
    var text = new StringBuilder();
    write(this, text);
    return text.toString();
  }

  private static void write(Object value, StringBuilder text) {
    switch (value) {
      case JsonFields object -> {
        var before = "{";
        for (var field : object.fields.entrySet()) {
          quote(field.getKey(), text.append(before));
          write(field.getValue(), text.append(':'));
          before = ",";
        }
        text.append(object.fields.isEmpty() ? "{}" : "}");
      }
      case Iterable<?> list -> {
        text.append('[');
        var before = "";
        for (var one : list) {
          write(one, text.append(before));
          before = ",";
        }
        text.append(']');
      }
      case String words -> quote(words, text);
      default -> text.append(value);
    }
  }

  private static void quote(String words, StringBuilder text) {
    text.append('"');
    for (int at = 0; at < words.length(); at++) {
      char letter = words.charAt(at);
      switch (letter) {
        case '"', '\\' -> text.append('\\').append(letter);
        case '\n' -> text.append("\\n");
        case '\r' -> text.append("\\r");
        case '\t' -> text.append("\\t");
        default -> {
          if (letter < ' ') {
            text.append("\\u00").append(letter < 16 ? "0" : "1");
            text.append(Character.forDigit(letter % 16, 16));
          } else {
            text.append(letter);
          }
        }
      }
    }
    text.append('"');
  }
}
