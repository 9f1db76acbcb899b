package cardroom.server.keeping;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Objects;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A file or folder that only its owner may read. A file appears under its name when it is complete
/// and on disk, so that a kill leaves the old one or none.
public final class PrivateFile {
  private static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("rw-------");
  private static final Set<PosixFilePermission> FOLDER =
      PosixFilePermissions.fromString("rwx------");

  private static final Logger LOG = LoggerFactory.getLogger(PrivateFile.class);

  private PrivateFile() {}

  private static boolean isPosix(Path path) {
    return path.getFileSystem().supportedFileAttributeViews().contains("posix");
  }

  /// Makes a folder for its owner alone; an existing one is left as it is.
  public static void folder(Path folder) throws IOException {
    if (isPosix(folder)) {
      Files.createDirectories(folder, PosixFilePermissions.asFileAttribute(FOLDER));
    } else {
      Files.createDirectories(folder);
    }
  }

  /// Closes an existing folder to others. One that belongs to somebody else stays as it is; the
  /// files in it are closed all the same.
  public static void closeFolder(Path folder) {
    try {
      if (isPosix(folder)) {
        Files.setPosixFilePermissions(folder, FOLDER);
      }
    } catch (IOException e) {
      LOG.warn("the folder {} could not be closed to others: {}", folder, e.getMessage());
    }
  }

  /// Makes an empty file for its owner alone; an existing one is closed to others.
  public static void claim(Path file) throws IOException {
    try {
      if (isPosix(file)) {
        Files.createFile(file, PosixFilePermissions.asFileAttribute(FILE));
      } else {
        Files.createFile(file);
      }
    } catch (FileAlreadyExistsException _) {
      if (isPosix(file)) {
        Files.setPosixFilePermissions(file, FILE);
      }
    }
  }

  /// Writes the content of a file.
  @FunctionalInterface
  public interface Filling {
    void into(Path file) throws IOException;
  }

  /// Makes a new file: written under another name beside it, synced to disk, renamed.
  public static void create(Path file, Filling filling) throws IOException {
    var name = String.valueOf(file.getFileName());
    var part =
        file.toAbsolutePath().resolveSibling("." + name + "." + ProcessHandle.current().pid());
    try {
      Files.deleteIfExists(part);
      claim(part);
      filling.into(part);
      bringToDisk(part, StandardOpenOption.WRITE);
      // A rename would silently replace an existing file.
      if (Files.exists(file)) {
        throw new FileAlreadyExistsException(file.toString());
      }
      Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
      bringToDisk(Objects.requireNonNull(part.getParent()), StandardOpenOption.READ);
    } finally {
      Files.deleteIfExists(part);
    }
  }

  /// Makes a new file with this text.
  public static void create(Path file, String text) throws IOException {
    create(file, part -> Files.writeString(part, text, StandardCharsets.UTF_8));
  }

  private static void bringToDisk(Path path, StandardOpenOption option) throws IOException {
    try (var channel = FileChannel.open(path, option)) {
      channel.force(true);
    }
  }
}
