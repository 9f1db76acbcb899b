package cardroom.notation.phh;

import java.util.HashSet;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/// Reads the hands of a `.phh` or `.phhs` file one by one, so that its length does not matter. A
/// hand that cannot be read does not hide the hands after it.
public final class PhhFile implements Iterator<PhhFile.Entry> {
  private static final Pattern HEADER =
      Pattern.compile("\\[\\[?\\s*([\\w.-]+|\"[^\"]*\"|'[^']*')\\s*]]?\\s*(#.*)?");

  /// Far longer than any hand; a file with more was given by mistake.
  private static final int CHARACTERS_MAX = 1 << 22;

  /// One hand of the file, or why there is none.
  public sealed interface Entry {
    record Read(PhhHand hand) implements Entry {}

    /// @param name the hand's name, if it can be read
    record Unread(String name, PhhError fault) implements Entry {}
  }

  private final Iterator<String> lines;
  private final Set<String> names = new HashSet<>();
  private final StringBuilder section = new StringBuilder();
  private String header = "";
  private boolean hasHeader;
  private int sectionLine = 1;
  private int line;
  private boolean isFirst = true;
  private Optional<Entry> next = Optional.empty();

  /// @param lines without their ends
  public PhhFile(Iterator<String> lines) {
    this.lines = lines;
  }

  @Override
  public boolean hasNext() {
    while (next.isEmpty() && (lines.hasNext() || isFirst || hasHeader)) {
      next = entry();
    }
    return next.isPresent();
  }

  @Override
  public Entry next() {
    if (!hasNext()) {
      throw new NoSuchElementException("the file has no more hands");
    }
    var entry = next.orElseThrow();
    next = Optional.empty();
    return entry;
  }

  /// Reads up to the next header, or to the end.
  private Optional<Entry> entry() {
    var name = header;
    boolean isRoot = !hasHeader;
    int begin = sectionLine;
    section.setLength(0);
    boolean isTooLong = false;
    hasHeader = false;
    while (!hasHeader && lines.hasNext()) {
      var text = text(lines.next());
      if (!header(text)) {
        isTooLong |= section.length() + text.length() > CHARACTERS_MAX;
        section.append(isTooLong ? "" : text).append(isTooLong ? "" : "\n");
      }
    }
    boolean isAlone = isRoot && !hasHeader;
    isFirst = false;
    if (isTooLong) {
      return Optional.of(
          new Entry.Unread(name, new PhhError(begin, "expected a hand, not a longer text")));
    }
    return read(name, isRoot, isAlone, begin);
  }

  private String text(String raw) {
    line++;
    return line == 1 && raw.startsWith("\uFEFF") ? raw.substring(1) : raw;
  }

  /// Remembers the name when the line begins a table.
  private boolean header(String text) {
    var bare = text.strip();
    if (bare.isEmpty() || bare.charAt(0) != '[') {
      return false;
    }
    var match = HEADER.matcher(bare);
    if (!match.matches()) {
      return false;
    }
    var name = match.group(1);
    boolean isQuoted = name.charAt(0) == '"' || name.charAt(0) == '\'';
    boolean isList = bare.startsWith("[[");
    header = isList ? "_" : isQuoted ? name.substring(1, name.length() - 1) : name;
    hasHeader = true;
    sectionLine = line + 1;
    return true;
  }

  private Optional<Entry> read(String name, boolean isRoot, boolean isAlone, int begin) {
    if (name.startsWith("_") || name.contains(".")) {
      return Optional.empty();
    }
    try {
      if (!isRoot && !names.add(name)) {
        throw new PhhError(begin - 1, "table [" + name + "] occurs twice");
      }
      var keys = Toml.read(section.toString(), begin);
      if (isRoot && !isAlone && !keys.containsKey("variant")) {
        return Optional.empty();
      }
      return Optional.of(PhhReader.read(name, keys, begin));
    } catch (PhhError fault) {
      return Optional.of(new Entry.Unread(name, fault));
    }
  }
}
