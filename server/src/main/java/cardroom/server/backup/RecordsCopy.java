package cardroom.server.backup;

import cardroom.server.journal.Database;
import cardroom.server.keeping.PrivateFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;

/// Copies records into a file, which is there under its name when it is whole and not before.
public final class RecordsCopy {
  private RecordsCopy() {}

  /// @param key under which the copy is sealed; plain without one
  public static void of(Database database, Path file, Optional<BackupKey> key) {
    if (key.isEmpty()) {
      database.copyTo(file);
      return;
    }
    var folder = Objects.requireNonNull(file.toAbsolutePath().getParent());
    try {
      var plain = Files.createTempDirectory(folder, ".backup-").resolve("plain");
      try {
        database.copyTo(plain);
        seal(plain, file, key.get());
      } finally {
        Files.deleteIfExists(plain);
        Files.deleteIfExists(Objects.requireNonNull(plain.getParent()));
      }
    } catch (IOException e) {
      throw new IllegalStateException(
          "the records cannot be copied to " + file + ": " + e.getMessage(), e);
    }
  }

  private static void seal(Path plain, Path file, BackupKey key) throws IOException {
    PrivateFile.create(
        file,
        part -> {
          try (var in = Files.newInputStream(plain);
              var out = Files.newOutputStream(part)) {
            key.seal(in, out);
          }
        });
  }

  /// Fills a database in which there is no room yet with the records of a copy.
  ///
  /// @param key under which the copy was sealed; empty for a plain one
  public static void restore(Path copy, Database database, Optional<BackupKey> key) {
    if (key.isEmpty()) {
      database.fillFrom(copy);
      return;
    }
    var folder = Objects.requireNonNull(copy.toAbsolutePath().getParent());
    try {
      var plain = Files.createTempDirectory(folder, ".restore-").resolve("plain");
      try {
        open(copy, plain, key.get());
        database.fillFrom(plain);
      } finally {
        Files.deleteIfExists(plain);
        Files.deleteIfExists(Objects.requireNonNull(plain.getParent()));
      }
    } catch (IOException e) {
      throw new IllegalStateException("%s cannot be opened: %s".formatted(copy, e.getMessage()), e);
    }
  }

  /// Opens a sealed copy into a new file.
  public static void open(Path sealed, Path file, BackupKey key) {
    try {
      PrivateFile.create(
          file,
          part -> {
            try (var in = Files.newInputStream(sealed);
                var out = Files.newOutputStream(part)) {
              key.open(in, out);
            }
          });
    } catch (IOException e) {
      throw new IllegalStateException(
          "%s cannot be opened: %s".formatted(sealed, e.getMessage()), e);
    }
  }
}
