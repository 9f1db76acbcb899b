package cardroom.houses;

import cardroom.houses.reading.Faults;
import cardroom.houses.reading.SheetReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/// Checks a book through the sheets based on it: a book by itself belongs to no game.
final class BookCheck {

  private BookCheck() {}

  /// The sheets beside this file that name it as their book.
  static List<Path> sheets(Path book) {
    var folder = Objects.requireNonNull(book.toAbsolutePath().getParent());
    try (var files = Files.list(folder)) {
      return files
          .filter(file -> file.toString().endsWith(".yaml") && Files.isRegularFile(file))
          .filter(file -> names(file, String.valueOf(book.getFileName())))
          .sorted()
          .toList();
    } catch (IOException wrong) {
      throw new UncheckedIOException(wrong);
    }
  }

  private static boolean names(Path file, String book) {
    var page = SheetFolder.read(file, file.toString());
    var sheet = SheetReader.of(page.name(), page.text(), new Faults());
    return sheet.word("book").equals(Optional.of(book));
  }

  /// Throws when the book has a line that none of the games asks for.
  static void requireRead(SheetReader book, List<LoadedSheet<?>> sheets, Faults faults) {
    var read = new HashSet<String>();
    sheets.forEach(sheet -> read.addAll(sheet.values().keySet()));
    for (var key : book.written().flat().keySet()) {
      if (!read.contains(key)) {
        book.unread(key);
      }
    }
    faults.throwIfAny();
  }
}
