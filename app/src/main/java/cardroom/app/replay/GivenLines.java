package cardroom.app.replay;

import static java.nio.charset.StandardCharsets.UTF_8;

import cardroom.app.WrongUse;
import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.NoSuchElementException;

/// The lines of a file however long it is, or of standard input for `-`. Bytes that are not UTF-8
/// are read as the replacement character.
final class GivenLines implements Iterator<String>, Closeable {
  /// Far more than any line written for us; a longer one comes from a file given by mistake.
  private static final int CHARACTERS_MAX = 1 << 20;

  private final String name;
  private final BufferedReader reader;
  private int ahead;

  private GivenLines(String name, InputStream in) throws IOException {
    this.name = name;
    this.reader = new BufferedReader(new InputStreamReader(in, UTF_8), 1 << 16);
    this.ahead = reader.read();
  }

  /// Throws if the file cannot be read, before anything is done.
  static void check(String name) throws IOException {
    if (!name.equals("-")) {
      var path = path(name);
      if (Files.isDirectory(path)) {
        throw new WrongUse(name + " is a folder; give a file.");
      }
      Files.newInputStream(path).close();
    }
  }

  static GivenLines of(String name) throws IOException {
    return name.equals("-")
        ? new GivenLines("standard input", System.in)
        : new GivenLines(name, Files.newInputStream(path(name)));
  }

  private static Path path(String name) {
    try {
      return Path.of(name);
    } catch (InvalidPathException wrong) {
      throw new WrongUse("'%s' is not a file name.".formatted(name));
    }
  }

  /// The file as it was given, for messages.
  String name() {
    return name;
  }

  @Override
  public boolean hasNext() {
    return ahead >= 0;
  }

  @Override
  public String next() {
    if (ahead < 0) {
      throw new NoSuchElementException(name + " has no more lines");
    }
    try {
      return line();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private String line() throws IOException {
    var line = new StringBuilder(256);
    while (ahead >= 0 && ahead != '\n') {
      if (line.length() >= CHARACTERS_MAX) {
        throw new WrongUse(name + " has a line of more than a million characters; give a text.");
      }
      line.append((char) ahead);
      ahead = reader.read();
    }
    ahead = ahead < 0 ? ahead : reader.read();
    int end = line.length();
    boolean hasReturn = end > 0 && line.charAt(end - 1) == '\r';
    return hasReturn ? line.substring(0, end - 1) : line.toString();
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }
}
