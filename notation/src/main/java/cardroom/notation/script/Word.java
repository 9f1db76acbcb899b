package cardroom.notation.script;

import java.util.ArrayList;
import java.util.List;

/// A word of a written round and its place; lines and columns count from 1.
public record Word(String text, int line, int column) {

  private static final String MARKS = ";|()";

  /// The words of one line: separated by spaces; `->`, `;`, `|` and brackets are words of their
  /// own.
  static List<Word> of(String line, int number) {
    var words = new ArrayList<Word>();
    var comment = line.indexOf('#');
    var end = comment < 0 ? line.length() : comment;
    var at = 0;
    while (at < end) {
      var length = length(line, at, end);
      if (length > 0) {
        words.add(new Word(line.substring(at, at + length), number, at + 1));
      }
      at += Math.max(length, 1);
    }
    return words;
  }

  /// How long the word is that begins here; 0 for a space.
  private static int length(String line, int at, int end) {
    if (isBlank(line.charAt(at))) {
      return 0;
    }
    if (isArrow(line, at)) {
      return 2;
    }
    if (MARKS.indexOf(line.charAt(at)) >= 0) {
      return 1;
    }
    var to = at + 1;
    while (to < end
        && !isBlank(line.charAt(to))
        && !isArrow(line, to)
        && MARKS.indexOf(line.charAt(to)) < 0) {
      to++;
    }
    return to - at;
  }

  private static boolean isArrow(String line, int at) {
    return line.startsWith("->", at);
  }

  private static boolean isBlank(char sign) {
    return Character.isWhitespace(sign) || Character.isISOControl(sign) || sign == '\uFEFF';
  }

  public boolean is(String other) {
    return text.equals(other);
  }

  /// The place just after the word.
  public Word end() {
    return new Word("", line, column + text.length());
  }

  /// A mistake at this word, to be thrown.
  public NotationError error(String sentence) {
    return new NotationError(line, column, sentence);
  }

  /// The word as a message quotes it: short, and without characters that upset a terminal.
  public String quoted() {
    if (text.isEmpty()) {
      return "the end of the line";
    }
    var shown = text.length() > 40 ? text.substring(0, 40) + "..." : text;
    return "'" + shown.replaceAll("\\p{C}", "?") + "'";
  }

  @Override
  public String toString() {
    return text;
  }
}
