package cardroom.houses;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/// Section 16 of `docs/rules/pure-21.5.md`: the keys and their values by house.
final class PrintedMatrix {

  private static final Pattern KEY = Pattern.compile("`([A-Za-z0-9.]+)`");

  /// Values that the specification writes differently from the sheets.
  private static final Map<String, String> WORDS =
      Map.of(
          "two-sided-gross", "separate",
          "smallest chip", "smallest-chip",
          "table min", "table-minimum",
          "table max", "table-maximum");

  private PrintedMatrix() {}

  /// The values of one house, by key, as far as the specification prints them.
  static Map<String, String> of(String house) throws IOException {
    var column =
        2 + List.of("casino-club", "ocean-view", "bureau-standard", "aviator").indexOf(house);
    var values = new LinkedHashMap<String, String>();
    for (var line : section()) {
      var cells = line.split("\\|", -1);
      var cell = cells[column].strip();
      put(values, cells[1], cell.equals("same") ? cells[2].strip() : cell);
    }
    return values;
  }

  private static List<String> section() throws IOException {
    var file = Path.of(System.getProperty("cardroom.checkout"), "docs", "rules", "pure-21.5.md");
    var text = Files.readString(file);
    return text.substring(text.indexOf("\n## 16."))
        .lines()
        .filter(line -> line.startsWith("| `"))
        .toList();
  }

  /// A row may print two keys and two values; a lone value then belongs to the last key.
  private static void put(Map<String, String> values, String keyCell, String valueCell) {
    var keys = KEY.matcher(keyCell).results().map(found -> kebab(found.group(1))).toList();
    var cells = valueCell.replaceAll(" \\(.*?\\)", "").split(keys.size() > 1 ? " / " : "\n", -1);
    for (var index = 1; index <= keys.size(); index++) {
      var isShared = keyCell.contains(", ");
      var cell = isShared ? cells[0] : index <= cells.length ? cells[cells.length - index] : "";
      var value = cell.toLowerCase(Locale.ROOT).replace('_', '-').replace("rfb-02", "RFB-02");
      if (!value.isEmpty() && !value.matches("–|to be set|choose.*")) {
        values.put(keys.get(keys.size() - index), WORDS.getOrDefault(value, value));
      }
    }
  }

  private static String kebab(String key) {
    return key.replaceAll("([A-Z]|(?<=[a-z])\\d+)", "-$1").toLowerCase(Locale.ROOT);
  }
}
