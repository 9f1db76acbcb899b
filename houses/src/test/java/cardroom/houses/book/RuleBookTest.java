package cardroom.houses.book;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.poker.rules.PokerRules;
import cardroom.games.rules.Rule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// The rule book in the jar says what `docs/rules` says; `-Dcardroom.rewrite=true` rewrites it.
final class RuleBookTest {

  private static final Path CHECKOUT = Path.of(System.getProperty("cardroom.checkout"));
  private static final Path BOOK =
      CHECKOUT.resolve("houses/src/main/resources/cardroom/houses/rule-book.txt");
  private static final Pattern CLAUSE =
      Pattern.compile("(?:-|\\d+\\.) \\*\\*([A-Z0-9]+(?:-[A-Z0-9]+)+)\\*\\* \\[([^\\]]*)\\] (.*)");
  private static final Pattern TITLE = Pattern.compile("### (A-\\d+) (.*?) ?★?");
  private static final Pattern READING = Pattern.compile("A-\\d+");

  @Test
  void the_book_is_drawn_from_the_pages_of_rules() throws IOException {
    var drawn = String.join("\n", drawn()) + "\n";
    if (Boolean.getBoolean("cardroom.rewrite")) {
      Files.writeString(BOOK, drawn);
    }
    assertThat(drawn).isEqualTo(Files.readString(BOOK));
  }

  private static List<String> drawn() throws IOException {
    var lines = new ArrayList<String>();
    for (var page : List.of("pure-21.5", "three-card-poker", "poker")) {
      for (var line : Files.readAllLines(CHECKOUT.resolve("docs/rules/" + page + ".md"))) {
        var clause = CLAUSE.matcher(line);
        if (clause.matches()) {
          lines.add(clause(clause.group(1), clause.group(2), clause.group(3)));
        }
      }
    }
    lines.addAll(readings());
    return lines;
  }

  private static String clause(String id, String mark, String text) {
    var readings = new LinkedHashSet<String>();
    READING.matcher(mark + " " + text).results().forEach(found -> readings.add(found.group()));
    var plain = plain(text).replaceFirst(" \\([^()]*\\)$", "");
    var stated = mark.startsWith("S") ? "stated" : "read";
    return String.join("\t", "clause", id, stated, plain, String.join(" ", readings));
  }

  private static List<String> readings() throws IOException {
    var lines = new ArrayList<String>();
    var id = "";
    var title = "";
    var says = "";
    for (var line : Files.readAllLines(CHECKOUT.resolve("docs/rules/ambiguities.md"))) {
      var heading = TITLE.matcher(line);
      if (heading.matches()) {
        id = heading.group(1);
        title = plain(heading.group(2));
        says = "";
      } else if (line.startsWith("- Says: ")) {
        says = plain(line.substring(8));
      } else if (line.startsWith("- Default: ") && !id.isEmpty()) {
        lines.add(String.join("\t", "reading", id, title, says, plain(line.substring(11))));
      }
    }
    return lines;
  }

  private static String plain(String text) {
    return text.replace("**", "").replace("`", "").replace("\t", " ").strip();
  }

  @Test
  void every_clause_of_the_poker_book_is_in_it() {
    var book = RuleBook.packaged();
    assertThat(PokerRules.all()).extracting(Rule::id).allMatch(id -> book.clause(id).isPresent());
    assertThat(book.readingsOf("HOLDEM-IRR-8")).extracting(RuleBook.Reading::id).contains("A-127");
    assertThat(book.clause("HOLDEM-IRR-8").orElseThrow().text())
        .isEqualTo(
            "Dealer exposes a card on the initial deal → replaced after all other cards are dealt;"
                + " the exposed card is the burn card.");
  }
}
