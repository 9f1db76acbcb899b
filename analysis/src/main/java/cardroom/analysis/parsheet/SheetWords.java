package cardroom.analysis.parsheet;

import static cardroom.houses.signs.Html.say;
import static cardroom.houses.signs.Html.wrap;

import cardroom.houses.LoadedSheet;
import java.util.Set;

/// Which sheet was analysed, by what, and what it says.
record SheetWords(DocumentPart document, LoadedSheet<?> sheet) {

  /// Parts of a sheet that no figure here depends on, and that a sign shows in full.
  private static final Set<String> LEFT_OUT =
      Set.of("house", "title", "game", "example", "schedules", "notices", "cites");

  /// What a filed page must say about itself.
  String identity() {
    var rows = new StringBuilder();
    rows.append(line("Sheet", document.word("house") + "/" + document.word("game")));
    rows.append(line("SHA-256 of the sheet", grouped(document.word("sheetSha256"))));
    rows.append(line("Cards", cards()));
    rows.append(line("Method", document.word("method")));
    rows.append(line("Program", document.word("program")));
    if (!sheet.overrides().isEmpty()) {
      var changed =
          sheet.overrides().entrySet().stream()
              .map(each -> each.getKey() + " = " + each.getValue())
              .toList();
      rows.append(line("Changed for this analysis", String.join("; ", changed)));
    }
    var stamp =
        sheet.heading().isExample()
            ? say(
                "p", "stamp", "Example: the paper prints no figures, so this sheet's are examples.")
            : "";
    return stamp + wrap("table", "identity", wrap("tbody", "", rows.toString()));
  }

  private String cards() {
    var decks = document.word("decks");
    var words = decks.equals("1") ? "1 deck" : decks + " decks";
    return document.has("removed") ? words + " without " + document.word("removed") : words;
  }

  private static String line(String name, String words) {
    return wrap("tr", "", "<th scope=\"row\">" + name + "</th>" + say("td", "", words));
  }

  /// Eight groups of eight, which a person can compare.
  private static String grouped(String hash) {
    return hash.replaceAll("(.{8})(?=.)", "$1 ");
  }

  /// Every key that decides play and pay, the readings marked.
  String lines() {
    var items = new StringBuilder();
    sheet.values().forEach((key, words) -> items.append(isShown(key) ? item(key, words) : ""));
    sheet.payTables().forEach((key, words) -> items.append(item(key, words)));
    return say(
            "p",
            "note",
            "A star marks a reading of the paper that changes money or odds; A-numbers are those of"
                + " docs/rules/ambiguities.md."
                + " Changed values are underlined. Collection schedules are posted at the table"
                + " and are not repeated here.")
        + wrap("dl", "sheet", items.toString());
  }

  private static boolean isShown(String key) {
    return !LEFT_OUT.contains(key.split("\\.", 2)[0]);
  }

  private String item(String key, String words) {
    var star = sheet.isStarred(key) ? " ★" : "";
    var reading = sheet.form().readings(key).orElse("");
    var look = sheet.overrides().containsKey(key) ? "changed" : "";
    return wrap(
        "div",
        look,
        say("dt", "", key + star)
            + say("dd", "", words)
            + (reading.isEmpty() ? "" : say("dd", "reading", reading)));
  }

  /// Lines to be filled in by whoever files the page.
  static String filing() {
    return wrap(
        "footer",
        "filing",
        say("p", "", "Examined by")
            + say("p", "", "Approved by")
            + say("p", "", "Date")
            + say("p", "", "File number"));
  }
}
