package cardroom.app;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/// A text given to a command: a file, or `-` for standard input.
///
/// @param name the file's name as it was given, for messages
public record GivenText(String name, String text) {

  /// Far more than any text written for us; a larger file was given by mistake.
  private static final int BYTES_MAX = 16 << 20;

  public static GivenText read(String name) throws IOException {
    if (name.equals("-")) {
      return new GivenText("standard input", text("standard input", System.in));
    }
    var path = path(name);
    if (Files.isDirectory(path)) {
      throw new WrongUse(name + " is a folder; give a file.");
    }
    try (var in = Files.newInputStream(path)) {
      return new GivenText(name, text(name, in));
    }
  }

  private static Path path(String name) {
    try {
      return Path.of(name);
    } catch (InvalidPathException wrong) {
      throw new WrongUse("'%s' is not the name of a file.".formatted(name));
    }
  }

  private static String text(String name, InputStream in) throws IOException {
    var bytes = in.readNBytes(BYTES_MAX + 1);
    if (bytes.length > BYTES_MAX) {
      throw new WrongUse("%s is larger than 16 MB; give a text.".formatted(name));
    }
    var text = new String(bytes, UTF_8);
    // Some editors begin a file with a byte order mark.
    return text.startsWith("\uFEFF") ? text.substring(1) : text;
  }
}
