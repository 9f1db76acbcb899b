package cardroom.analysis.parsheet;

import static cardroom.houses.signs.Html.say;
import static cardroom.houses.signs.Html.wrap;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

/// What a round means for the bank, from the bank report of the document.
record BankTable(DocumentPart bank) {

  private static final SequencedMap<String, String> TERMS =
      named(
          "bankCents", "Bank",
          "schedule", "Schedule",
          "collectionCents", "Collection from the bank, a round",
          "seats", "Seats that bet",
          "betCents", "Each bets",
          "evPerRoundCents", "A round brings, after the collection",
          "standardErrorCents", "Standard error of that",
          "sdPerRoundCents", "Standard deviation of a round",
          "worstCents", "Worst round seen",
          "bestCents", "Best round seen",
          "reading", "Reading of the bank's limit",
          "method", "Method",
          "rounds", "Rounds",
          "seed", "Seed",
          "roundsPerHour", "Rounds in an hour",
          "hours", "Hours of an evening",
          "bankrollCents", "Bankroll",
          "wantedRisk", "Wanted risk of ruin",
          "bankrollForRiskCents", "Bankroll for that risk in an evening");

  private static final SequencedMap<String, String> BY_BANK =
      named(
          "bankCents", "Bank",
          "reading", "Reading",
          "evPerRoundCents", "A round brings",
          "sdPerRoundCents", "Deviation",
          "worstCents", "Worst round",
          "shortChance", "A seat is not covered whole",
          "ruinWithinHours", "Ruin in an evening");

  private static final SequencedMap<String, String> SCHEDULES =
      named(
          "schedule", "Schedule",
          "limits", "Wagers",
          "fromBankCents", "From the bank",
          "fromPlayersCents", "From the players",
          "shareOfAction", "Of the action");

  private static final SequencedMap<String, String> SEATS =
      named(
          "noActionBySeat", "No action",
          "partActionBySeat", "Action in part",
          "costBySeatCents", "Cost of a short bank");

  private static SequencedMap<String, String> named(String... pairs) {
    var names = new LinkedHashMap<String, String>();
    for (int place = 0; place < pairs.length; place += 2) {
      names.put(pairs[place], pairs[place + 1]);
    }
    return names;
  }

  String markup() {
    return say("p", "note", "Simulated, from the player-dealer's side; every seat bets alike.")
        + terms()
        + seats()
        + list("byBank", "By the size of the bank", BY_BANK)
        + list("schedules", "What each schedule collects in a round", SCHEDULES);
  }

  private String terms() {
    var rows = new StringBuilder();
    TERMS.forEach(
        (key, name) -> {
          if (bank.has(key)) {
            rows.append(WagerTables.row(say("th", "", name), wrap("td", "", value(bank, key))));
          }
        });
    return WagerTables.table("lines bank", List.of("Figure", "Value is"), rows.toString());
  }

  private static String value(DocumentPart part, String key) {
    if (!part.has(key)) {
      return "–";
    }
    if (key.endsWith("Cents")) {
      return part.dollars(key);
    }
    return switch (key) {
      case "shortChance", "ruinWithinHours", "shareOfAction", "wantedRisk" -> part.simulated(key);
      case "rounds" -> part.count(key);
      default -> say("span", "", part.word(key)).strip();
    };
  }

  /// A column for each seat, the first to the left of the action button.
  private String seats() {
    int count = bank.numbers("noActionBySeat").size();
    if (count == 0) {
      return "";
    }
    var heads = new ArrayList<>(List.of("Seat in action order"));
    for (int seat = 1; seat <= count; seat++) {
      heads.add(String.valueOf(seat));
    }
    var rows = new StringBuilder();
    SEATS.forEach((key, name) -> rows.append(bySeat(key, name)));
    return say("h3", "", "What a seat is left without when the bank runs short")
        + WagerTables.table("lines removal", heads, rows.toString());
  }

  private String bySeat(String key, String name) {
    var cells = new ArrayList<>(List.of(say("th", "", name)));
    for (double value : bank.numbers(key)) {
      cells.add(
          say(
              "td",
              "r",
              key.endsWith("Cents")
                  ? DocumentPart.dollars(value / 100)
                  : DocumentPart.digits(100 * value, 3) + " %"));
    }
    return WagerTables.row(cells.toArray(String[]::new));
  }

  private String list(String key, String title, Map<String, String> columns) {
    var items = bank.items(key);
    if (items.isEmpty()) {
      return "";
    }
    var shown =
        columns.keySet().stream()
            .filter(column -> items.stream().anyMatch(item -> item.has(column)))
            .toList();
    var rows = new StringBuilder();
    for (var item : items) {
      var cells = new ArrayList<String>();
      for (var column : shown) {
        cells.add(
            cells.isEmpty()
                ? wrap("th", "", value(item, column))
                : WagerTables.figure(value(item, column)));
      }
      rows.append(WagerTables.row(cells.toArray(String[]::new)));
    }
    var heads = shown.stream().map(column -> columns.getOrDefault(column, column)).toList();
    return say("h3", "", title) + WagerTables.table("lines", heads, rows.toString());
  }
}
