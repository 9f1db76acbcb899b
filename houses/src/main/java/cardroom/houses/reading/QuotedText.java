package cardroom.houses.reading;

/// What was read, fit to be printed: short, on one line, without control characters.
final class QuotedText {

  private static final int LONGEST = 60;
  private static final int LONGEST_LINE = 400;

  private QuotedText() {}

  static String of(String read) {
    if (read.isEmpty()) {
      return "nothing is written";
    }
    return "read '" + cut(read, LONGEST) + "'";
  }

  /// The same for a whole sentence: keys come from the file too, and may be as odd as values.
  static String line(String sentence) {
    return cut(sentence, LONGEST_LINE);
  }

  private static String cut(String text, int longest) {
    var plain = text.replaceAll("[\\p{Cntrl}\\p{Cf}\\s]+", " ");
    return plain.length() > longest ? plain.substring(0, longest) + "…" : plain;
  }
}
