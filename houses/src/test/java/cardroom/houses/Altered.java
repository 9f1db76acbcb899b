package cardroom.houses;

import cardroom.houses.reading.SheetError;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// Casino Club's sheet with its text altered, and what the loader says about it.
final class Altered {

  static final Path SHEETS = Path.of(System.getProperty("cardroom.checkout"), "houses", "sheets");

  private final Path folder;

  Altered(Path folder) {
    this.folder = folder;
  }

  static String sheet(String house) {
    try {
      return Files.readString(SHEETS.resolve(house).resolve("pure-21.5.yaml"));
    } catch (IOException wrong) {
      throw new UncheckedIOException(wrong);
    }
  }

  /// The number of the first line of Casino Club's sheet that begins this way.
  static int line(String start) {
    var lines = sheet("casino-club").lines().toList();
    return 1
        + lines.indexOf(lines.stream().filter(l -> l.startsWith(start)).findFirst().orElse(""));
  }

  /// The faults after one line, named by how it begins, was replaced.
  List<String> replacing(String start, String by) {
    var text = sheet("casino-club");
    var line = text.lines().filter(each -> each.startsWith(start)).findFirst().orElseThrow();
    return faults(text.replace(line + "\n", by.isEmpty() ? "" : by + "\n"));
  }

  /// The faults of a file with this text.
  List<String> faults(String text) {
    try {
      Catalogue.packaged().check(write(text));
      return List.of();
    } catch (SheetError wrong) {
      return wrong.faults().stream().map(this::withoutFolder).toList();
    }
  }

  Path write(String text) {
    try {
      var file = folder.resolve("my-club").resolve("pure-21.5.yaml");
      Files.createDirectories(folder.resolve("my-club"));
      return Files.writeString(file, text);
    } catch (IOException wrong) {
      throw new UncheckedIOException(wrong);
    }
  }

  private String withoutFolder(String fault) {
    return fault.replace(folder.resolve("my-club") + "/", "");
  }
}
