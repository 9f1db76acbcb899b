package cardroom.app.equity;

import cardroom.analysis.equity.EquityAnswer;
import cardroom.analysis.equity.EquityAnswer.HandEquity;
import cardroom.app.JsonOutput;
import cardroom.games.poker.variant.Variant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// An answer as a table or as JSON.
final class EquityText {
  private EquityText() {}

  static String json(Variant variant, EquityAnswer answer) {
    var document = new LinkedHashMap<String, Object>();
    document.put("game", variant.id());
    document.put("method", answer.isExact() ? "exact" : "sampled");
    document.put("boards", answer.boards());
    document.put("hands", answer.hands().stream().map(hand -> json(hand, answer)).toList());
    return JsonOutput.of(document) + System.lineSeparator();
  }

  private static Map<String, Object> json(HandEquity hand, EquityAnswer answer) {
    var document = new LinkedHashMap<String, Object>();
    document.put("cards", hand.cards());
    document.put("equity", hand.equity());
    document.put("win", hand.win());
    document.put("tie", hand.tie());
    document.put("lose", hand.lose());
    document.put("high", hand.high());
    document.put("low", hand.low());
    document.put("scoop", hand.scoop());
    document.put("quartered", hand.quartered());
    if (!answer.isExact()) {
      document.put("margin", hand.margin());
    }
    return document;
  }

  static String table(Variant variant, EquityAnswer answer) {
    boolean halves = variant.showdown().size() > 1;
    List<List<String>> rows = new ArrayList<>();
    var titles = new ArrayList<>(List.of("hand", "equity"));
    if (!answer.isExact()) {
      titles.add("95 % within");
    }
    titles.addAll(List.of("win", "tie", "lose"));
    if (halves) {
      titles.addAll(List.of("high", "low", "scoop", "quartered"));
    }
    rows.add(titles);
    for (var hand : answer.hands()) {
      rows.add(row(hand, answer.isExact(), halves));
    }
    return head(variant, answer) + System.lineSeparator() + aligned(rows);
  }

  private static String head(Variant variant, EquityAnswer answer) {
    String method = answer.isExact() ? "exact" : "sampled";
    String deals = answer.boards() == 1 ? "deal" : "deals";
    String what = String.format(Locale.ROOT, "%s, %,d %s", method, answer.boards(), deals);
    String stopped = answer.isWhole() ? "" : "; stopped early, these are the deals counted so far";
    return variant.name() + ": " + what + stopped;
  }

  private static List<String> row(HandEquity hand, boolean exact, boolean halves) {
    List<String> row = new ArrayList<>(List.of(hand.cards(), percent(hand.equity())));
    if (!exact) {
      row.add("±" + percent(hand.margin()));
    }
    row.addAll(List.of(percent(hand.win()), percent(hand.tie()), percent(hand.lose())));
    if (halves) {
      row.addAll(
          List.of(
              percent(hand.high()),
              percent(hand.low()),
              percent(hand.scoop()),
              percent(hand.quartered())));
    }
    return row;
  }

  private static String percent(double part) {
    return String.format(Locale.ROOT, "%.4f %%", 100 * part);
  }

  private static String aligned(List<List<String>> rows) {
    var text = new StringBuilder();
    for (var row : rows) {
      var line = new StringBuilder();
      for (int column = 0; column < row.size(); column++) {
        int at = column;
        int width = rows.stream().mapToInt(other -> other.get(at).length()).max().orElse(0);
        String pattern = column == 0 ? "%-" + width + "s" : "  %" + width + "s";
        line.append(pattern.formatted(row.get(column)));
      }
      text.append(line.toString().stripTrailing()).append(System.lineSeparator());
    }
    return text.toString();
  }
}
