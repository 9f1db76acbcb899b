package cardroom.houses;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardroom.games.table.Setup.Stakes;
import cardroom.games.threecard.Sheet;
import cardroom.houses.reading.SheetError;
import cardroom.houses.signs.TextSign;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Casino Club's Three Card Poker sheet against the specification.
final class ThreeCardSheetTest {

  private static final Pattern STATED =
      Pattern.compile("- \\*\\*(3CP-[A-Z0-9]+-\\d+)\\*\\* \\[S[],]?.*");

  private final LoadedSheet<Sheet> loaded = Catalogue.packaged().threeCard("casino-club", Map.of());

  @Test
  void every_rule_that_the_paper_states_is_cited() throws IOException {
    var stated = new TreeSet<String>();
    for (var line : Files.readAllLines(rules())) {
      var rule = STATED.matcher(line);
      if (rule.matches()) {
        stated.add(rule.group(1));
      }
    }
    assertThat(stated).hasSizeGreaterThan(30);
    assertThat(loaded.sheet().cites().keySet()).containsAll(stated);
  }

  /// The Option lines of.
  @Test
  void every_option_of_the_specification_is_a_key() {
    assertThat(loaded.values())
        .containsEntry("fee.action-includes-bonus", "true")
        .containsEntry("seats", "7")
        .containsEntry("forfeits-collected-first", "false")
        .containsEntry("pair-plus.min", "$1")
        .containsEntry("six-card.min", "$1")
        .containsEntry("qualifier", "queen-high")
        .containsEntry("max-circles-per-player", "none")
        .containsEntry("backline.follows-seat", "true")
        .containsEntry("backline.limit-scope", "per-bettor")
        .containsEntry("pd-card-exposed-before-decision", "true");
    assertThat(loaded.values()).containsKeys(loaded.form().starred().toArray(String[]::new));
    assertThat(loaded.form().starred())
        .contains("fee.action-includes-bonus", "seats", "forfeits-collected-first")
        .contains("backline.follows-seat", "pd-card-exposed-before-decision");
  }

  @Test
  void the_sign_shows_limits_collection_and_both_pay_tables() {
    var sign = TextSign.write(loaded.sign(new Stakes.Schedule(3)));
    assertThat(sign)
        .contains("THREE CARD POKER", "with Pair Plus and 6 Card Bonus", "COL-CC3CP-3")
        .contains("$5", "$500", "$601 – $1000", "$8.00")
        .contains("mini royal flush", "200 to 1", "royal flush", "1000 to 1", "$1 to $25")
        .contains("queen-high or better");
    assertThatThrownBy(() -> loaded.sign(new Stakes.Schedule(6)))
        .hasMessage("casino-club has no schedule 6 for three-card-poker; it has 1 to 5");
  }

  @Test
  void faults_name_what_is_allowed() {
    assertThat(faults("qualifier", "ten-high")).contains("jack-high or queen-high or king-high");
    assertThat(faults("six-card.pay-table", "{three-kings: 7 to 1}"))
        .contains("unknown line; expected", "royal-flush");
    assertThat(faults("settlement-order", "[play, ante]")).contains("leaves out pair-plus");
    assertThat(faults("settlement-order", "[play, pair-plus, six-card-bonus]"))
        .contains("leaves out ante");
  }

  private static String faults(String key, String value) {
    try {
      Catalogue.packaged().threeCard("casino-club", Map.of(key, value));
    } catch (SheetError wrong) {
      return String.join("\n", wrong.faults());
    }
    return "";
  }

  private static Path rules() {
    var checkout = System.getProperty("cardroom.checkout");
    return Path.of(checkout, "docs", "rules", "three-card-poker.md");
  }
}
