package cardroom.scenarios.poker;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.poker.rules.PokerRules;
import cardroom.games.rules.Rule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// Every clause of the poker rule book is shown by a scenario, or concerns only the physical
/// handling of cards and chips.
class PokerScenariosTest {
  private static final Path CHECKOUT = Path.of(System.getProperty("cardroom.checkout", ".."));
  private static final Pattern ID = Pattern.compile("\\*\\*([A-Z0-9]+(?:-[A-Z0-9]+)+)\\*\\*");

  private static Set<String> printed() throws IOException {
    var ids = new TreeSet<String>();
    var match = ID.matcher(Files.readString(CHECKOUT.resolve("docs/rules/poker.md")));
    while (match.find()) {
      ids.add(match.group(1));
    }
    return ids;
  }

  @Test
  void the_rules_of_the_program_are_those_of_the_rule_book() throws IOException {
    var known =
        PokerRules.all().stream().map(Rule::id).collect(Collectors.toCollection(TreeSet::new));
    assertThat(known).isEqualTo(printed());
  }

  @Test
  void every_clause_has_a_scenario_or_is_physical() throws IOException {
    var shown = new StringBuilder();
    var tests = CHECKOUT.resolve("scenarios/src/test/java/cardroom/scenarios");
    try (var files = Files.walk(tests)) {
      for (var file : files.filter(f -> f.toString().endsWith("Test.java")).toList()) {
        shown.append(Files.readString(file));
      }
    }
    shown.append(Files.readString(CHECKOUT.resolve("docs/readings/physical.md")));
    var missing = printed();
    missing.removeIf(id -> Pattern.compile(Pattern.quote(id) + "(?![0-9-])").matcher(shown).find());
    assertThat(missing).isEmpty();
  }
}
