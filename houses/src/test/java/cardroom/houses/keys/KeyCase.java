package cardroom.houses.keys;

import cardroom.games.pure215.Sheet;
import cardroom.games.table.Setup.Stakes;
import cardroom.houses.Catalogue;
import cardroom.houses.Loaded;
import cardroom.houses.reading.SheetError;
import cardroom.houses.signs.TextSign;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// A key, another value for it, and how the difference is seen.
///
/// @param with what is changed before and after alike, so that the key has something to act on
/// @param script lines for an [Evening], or `sign`, or `loads`
/// @param sees words that are seen with the new value and not with the old; may be empty
record KeyCase(
    String key,
    String value,
    String house,
    int schedule,
    Map<String, String> with,
    List<String> script,
    List<String> sees) {

  static List<KeyCase> all() {
    var cases = new ArrayList<KeyCase>();
    var lines = new ArrayList<String>();
    for (var line :
        text().lines().filter(each -> !each.isBlank() && !each.startsWith("#")).toList()) {
      if (!line.startsWith(" ") && !lines.isEmpty()) {
        cases.add(of(lines));
        lines.clear();
      }
      lines.add(line.strip());
    }
    cases.add(of(lines));
    return cases;
  }

  private static KeyCase of(List<String> lines) {
    var key = lines.getFirst().split(" = ", 2);
    var script = new ArrayList<String>();
    var sees = new ArrayList<String>();
    var with = new LinkedHashMap<String, String>();
    var house = "casino-club";
    var schedule = 1;
    for (var line : lines.subList(1, lines.size())) {
      var words = line.split(" ", 2);
      switch (words[0]) {
        case "house" -> house = words[1];
        case "schedule" -> schedule = Integer.parseInt(words[1]);
        case "with" -> with.put(words[1].split("=", 2)[0], words[1].split("=", 2)[1]);
        case "->" -> sees.add(words[1]);
        default -> script.add(line);
      }
    }
    return new KeyCase(key[0], key[1], house, schedule, with, script, sees);
  }

  String before() {
    return seen(with);
  }

  String after() {
    var changed = new LinkedHashMap<>(with);
    changed.put(key, value);
    return seen(changed);
  }

  private String seen(Map<String, String> options) {
    try {
      var loaded = Catalogue.packaged().pure215(house, options);
      return switch (script.getFirst()) {
        case "loads" -> "can be used";
        case "sign" -> sign(loaded);
        default -> Evening.seen(loaded.sheet(), schedule, script);
      };
    } catch (SheetError wrong) {
      return String.join("\n", wrong.faults());
    }
  }

  private String sign(Loaded<Sheet> loaded) {
    return TextSign.write(loaded.sign(new Stakes.Schedule(schedule)));
  }

  private static String text() {
    try (var file =
        Objects.requireNonNull(KeyCase.class.getResourceAsStream("/keys/pure-21.5.txt"))) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException wrong) {
      throw new UncheckedIOException(wrong);
    }
  }

  @Override
  public String toString() {
    return key + "=" + value;
  }
}
