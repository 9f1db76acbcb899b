package cardroom.app.architecture;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// Finds what is too big to be read at one sitting.
final class Tidiness {

  static final int FILE_LINES = 300;
  static final int METHOD_LINES = 40;
  static final int COLUMNS = 120;

  /// `line: what is wrong, what to do`, for the file named `file`.
  record Complaint(String file, int line, String words) {
    @Override
    public String toString() {
      return file + ":" + line + ": " + words;
    }
  }

  private Tidiness() {}

  static List<Complaint> of(Path file, List<String> lines) {
    var name = Checkout.name(file);
    var complaints = new ArrayList<Complaint>();
    if (lines.size() > FILE_LINES) {
      complaints.add(
          new Complaint(
              name,
              FILE_LINES + 1,
              tooLong("the file", lines.size(), FILE_LINES, "part it by concept")));
    }
    for (var at = 0; at < lines.size(); at++) {
      var width = lines.get(at).codePointCount(0, lines.get(at).length());
      if (width > COLUMNS) {
        complaints.add(
            new Complaint(
                name,
                at + 1,
                "the line has %d columns, more than %d; break it".formatted(width, COLUMNS)));
      }
    }
    Method.in(file, lines).stream()
        .filter(method -> method.length() > METHOD_LINES)
        .map(
            method ->
                new Complaint(
                    name,
                    method.firstLine(),
                    tooLong(method.name(), method.length(), METHOD_LINES, "name its steps")))
        .forEach(complaints::add);
    return complaints;
  }

  private static String tooLong(String what, int lines, int most, String cure) {
    return "%s has %d lines, more than %d; %s".formatted(what, lines, most, cure);
  }
}
