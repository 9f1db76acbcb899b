package cardroom.app.simulate;

import cardroom.analysis.simulate.FoldChart;
import cardroom.analysis.simulate.PlayChart;
import cardroom.app.GivenText;
import cardroom.app.WrongUse;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A strategy in a file: what `analyze --json` prints, or its `strategy` alone.
final class ChartFile {

  private ChartFile() {}

  /// A chart of Three Card Poker: a hand for each exposed rank.
  static FoldChart folds(GivenText given) {
    try {
      return FoldChart.of(cells(strategy(given)));
    } catch (JacksonException _) {
      throw new WrongUse(
          "%s is not JSON; a chart looks like {\"2\":\"Q62\", …, \"A\":\"QT2\"}."
              .formatted(given.name()));
    } catch (IllegalArgumentException wrong) {
      throw new WrongUse("%s: %s.".formatted(given.name(), wrong.getMessage()));
    }
  }

  private static JsonNode strategy(GivenText given) {
    var document = JsonMapper.builder().build().readTree(given.text());
    return document.has("strategy") ? document.get("strategy") : document;
  }

  static PlayChart read(GivenText given) {
    try {
      var strategy = strategy(given);
      var rows = new LinkedHashMap<String, Map<String, String>>();
      for (var row : strategy.properties()) {
        rows.put(row.getKey(), cells(row.getValue()));
      }
      return PlayChart.of(rows);
    } catch (JacksonException _) {
      throw new WrongUse(
          "%s is not JSON; a chart looks like {\"hard 16\":{\"2\":\"stand\", …}, …}."
              .formatted(given.name()));
    } catch (IllegalArgumentException wrong) {
      throw new WrongUse("%s: %s.".formatted(given.name(), wrong.getMessage()));
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
