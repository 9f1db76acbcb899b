package cardroom.analysis.parsheet;

import static cardroom.houses.signs.Html.say;

import java.util.ArrayList;
import java.util.List;

/// What removing one card of each rank does to each wager, and what counting earns.
record RemovalTable(DocumentPart removal, WagerNames names) {

  String markup() {
    var wagers = removal.in("wagers");
    var rows = new StringBuilder();
    var heads = new ArrayList<>(List.of("Wager"));
    for (var name : wagers.keys()) {
      var wager = wagers.in(name);
      var cells = new ArrayList<>(List.of(say("th", "", names.of(name))));
      for (var rank : wager.in("effects").keys()) {
        if (!heads.contains(rank)) {
          heads.add(rank);
        }
        cells.add(WagerTables.figure(wager.in("effects").percent(rank)));
      }
      rows.append(WagerTables.row(cells.toArray(String[]::new)));
    }
    return say("p", "note", "Change of the player's expectation when one card of the rank is gone.")
        + WagerTables.table("lines removal", heads, rows.toString())
        + counting(wagers);
  }

  private String counting(DocumentPart wagers) {
    var rows = new StringBuilder();
    var ranks = wagers.in(wagers.keys().iterator().next()).in("count").keys();
    for (var name : wagers.keys()) {
      var wager = wagers.in(name);
      var cells = new ArrayList<>(List.of(say("th", "", names.of(name))));
      ranks.forEach(
          rank -> cells.add(say("td", "r", ResultPlot.signed(wager.in("count").word(rank)))));
      cells.add(WagerTables.figure(wager.decimals("correlation")));
      cells.add(WagerTables.figure(wager.percent("gainPerRound")));
      rows.append(WagerTables.row(cells.toArray(String[]::new)));
    }
    var heads = new ArrayList<>(List.of("Count"));
    heads.addAll(ranks);
    heads.add("Correlation");
    heads.add("Gain a round");
    return WagerTables.table("lines removal", heads, rows.toString())
        + say(
            "p",
            "note",
            "The gain is modelled: the expectation moves in a straight line with the cards that are gone,"
                + " the wager is made"
                + " only when the count favours it, and %s of the cards are dealt."
                    .formatted(DocumentPart.digits(100 * removal.number("penetration"), 1) + " %"));
  }
}
