package cardroom.houses;

import cardroom.houses.reading.SheetError;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemAlreadyExistsException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/// A folder of sheets, `<house>/<game>.yaml`: the ones that come with the program, or a user's own.
final class SheetFolder implements SheetSource {

  static final String PAY_TABLES = "pay-tables.yaml";
  private static final String ENDING = ".yaml";
  private static final long LONGEST = 200_000;

  /// A name that could lead out of the folder is not accepted.
  private static final String NAME = "[a-z0-9][a-z0-9.-]{0,60}";

  private final Path folder;
  private final String shownAs;

  private SheetFolder(Path folder, String shownAs) {
    this.folder = folder;
    this.shownAs = shownAs;
  }

  /// The sheets inside the jar, or beside the classes while the project is being worked on.
  static SheetFolder packaged() {
    try {
      var uri = Objects.requireNonNull(SheetFolder.class.getResource("/sheets")).toURI();
      return new SheetFolder(uri.getScheme().equals("jar") ? inside(uri) : Path.of(uri), "");
    } catch (URISyntaxException | IOException wrong) {
      throw new IllegalStateException("the sheets of the program cannot be opened", wrong);
    }
  }

  private static Path inside(URI uri) throws IOException {
    try {
      FileSystems.newFileSystem(uri, Map.of());
    } catch (FileSystemAlreadyExistsException _) {
      // an earlier catalogue opened it, and it stays open as long as the program runs
    }
    return Path.of(uri);
  }

  static SheetFolder of(Path folder) {
    if (!Files.isDirectory(folder)) {
      throw new SheetError(List.of(folder + ": there is no such folder of sheets"));
    }
    return new SheetFolder(folder, folder + "/");
  }

  @Override
  public List<String> houses() {
    try (var files = Files.list(folder)) {
      return names(files.filter(Files::isDirectory)).toList();
    } catch (IOException wrong) {
      throw new UncheckedIOException(wrong);
    }
  }

  @Override
  public List<String> sheets(String house) {
    if (!holds(house)) {
      return List.of();
    }
    try (var files = Files.list(folder.resolve(house))) {
      return names(files.filter(file -> file.toString().endsWith(ENDING)))
          .map(name -> name.substring(0, name.length() - ENDING.length()))
          .toList();
    } catch (IOException wrong) {
      throw new UncheckedIOException(wrong);
    }
  }

  private boolean holds(String house) {
    return house.matches(NAME) && Files.isDirectory(folder.resolve(house));
  }

  private static Stream<String> names(Stream<Path> files) {
    return files
        .map(file -> Objects.requireNonNull(file.getFileName()).toString().replace("/", ""))
        .filter(name -> name.matches(NAME))
        .sorted();
  }

  @Override
  public Optional<Page> sheet(String house, String name) {
    return holds(house) && name.matches(NAME)
        ? page(folder.resolve(house).resolve(name + ENDING), house + "/" + name + ENDING)
        : Optional.empty();
  }

  @Override
  public Optional<Page> payTables() {
    return page(folder.resolve(PAY_TABLES), PAY_TABLES);
  }

  private Optional<Page> page(Path file, String name) {
    return Files.isRegularFile(file) ? Optional.of(read(file, shownAs + name)) : Optional.empty();
  }

  /// Reads a file as text; one that is too large or not text is refused in a sentence.
  static Page read(Path file, String shownAs) {
    try {
      if (Files.size(file) > LONGEST) {
        throw wrong(shownAs, "is too long for a sheet, which is a few hundred lines");
      }
      var bytes = ByteBuffer.wrap(Files.readAllBytes(file));
      var text = StandardCharsets.UTF_8.newDecoder().decode(bytes).toString();
      return new Page(shownAs, text, other -> beside(file, shownAs, other));
    } catch (CharacterCodingException _) {
      throw wrong(shownAs, "is not UTF-8 text");
    } catch (IOException _) {
      throw wrong(shownAs, "cannot be read");
    }
  }

  private static SheetError wrong(String file, String sentence) {
    return new SheetError(List.of(file + ": " + sentence));
  }

  /// Another file of the same house; a user's folder that lacks it uses the program's.
  private static Optional<Page> beside(Path file, String shownAs, String other) {
    var sibling = file.resolveSibling(other);
    if (Files.isRegularFile(sibling)) {
      return Optional.of(read(sibling, shownAs.substring(0, shownAs.lastIndexOf('/') + 1) + other));
    }
    var house = Objects.requireNonNull(sibling.toAbsolutePath().getParent()).getFileName();
    return packaged().sheet(String.valueOf(house), other.replace(ENDING, ""));
  }
}
