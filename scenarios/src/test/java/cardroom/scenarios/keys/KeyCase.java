package cardroom.scenarios.keys;

import cardroom.games.table.Setup.Stakes;
import cardroom.houses.Catalogue;
import cardroom.houses.TableEngines;
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
/// @param paper the sheet that has it
/// @param with options set in both runs, so that the key has something to act on
/// @param script lines for an [KeyEvening], or `sign`, or `loads`
/// @param sees words that are seen with the new value and not with the old; may be empty
record KeyCase(
    Paper paper,
    String key,
    String value,
    String house,
    int schedule,
    Map<String, String> with,
    List<String> script,
    List<String> sees) {

  static List<KeyCase> all(Paper paper) {
    var cases = new ArrayList<KeyCase>();
    var lines = new ArrayList<String>();
    for (var line :
        text(paper).lines().filter(each -> !each.isBlank() && !each.startsWith("#")).toList()) {
      if (!line.startsWith(" ") && !lines.isEmpty()) {
        cases.add(of(paper, lines));
        lines.clear();
      }
      lines.add(line.strip());
    }
    cases.add(of(paper, lines));
    return cases;
  }

  private static KeyCase of(Paper paper, List<String> lines) {
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
    return new KeyCase(paper, key[0], key[1], house, schedule, with, script, sees);
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
      var catalogue = Catalogue.packaged();
      var loaded = catalogue.load(house, paper.game(), options);
      return switch (script.getFirst()) {
        case "loads" -> "can be used";
        case "sign" -> TextSign.write(loaded.sign(new Stakes.Schedule(schedule)));
        default -> {
          var table = TableEngines.of(catalogue, house, paper.game(), options);
          yield KeyEvening.seen(table, paper, schedule, script);
        }
      };
    } catch (SheetError wrong) {
      return String.join("\n", wrong.faults());
    }
  }

  private static String text(Paper paper) {
    try (var file = Objects.requireNonNull(KeyCase.class.getResourceAsStream(paper.cases()))) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException wrong) {
      throw new UncheckedIOException(wrong);
    }
  }

  @Override
  public String toString() {
    return "%s %s=%s".formatted(paper.game(), key, value);
  }
}
