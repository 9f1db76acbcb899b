package cardroom.analysis.parsheet;

import static cardroom.houses.signs.Html.say;
import static cardroom.houses.signs.Html.text;
import static cardroom.houses.signs.Html.wrap;

import java.util.List;
import java.util.Locale;

/// The possible results of a round, as bars and as a table.
///
/// Results are evenly spaced side by side: 1 and 1.2 would otherwise overlap.
record ResultPlot(DocumentPart wager) {

  private static final int WIDTH = 720;
  private static final int HEIGHT = 230;
  private static final int LEFT = 44;
  private static final int FOOT = 40;
  private static final int HEAD = 22;
  private static final double SHOWN_FROM = 0.0005;

  String svg() {
    var law = wager.in("distribution");
    var results = List.copyOf(law.keys());
    double most = results.stream().mapToDouble(law::number).max().orElse(1);
    double top = Math.ceil(most * 10) / 10;
    var parts = new StringBuilder(grid(top));
    double slot = (double) (WIDTH - LEFT) / results.size();
    for (int place = 0; place < results.size(); place++) {
      var result = results.get(place);
      parts.append(bar(result, law.number(result), top, LEFT + slot * place, slot));
    }
    parts.append(
        label(LEFT + (WIDTH - LEFT) / 2.0, HEIGHT - 4, "axis", "result in units of the wager"));
    return """
        <svg class="plot" viewBox="0 0 %d %d" role="img" aria-label="The chance of each result of a round">
        %s</svg>
        """
        .formatted(WIDTH, HEIGHT, parts);
  }

  private static double height(double chance, double top) {
    return chance / top * (HEIGHT - HEAD - FOOT);
  }

  private static String grid(double top) {
    var lines = new StringBuilder();
    for (int tenth = 0; tenth <= Math.round(10 * top); tenth++) {
      double y = HEIGHT - FOOT - height(tenth / 10.0, top);
      lines.append(
          String.format(Locale.ROOT, "<path class=\"line\" d=\"M%d %.1fH%d\"/>%n", LEFT, y, WIDTH));
      lines.append(label(LEFT - 8, y + 3.5, "scale", 10 * tenth + " %"));
    }
    return lines.toString();
  }

  private static String bar(String result, double chance, double top, double x, double slot) {
    double units = Double.parseDouble(result);
    var look = units < 0 ? "lost" : units > 0 ? "won" : "even";
    double high = Math.max(0.6, height(chance, top));
    double width = Math.min(26, slot * 0.62);
    double middle = x + slot / 2;
    double foot = HEIGHT - FOOT;
    var bar =
        String.format(
            Locale.ROOT,
            "<rect class=\"%s\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\"><title>%s</title></rect>%n",
            look,
            middle - width / 2,
            foot - high,
            width,
            high,
            text(signed(result) + ": " + DocumentPart.percent(chance)));
    var above =
        chance < SHOWN_FROM
            ? ""
            : label(middle, foot - high - 5, "value", DocumentPart.digits(100 * chance, 1));
    return bar + above + label(middle, foot + 15, "", signed(result));
  }

  private static String label(double x, double y, String look, String words) {
    return String.format(
        Locale.ROOT,
        "<text class=\"%s\" x=\"%.1f\" y=\"%.1f\">%s</text>%n",
        look,
        x,
        y,
        text(words));
  }

  /// `+1.2`, `−0.5`, `0`.
  static String signed(String result) {
    boolean isGain = Double.parseDouble(result) > 0;
    return (isGain ? "+" : "") + result.replace('-', '−');
  }

  String table() {
    var law = wager.in("distribution");
    var rows = new StringBuilder();
    for (var result : law.keys()) {
      double chance = law.number(result);
      rows.append(
          WagerTables.row(
              say("th", "", signed(result)),
              wager.has("combinations")
                  ? WagerTables.figure(wager.in("combinations").count(result))
                  : "",
              WagerTables.figure(law.percent(result)),
              say("td", "r", DocumentPart.oneIn(chance)),
              say("td", "r", DocumentPart.percent(chance * Double.parseDouble(result)))));
    }
    var heads =
        wager.has("combinations")
            ? List.of("Result", "Deals", "Probability", "One in", "Expectation")
            : List.of("Result", "Probability", "One in", "Expectation");
    return wrap("div", "results", WagerTables.table("lines", heads, rows.toString()));
  }
}
