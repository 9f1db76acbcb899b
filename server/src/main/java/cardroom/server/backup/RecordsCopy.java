package cardroom.server.backup;

import cardroom.server.journal.Database;
import cardroom.server.keeping.FileFault;
import cardroom.server.keeping.PrivateFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;

/// Copies records into a file, which gets its name only when it is complete.
public final class RecordsCopy {
  private static final Pattern PLAIN = Pattern.compile("\\.(backup|restore)-\\d+");

  private RecordsCopy() {}

  /// @param key with which the copy is sealed; not sealed without one
  public static void of(Database database, Path file, Optional<BackupKey> key) {
    if (key.isEmpty()) {
      database.copyTo(file);
      return;
    }
    try {
      var plain = plain(database, ".backup-");
      try {
        database.copyTo(plain);
        seal(plain, file, key.get());
      } finally {
        Files.deleteIfExists(plain);
        Files.deleteIfExists(Objects.requireNonNull(plain.getParent()));
      }
    } catch (IOException e) {
      throw new IllegalStateException(
          "the records cannot be copied to " + file + ": " + FileFault.named(e), e);
    }
  }

  /// Where a copy is kept for a moment before it is sealed or after it was opened: never beside
  /// sealed ones, since a kill would leave it there.
  private static Path plain(Database database, String prefix) throws IOException {
    InterruptedCopies.sweep(database.workFolder(), PLAIN);
    return Files.createTempDirectory(database.workFolder(), prefix).resolve("plain");
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
  /// @param key with which the copy was sealed; empty if it was not
  public static void restore(Path copy, Database database, Optional<BackupKey> key) {
    if (key.isEmpty()) {
      database.fillFrom(copy);
      return;
    }
    try {
      var plain = plain(database, ".restore-");
      try {
        open(copy, plain, key.get());
        database.fillFrom(plain);
      } finally {
        Files.deleteIfExists(plain);
        Files.deleteIfExists(Objects.requireNonNull(plain.getParent()));
      }
    } catch (IOException e) {
      throw new IllegalStateException(
          "%s cannot be opened: %s".formatted(copy, FileFault.words(e)), e);
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
          "%s cannot be opened: %s".formatted(sealed, FileFault.words(e)), e);
    }
  }
}
