package cardroom.analysis.parsheet;

import static cardroom.houses.signs.Html.say;
import static cardroom.houses.signs.Html.wrap;

import java.util.List;
import java.util.Locale;

/// What a round is to the bank, as the bank report of the document tells it.
record BankTable(DocumentPart bank) {

  String markup() {
    var rows = new StringBuilder();
    for (var key : bank.keys()) {
      if (!bank.isObject(key)) {
        rows.append(WagerTables.row(say("th", "", name(key)), wrap("td", "", value(key))));
      }
    }
    return WagerTables.table("lines bank", List.of("Figure", "Value is"), rows.toString());
  }

  private String value(String key) {
    if (!bank.words(key).isEmpty()) {
      return String.join(", ", bank.words(key));
    }
    if (key.endsWith("Cents")) {
      double dollars = bank.number(key) / 100;
      return bank.derived(
          "dollars",
          key,
          dollars,
          (dollars < 0 ? "−$" : "$") + DocumentPart.digits(Math.abs(dollars), 2));
    }
    return say("span", "", bank.word(key)).strip();
  }

  /// `Sd per round` for `sdPerRoundCents`.
  private static String name(String key) {
    var words = key.replaceAll("Cents$", "").replaceAll("([A-Z])", " $1").toLowerCase(Locale.ROOT);
    return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
  }
}
