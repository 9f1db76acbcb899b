package cardroom.measure;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;

/// Folders that are only needed while something is measured.
final class TemporaryFolders {
  private TemporaryFolders() {}

  static void clear(Path folder) throws IOException {
    List<Path> files;
    try (var walk = Files.walk(folder)) {
      files = walk.sorted(Comparator.reverseOrder()).toList();
    }
    for (var file : files) {
      Files.deleteIfExists(file);
    }
  }
}
