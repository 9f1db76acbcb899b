package cardroom.server.keeping;

import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.util.Objects;

/// Why a file or folder cannot be used, in words for whoever named it: Java often says no more than
/// its name, or `Input length = 1`.
public final class FileFault {
  private FileFault() {}

  /// Part of a sentence, without a full stop.
  public static String words(Exception why) {
    return switch (why) {
      case NoSuchFileException _ -> "there is no such file";
      case AccessDeniedException _ -> "the file may not be read or written by this user";
      case FileAlreadyExistsException _ -> "there is a file of that name already";
      case NotDirectoryException _ -> "it is not a folder";
      case CharacterCodingException _ -> "it is not a text in UTF-8";
      case FileSystemException other ->
          Objects.requireNonNullElse(other.getReason(), "the file cannot be used");
      default -> Objects.requireNonNullElse(why.getMessage(), "no further word");
    };
  }

  /// The same where several files are meant: the one at fault is named.
  public static String named(Exception why) {
    return why instanceof FileSystemException file
        ? "%s: %s".formatted(file.getFile(), words(file))
        : words(why);
  }
}
