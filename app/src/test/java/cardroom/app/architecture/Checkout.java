package cardroom.app.architecture;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/// The files of this checkout that people wrote.
final class Checkout {

  /// The build says where the checkout is; an editor runs tests in a module's folder.
  static final Path ROOT =
      Path.of(System.getProperty("cardroom.checkout", "..")).toAbsolutePath().normalize();

  private static final Set<String> NOT_OURS =
      Set.of("target", "node_modules", ".git", ".cache", "data", "generated");

  private Checkout() {}

  /// All files whose name passes, in a fixed order.
  static List<Path> files(Predicate<String> name) {
    var found = new ArrayList<Path>();
    try {
      Files.walkFileTree(ROOT, new Walk(name, found));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
    return found.stream().sorted().toList();
  }

  static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /// The path as messages and lists of exemptions write it, the same on every system.
  static String name(Path file) {
    return ROOT.relativize(file).toString().replace('\\', '/');
  }

  private static final class Walk extends SimpleFileVisitor<Path> {
    private final Predicate<String> wanted;
    private final List<Path> found;

    Walk(Predicate<String> wanted, List<Path> found) {
      this.wanted = wanted;
      this.found = found;
    }

    @Override
    public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
      return NOT_OURS.contains(lastName(folder))
          ? FileVisitResult.SKIP_SUBTREE
          : FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
      if (attributes.isRegularFile() && wanted.test(lastName(file))) {
        found.add(file);
      }
      return FileVisitResult.CONTINUE;
    }

    /// Tests that run meanwhile leave files behind for a moment; what people wrote stays.
    @Override
    public FileVisitResult visitFileFailed(Path file, IOException unreadable) throws IOException {
      if (unreadable instanceof NoSuchFileException) {
        return FileVisitResult.CONTINUE;
      }
      throw unreadable;
    }

    private static String lastName(Path path) {
      return path.getFileName() == null ? "" : path.getFileName().toString();
    }
  }
}
