package cardroom.scenarios.fees;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;

/// The schedules as `docs/rules/collections.md` prints them, read without any of the loader's code.
final class PrintedSchedules {

  private static final Pattern ROW =
      Pattern.compile(
          "\\| (?:\\*\\*(COL-[A-Z0-9]+-\\d+)\\*\\*)? *\\| *(\\d*) *\\| *([^|]*?) *\\| *([^|]*?) *"
              + "\\| *\\d+ *\\| *([^|]*?) *\\| *([^|]*?) *\\|");

  /// One option: amounts as printed except for thousands commas and zero cents.
  record Printed(int option, String limits, String playerFee, List<String> rows) {}

  private PrintedSchedules() {}

  /// Every option whose rule id has this prefix, by rule id.
  static Map<String, Printed> startingWith(String prefix) throws IOException {
    var found = new LinkedHashMap<String, Printed>();
    var current = "";
    for (var line : Files.readAllLines(document())) {
      var row = ROW.matcher(line);
      if (!row.matches()) {
        continue;
      }
      if (row.group(1) != null) {
        current = row.group(1);
        found.put(
            current,
            new Printed(
                Integer.parseInt(row.group(2)),
                plain(row.group(3)),
                plain(row.group(4).replace(" per circle", "")),
                new ArrayList<>()));
      }
      Objects.requireNonNull(found.get(current))
          .rows()
          .add(plain(row.group(5)) + " " + plain(row.group(6)));
    }
    found.keySet().removeIf(id -> !id.startsWith(prefix));
    return found;
  }

  private static Path document() {
    return Path.of(System.getProperty("cardroom.checkout"), "docs", "rules", "collections.md");
  }

  private static String plain(String printed) {
    return printed
        .replace(",", "")
        .replace("–", "-")
        .replace("-No Limit", " to no limit")
        .replace(".00", "");
  }
}
