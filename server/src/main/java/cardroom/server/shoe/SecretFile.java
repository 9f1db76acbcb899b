package cardroom.server.shoe;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;

/// A file that only its owner may read.
public final class SecretFile {
  private SecretFile() {}

  /// Makes the file; it is private before the secret is in it.
  public static void create(Path file, String text) throws IOException {
    var posix = file.getFileSystem().supportedFileAttributeViews().contains("posix");
    if (posix) {
      var mine = PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"));
      Files.createFile(file, mine);
    }
    Files.write(
        file,
        text.getBytes(StandardCharsets.UTF_8),
        StandardOpenOption.CREATE,
        StandardOpenOption.SYNC,
        StandardOpenOption.WRITE);
  }
}
