package cardroom.notation.phh;

import java.util.List;

/// A value of the part of TOML that PHH uses, with its line.
sealed interface TomlValue {
  int line();

  record Text(String text, int line) implements TomlValue {}

  /// A number or date as written.
  record Plain(String text, int line) implements TomlValue {}

  record Array(List<TomlValue> items, int line) implements TomlValue {
    public Array {
      items = List.copyOf(items);
    }
  }
}
