package cardroom.analysis.parsheet;

import static cardroom.houses.signs.Html.say;
import static cardroom.houses.signs.Html.text;
import static cardroom.houses.signs.Html.wrap;

import java.util.ArrayList;
import java.util.List;

/// The wagers of an analysis: all of them in one table, and each with the lines of its pay table.
record WagerTables(DocumentPart wagers, WagerNames names) {

  /// A column that holds figures.
  private static final String RIGHT = "r";

  String summary() {
    var rows = new StringBuilder();
    for (var name : wagers.keys()) {
      var wager = wagers.in(name);
      double ev = wager.number("ev");
      rows.append(
          row(
              say("th", "", names.of(name)),
              figure(wager.derived("return", "ev", 1 + ev, DocumentPart.percent(1 + ev))),
              figure(wager.derived("edge", "ev", -ev, DocumentPart.percent(-ev))),
              figure(wager.decimals("sd")),
              figure(wager.has("hit") ? wager.percent("hit") : "–"),
              say("td", "how", precision(wager))));
    }
    return table(
        "wagers",
        List.of("Wager", "Return", "Bank's edge", "Deviation", "Hit frequency", "Expectation is"),
        rows.toString());
  }

  private static String precision(DocumentPart wager) {
    return wager.has("numerator")
        ? "exactly %s / %s"
            .formatted(wager.word("numerator").replace('-', '−'), wager.word("denominator"))
        : "double precision";
  }

  /// The pay table of every wager that has one.
  String payTables() {
    var all = new StringBuilder();
    for (var name : wagers.keys()) {
      if (wagers.in(name).has("pays")) {
        all.append(
            wrap("section", "paytable", say("h3", "", names.of(name)) + payTable(wagers.in(name))));
      }
    }
    return wrap("div", "paytables", all.toString());
  }

  private static String payTable(DocumentPart wager) {
    boolean isCounted = wager.has("combinations");
    var rows = new StringBuilder();
    double paid = 0;
    double chances = 0;
    for (var line : wager.in("distribution").keys()) {
      double chance = wager.in("distribution").number(line);
      double part = chance * units(wager.in("pays").word(line));
      paid += part;
      chances += chance;
      var cells = new ArrayList<String>();
      cells.add(say("th", "", line));
      cells.add(say("td", RIGHT, wager.in("pays").word(line)));
      if (isCounted) {
        cells.add(figure(wager.in("combinations").count(line)));
      }
      cells.add(figure(wager.in("distribution").percent(line)));
      cells.add(say("td", RIGHT, DocumentPart.oneIn(chance)));
      cells.add(say("td", RIGHT, DocumentPart.percent(part)));
      rows.append(row(cells.toArray(String[]::new)));
    }
    double rest = 1 - chances;
    if (rest > 1e-12) {
      rows.append(rest(wager, isCounted, rest));
    }
    rows.append(total(wager, isCounted, paid - Math.max(0, rest)));
    var heads = new ArrayList<>(List.of("Line", "Pays", "Probability", "One in", "Expectation"));
    if (isCounted) {
      heads.add(2, "Combinations");
    }
    return table("lines", heads, rows.toString());
  }

  private static String rest(DocumentPart wager, boolean isCounted, double rest) {
    var cells = new ArrayList<>(List.of(say("th", "", "all else"), say("td", RIGHT, "loses")));
    if (isCounted) {
      long lines = 0;
      for (var line : wager.in("combinations").keys()) {
        lines += (long) wager.in("combinations").number(line);
      }
      long lost = (long) wager.number("combinationsOf") - lines;
      cells.add(say("td", RIGHT, "%,d".formatted(lost)));
    }
    cells.add(say("td", RIGHT, DocumentPart.percent(rest)));
    cells.add(say("td", RIGHT, DocumentPart.oneIn(rest)));
    cells.add(say("td", RIGHT, DocumentPart.percent(-rest)));
    return row(cells.toArray(String[]::new));
  }

  private static String total(DocumentPart wager, boolean isCounted, double ev) {
    var cells = new ArrayList<>(List.of(say("th", "", "in all"), say("td", "", "")));
    if (isCounted) {
      cells.add(figure(wager.count("combinationsOf")));
    }
    cells.add(say("td", RIGHT, DocumentPart.percent(1)));
    cells.add(say("td", "", ""));
    cells.add(figure(wager.derived("sum", "ev", ev, DocumentPart.percent(ev))));
    return wrap("tr", "total", String.join("", cells));
  }

  /// What `25 to 1` pays per unit; a line that loses takes the stake.
  static double units(String pays) {
    var parts = pays.split(" to ", -1);
    return parts.length == 2 ? Double.parseDouble(parts[0]) / Double.parseDouble(parts[1]) : -1;
  }

  static String figure(String markup) {
    return wrap("td", RIGHT, markup);
  }

  static String row(String... cells) {
    return wrap("tr", "", String.join("", cells));
  }

  /// A table whose first and last headings may be words; figures are right-aligned.
  static String table(String look, List<String> heads, String rows) {
    var cells = new StringBuilder();
    for (int place = 0; place < heads.size(); place++) {
      boolean isWord = place == 0 || heads.get(place).endsWith(" is");
      cells.append(
          "<th scope=\"col\"%s>%s</th>"
              .formatted(isWord ? "" : " class=\"r\"", text(heads.get(place))));
    }
    var body = rows.replace("<th>", "<th scope=\"row\">");
    return wrap(
        "table",
        look,
        wrap("thead", "", wrap("tr", "", cells.toString())) + wrap("tbody", "", body));
  }
}
