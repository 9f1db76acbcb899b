package cardroom.houses.reading;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/// Finds the keys somebody may have meant.
final class SimilarKeys {

  private static final int FARTHEST = 3;

  private SimilarKeys() {}

  /// The form in which keys are compared: `hitSoft17` and `hit-soft-17` are one key.
  static String plain(String key) {
    return key.toLowerCase(Locale.ROOT).replace("-", "").replace("_", "");
  }

  /// `; did you mean decks or decks-min?`, or nothing when no key is similar.
  static String suggestion(String given, Collection<String> known) {
    var near = of(given, known);
    return near.isEmpty() ? "" : "; did you mean " + String.join(" or ", near) + "?";
  }

  static List<String> of(String given, Collection<String> known) {
    var plain = plain(given);
    if (plain.length() > 100) {
      return List.of();
    }
    var closest =
        known.stream()
            .filter(key -> distance(plain, plain(key)) <= Math.min(FARTHEST, plain.length() / 2))
            .sorted(Comparator.comparingInt(key -> distance(plain, plain(key))))
            .limit(3)
            .toList();
    return closest.isEmpty() && plain.length() > 2
        ? known.stream().filter(key -> plain(key).contains(plain)).limit(3).toList()
        : closest;
  }

  /// How many letters must be inserted, deleted or changed to turn one word into the other.
  private static int distance(String from, String to) {
    var row = new int[to.length() + 1];
    for (var column = 0; column <= to.length(); column++) {
      row[column] = column;
    }
    for (var line = 1; line <= from.length(); line++) {
      var diagonal = row[0];
      row[0] = line;
      for (var column = 1; column <= to.length(); column++) {
        var changed = diagonal + (from.charAt(line - 1) == to.charAt(column - 1) ? 0 : 1);
        diagonal = row[column];
        row[column] = Math.min(changed, 1 + Math.min(row[column], row[column - 1]));
      }
    }
    return row[to.length()];
  }
}
