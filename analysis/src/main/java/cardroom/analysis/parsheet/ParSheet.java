package cardroom.analysis.parsheet;

import static cardroom.houses.signs.Html.list;
import static cardroom.houses.signs.Html.say;
import static cardroom.houses.signs.Html.text;
import static cardroom.houses.signs.Html.wrap;
import static java.nio.charset.StandardCharsets.UTF_8;

import cardroom.houses.LoadedSheet;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Objects;

/// The PAR sheet of an analysis: one self-contained page, for paper or the screen.
public final class ParSheet {

  private final DocumentPart document;
  private final LoadedSheet<?> sheet;
  private int number;

  private ParSheet(Map<String, Object> document, LoadedSheet<?> sheet) {
    this.document = DocumentPart.of(document);
    this.sheet = sheet;
  }

  /// @param document what `analyze --json` prints, with the distribution
  /// @param fonts rules for `Cardroom Sans` and `Cardroom Serif`; without them the reader's own
  ///   fonts are used
  public static String html(Map<String, Object> document, LoadedSheet<?> sheet, String fonts) {
    return new ParSheet(document, sheet).page(fonts);
  }

  private String page(String fonts) {
    return """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>%s</title>
        <style>
        %s%s</style>
        </head>
        <body>
        %s</body>
        </html>
        """
        .formatted(
            text(
                "PAR sheet – %s – %s – %s"
                    .formatted(sheet.form().title(), sheet.heading().title(), decks())),
            fonts,
            style() + footing(),
            wrap("main", "", head() + body()));
  }

  /// Says at the foot of every printed page which sheet it belongs to, since pages get separated.
  private String footing() {
    var words =
        "PAR sheet, %s, %s, %s, sheet %s"
            .formatted(
                sheet.form().title(),
                sheet.heading().title(),
                decks(),
                document.word("sheetSha256").substring(0, 8));
    return "@page { @bottom-left { content: \"%s\"; font: 8pt sans-serif; color: #4d5853; } }\n"
        .formatted(quoted(words));
  }

  /// As a CSS string: whatever a sheet calls itself, it stays a string.
  private static String quoted(String words) {
    var quoted = new StringBuilder();
    words
        .codePoints()
        .forEach(
            sign -> {
              if (Character.isLetterOrDigit(sign) || " .,".indexOf(sign) >= 0) {
                quoted.appendCodePoint(sign);
              } else {
                quoted.append("\\%x ".formatted(sign));
              }
            });
    return quoted.toString();
  }

  private String decks() {
    var decks = document.word("decks");
    return decks.equals("1") ? "1 deck" : decks + " decks";
  }

  private String head() {
    return wrap(
            "header",
            "",
            say("p", "kind", "PAR sheet")
                + say("h1", "", sheet.form().title())
                + say("p", "house", sheet.heading().title() + ", " + decks()))
        + new SheetWords(document, sheet).identity();
  }

  private String body() {
    var wagers = document.in("wagers");
    var names = new WagerNames(sheet.form());
    var tables = new WagerTables(wagers, names);
    var first = wagers.in(wagers.keys().iterator().next());
    var body = new StringBuilder();
    body.append(
        section(
            "Wagers",
            say("p", "note", "Per unit staked on the wager, from the player's side.")
                + tables.summary()));
    body.append(section("Pay tables", tables.payTables()));
    if (first.has("distribution")) {
      var plot = new ResultPlot(first);
      body.append(section("Result of a round", plot.svg() + plot.table() + resultNote(first)));
    }
    body.append(whole("Strategy", new StrategyChart(document).markup()));
    if (document.has("removal")) {
      var removal = new RemovalTable(document.in("removal"), names);
      body.append(section("One card less", removal.markup()));
    }
    if (document.has("bank")) {
      body.append(section("The bank", new BankTable(document.in("bank")).markup()));
    }
    body.append(section("Method and assumptions", list(document.words("assumptions"))));
    body.append(section("Sheet in force", new SheetWords(document, sheet).lines()));
    body.append(SheetWords.filing());
    return body.toString();
  }

  private static String resultNote(DocumentPart wager) {
    var split =
        wager.has("split")
            ? wrap("p", "note", "A pair is split in " + wager.percent("split") + " of all rounds.")
            : "";
    return wager.has("distributionIs")
        ? split
            + say("p", "note", "Distribution of the result: " + wager.word("distributionIs") + ".")
        : split;
  }

  private String section(String title, String markup) {
    return section("", title, markup);
  }

  /// A section that a page break must not divide.
  private String whole(String title, String markup) {
    return section("whole", title, markup);
  }

  private String section(String look, String title, String markup) {
    number++;
    return wrap("section", look, say("h2", "", number + "  " + title) + markup);
  }

  private static String style() {
    try (var css = Objects.requireNonNull(ParSheet.class.getResourceAsStream("par-sheet.css"))) {
      return new String(css.readAllBytes(), UTF_8);
    } catch (IOException wrong) {
      throw new UncheckedIOException(wrong);
    }
  }
}
