package cardroom.app.open;

import cardroom.app.WrongUse;
import cardroom.server.keeping.FileFault;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/// A file of lines such as `port = 8080`; what follows a `#` at the beginning of a line, or a space
/// and a `#`, is a comment.
record SettingsFile(Path path, Map<String, Line> lines) {

  /// @param number of the line, from 1
  record Line(int number, String value) {}

  SettingsFile {
    lines = Map.copyOf(lines);
  }

  static SettingsFile read(Path path) {
    try {
      Map<String, Line> lines = new LinkedHashMap<>();
      var all = Files.readAllLines(path);
      for (int i = 0; i < all.size(); i++) {
        var text = all.get(i).replaceFirst("(^|\\s)#.*$", "").strip();
        if (!text.isEmpty()) {
          take(path, i + 1, text, lines);
        }
      }
      return new SettingsFile(path, lines);
    } catch (IOException e) {
      throw new WrongUse(
          "The settings in %s cannot be read (%s): give a file of lines such as port = 8080."
              .formatted(path, FileFault.words(e)));
    }
  }

  private static void take(Path path, int number, String text, Map<String, Line> lines) {
    int equals = text.indexOf('=');
    if (equals < 1) {
      throw new WrongUse(
          "%s:%d reads '%s': write a setting, an equals sign and its value, such as port = 8080."
              .formatted(path, number, text));
    }
    var name = text.substring(0, equals).strip();
    var before = lines.put(name, new Line(number, text.substring(equals + 1).strip()));
    if (before != null) {
      throw new WrongUse(
          "%s:%d sets %s, which line %d has set: keep one of them."
              .formatted(path, number, name, before.number()));
    }
  }

  Optional<Line> line(String name) {
    return Optional.ofNullable(lines.get(name));
  }

  void refuseUnknown(Collection<String> known) {
    lines.forEach(
        (name, line) -> {
          if (!known.contains(name)) {
            throw new WrongUse(
                "%s:%d: there is no setting '%s'; there are %s."
                    .formatted(path, line.number(), name, String.join(", ", known)));
          }
        });
  }
}
