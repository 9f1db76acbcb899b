package cardroom.server.backup;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;

/// What an interrupted copy left behind: the next one removes it, once nothing can be working on it
/// any more.
final class InterruptedCopies {
  private static final Duration AT_WORK = Duration.ofHours(1);

  private InterruptedCopies() {}

  /// @param ours the names of files that only exist while a copy is made
  static void sweep(Path folder, Pattern ours) throws IOException {
    var before = Instant.now().minus(AT_WORK);
    try (var all = Files.list(folder)) {
      for (var left : all.toList()) {
        if (ours.matcher(String.valueOf(left.getFileName())).matches()) {
          sweep(left, before);
        }
      }
    }
  }

  private static void sweep(Path left, Instant before) throws IOException {
    List<Path> parts;
    try (var all = Files.walk(left)) {
      parts = all.sorted(Comparator.reverseOrder()).toList();
    }
    for (var part : parts) {
      if (Files.getLastModifiedTime(part).toInstant().isAfter(before)) {
        return;
      }
    }
    for (var part : parts) {
      Files.deleteIfExists(part);
    }
  }
}
