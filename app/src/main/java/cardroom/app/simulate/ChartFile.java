package cardroom.app.simulate;

import cardroom.analysis.simulate.FoldChart;
import cardroom.analysis.simulate.PlayChart;
import cardroom.app.GivenText;
import cardroom.app.WrongUse;
import cardroom.server.codec.Json;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;

/// A strategy in a file: what `analyze --json` prints, or its `strategy` alone.
final class ChartFile {

  private ChartFile() {}

  /// A chart of Three Card Poker: a hand for each exposed rank.
  static FoldChart folds(GivenText given) {
    return chart(
        given, "{\"2\":\"Q62\", …, \"A\":\"QT2\"}", strategy -> FoldChart.of(cells(strategy)));
  }

  /// A chart of Pure 21.5: a row of choices for each hand.
  static PlayChart read(GivenText given) {
    return chart(
        given,
        "{\"hard 16\":{\"2\":\"stand\", …}, …}",
        strategy -> {
          var rows = new LinkedHashMap<String, Map<String, String>>();
          for (var row : strategy.properties()) {
            rows.put(row.getKey(), cells(row.getValue()));
          }
          return PlayChart.of(rows);
        });
  }

  /// @param looksLike an example, for whoever gave something else
  private static <T> T chart(GivenText given, String looksLike, Function<JsonNode, T> made) {
    var document = document(given, looksLike);
    try {
      return made.apply(document.has("strategy") ? document.get("strategy") : document);
    } catch (IllegalArgumentException wrong) {
      throw new WrongUse("%s: %s.".formatted(given.name(), wrong.getMessage()));
    }
  }

  private static JsonNode document(GivenText given, String looksLike) {
    try {
      return Json.read(given.text());
    } catch (IllegalArgumentException _) {
      throw new WrongUse(
          Json.keyGivenTwice(given.text())
              .map(key -> "%s gives \"%s\" twice; leave one.".formatted(given.name(), key))
              .orElse("%s is not JSON; a chart looks like %s.".formatted(given.name(), looksLike)));
    }
  }

  private static Map<String, String> cells(JsonNode row) {
    var cells = new LinkedHashMap<String, String>();
    for (var cell : row.properties()) {
      cells.put(cell.getKey(), cell.getValue().asString(""));
    }
    return cells;
  }
}
