package cardroom.scenarios.threecard;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.threecard.ThreeCardRule;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// The rules of the specification, of the code and of the scenarios are the same.
final class EveryRuleTest {

  private static final Pattern ID = Pattern.compile("\\b3CP-[A-Z0-9]+-\\d+\\b");
  private static final Path CHECKOUT = Path.of(System.getProperty("cardroom.checkout"));

  @Test
  void the_code_knows_every_rule_of_the_specification() throws IOException {
    var file = CHECKOUT.resolve("docs/rules/three-card-poker.md");
    assertThat(known()).isEqualTo(ids(Files.readString(file)));
  }

  @Test
  void every_rule_has_a_scenario() throws IOException {
    var folder = "scenarios/src/test/java/cardroom/scenarios/threecard";
    try (var files = Files.list(CHECKOUT.resolve(folder))) {
      var cited = files.map(EveryRuleTest::text).flatMap(text -> ids(text).stream()).toList();
      assertThat(new TreeSet<>(cited)).isEqualTo(known());
    }
  }

  private static Set<String> known() {
    return Arrays.stream(ThreeCardRule.values())
        .map(ThreeCardRule::id)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> ids(String text) {
    return ID.matcher(text)
        .results()
        .map(found -> found.group())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException wrong) {
      throw new UncheckedIOException(wrong);
    }
  }
}
