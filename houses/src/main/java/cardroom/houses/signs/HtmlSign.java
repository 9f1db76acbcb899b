package cardroom.houses.signs;

import static cardroom.houses.signs.Html.list;
import static cardroom.houses.signs.Html.rows;
import static cardroom.houses.signs.Html.say;
import static cardroom.houses.signs.Html.text;
import static cardroom.houses.signs.Html.wrap;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.stream.Collectors;

/// A sign as one printable page, self-contained: nothing is fetched when it is opened.
public final class HtmlSign {

  private HtmlSign() {}

  public static String write(Sign sign) {
    return """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>%s</title>
        <style>
        %s</style>
        </head>
        <body>
        %s</body>
        </html>
        """
        .formatted(
            text("%s – %s – %s".formatted(sign.house(), sign.game(), sign.stakes())),
            style(),
            wrap("main", sign.isExample() ? "sign example" : "sign", page(sign)));
  }

  private static String page(Sign sign) {
    return head(sign)
        + (sign.isExample() ? wrap("p", "stamp", say("b", "", "Example") + text(Sign.EXAMPLE)) : "")
        + limits(sign)
        + wrap("div", "columns", collection(sign) + bets(sign))
        + wrap("section", "rules", say("h2", "", "Rules of this table") + list(sign.rules()))
        + wrap("section", "notice", list(sign.notices()))
        + say("footer", "", sign.stakes() + " · " + String.join(" · ", sign.basis()));
  }

  private static String head(Sign sign) {
    return wrap(
        "header",
        "",
        say("p", "house", sign.house())
            + say("h1", "", sign.game())
            + say("p", "subtitle", sign.subtitle()));
  }

  private static String limits(Sign sign) {
    return wrap(
        "section",
        "limits",
        wrap("div", "", say("h2", "", "Minimum wager") + say("p", "", sign.limits().min()))
            + wrap("div", "", say("h2", "", "Maximum wager") + say("p", "", sign.limits().max())));
  }

  private static String collection(Sign sign) {
    var fees = sign.fees().stream().map(HtmlSign::fee).collect(Collectors.joining());
    return wrap("section", "collection", say("h2", "", "Collection") + fees);
  }

  private static String fee(Sign.Fee fee) {
    var payer = say("h3", "", fee.payer()) + say("p", "on", fee.on());
    var amount = fee.amount().map(each -> say("p", "amount", each)).orElse("");
    var rates = fee.rates().isEmpty() ? "" : rows("Total table action", "Fee", fee.rates());
    return wrap("div", "fee", wrap("div", "payer", payer) + amount) + rates;
  }

  private static String bets(Sign sign) {
    return sign.tables().stream()
        .map(
            table ->
                wrap(
                    "section",
                    "bet",
                    say("h2", "", table.name())
                        + say("p", "stake", table.limits())
                        + rows(table.counted(), "Pays", table.lines())))
        .collect(Collectors.joining());
  }

  private static String style() {
    try (var css = Objects.requireNonNull(HtmlSign.class.getResourceAsStream("sign.css"))) {
      return new String(css.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException wrong) {
      throw new UncheckedIOException(wrong);
    }
  }
}
