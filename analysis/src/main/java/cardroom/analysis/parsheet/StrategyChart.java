package cardroom.analysis.parsheet;

import static cardroom.houses.signs.Html.say;
import static cardroom.houses.signs.Html.wrap;

import cardroom.analysis.pure215.PlayerOption;
import java.util.List;

/// How the wagers are played: a coloured chart that reads by its letters too.
record StrategyChart(DocumentPart document) {

  private static final List<String> KINDS = List.of("hard", "soft", "pair");

  String markup() {
    var strategy = document.in("strategy");
    boolean isChart = strategy.keys().stream().anyMatch(strategy::isObject);
    return isChart ? charts(strategy) : weakest(strategy);
  }

  private String charts(DocumentPart strategy) {
    var all = new StringBuilder();
    for (var kind : KINDS) {
      var rows = strategy.keys().stream().filter(row -> row.startsWith(kind)).toList();
      all.append(chart(kind, strategy, rows.reversed()));
    }
    var key =
        List.of("S stand", "H hit", "D double", "P split", "R surrender").stream()
            .map(
                each ->
                    wrap(
                        "span", "", letter(each.substring(0, 1)) + say("i", "", each.substring(2))))
            .toList();
    double cost =
        document.in("wagers").in("game").number("ev") - document.in("totalDependent").number("ev");
    return wrap("div", "charts", all.toString())
        + wrap("p", "key", String.join("", key))
        + say(
            "p",
            "note",
            "The best play that goes by totals alone, against the card that the bank shows; T is any bonus"
                + " card. A small"
                + " letter says what to do where the first is barred. Played by this chart the game costs"
                + " %s more than by".formatted(DocumentPart.percent(cost))
                + " the best play for each set of cards, which is what the wager's figures are for.");
  }

  private static String letter(String letter) {
    return "<b class=\"%s\">%s</b>".formatted(letter, letter);
  }

  private static String chart(String kind, DocumentPart strategy, List<String> rows) {
    var head = new StringBuilder("<th></th>");
    strategy.in(rows.getFirst()).keys().forEach(up -> head.append(column(up)));
    var body = new StringBuilder();
    for (var row : rows) {
      var cells =
          new StringBuilder("<th scope=\"row\">" + row.substring(kind.length() + 1) + "</th>");
      var advice = strategy.in(row);
      advice.keys().forEach(up -> cells.append(cell(advice.word(up))));
      body.append(wrap("tr", "", cells.toString()));
    }
    return wrap(
        "table",
        "chart",
        say("caption", "", kind.equals("pair") ? "Pairs" : kind.equals("hard") ? "Hard" : "Soft")
            + wrap("thead", "", wrap("tr", "", head.toString()))
            + wrap("tbody", "", body.toString()));
  }

  private static String column(String up) {
    return "<th scope=\"col\">" + up + "</th>";
  }

  /// `surrender, else hit` as an R with a small h, and in full as a tooltip.
  private static String cell(String advice) {
    var words = advice.split(", else ", -1);
    var second =
        words.length > 1
            ? "<small>" + Character.toLowerCase(PlayerOption.letterOf(words[1])) + "</small>"
            : "";
    return "<td class=\"%1$s\" title=\"%2$s\">%1$s%3$s</td>"
        .formatted(PlayerOption.letterOf(words[0]), advice, second);
  }

  private String weakest(DocumentPart strategy) {
    var ranks = new StringBuilder("<th scope=\"row\">Exposed card</th>");
    var hands = new StringBuilder("<th scope=\"row\">Weakest hand that plays</th>");
    for (var rank : strategy.keys()) {
      var hand = strategy.word(rank);
      ranks.append(column(rank));
      hands.append("<td class=\"%s\">%s</td>".formatted(hand.equals("always") ? "D" : "H", hand));
    }
    return wrap(
            "table",
            "chart wide",
            wrap("thead", "", wrap("tr", "", ranks.toString()))
                + wrap("tbody", "", wrap("tr", "", hands.toString())))
        + say(
            "p",
            "note",
            "Suits aside: play this hand and every better one, fold the rest. Somebody who does not look at"
                + " the exposed card"
                + " plays %s and better.".formatted(document.word("strategyBlind")));
  }
}
