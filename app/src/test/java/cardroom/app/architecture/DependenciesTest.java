package cardroom.app.architecture;

import static java.util.stream.Collectors.toMap;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Every dependency has a line that says what it is for.
final class DependenciesTest {

  private static final String DOCUMENT = "docs/dependencies.md";
  private static final Pattern LINE =
      Pattern.compile("\\| `(?<part>[^`:]+:[^`:]+)` \\| (?<version>\\S+) \\| (?<purpose>.+) \\|");

  @Test
  void every_part_has_a_line_and_every_line_a_part() {
    assertThat(documented()).as(DOCUMENT).containsOnlyKeys(Poms.foreignParts().keySet());
  }

  @Test
  void the_document_names_the_version_in_use() {
    var documented = documented();
    Poms.foreignParts()
        .forEach(
            (part, version) -> {
              if (!version.isEmpty()) {
                assertThat(documented).as("version in %s", DOCUMENT).containsEntry(part, version);
              }
            });
  }

  @Test
  void cards_games_and_notation_need_the_jdk_alone() {
    assertThat(Poms.dependencies("cards")).isEmpty();
    assertThat(Poms.dependencies("games")).containsExactly(new Poms.Part("cardroom", "cards"));
    assertThat(Poms.dependencies("notation")).allMatch(Poms.Part::isOurs);
  }

  private static Map<String, String> documented() {
    return Checkout.lines(Checkout.ROOT.resolve(DOCUMENT)).stream()
        .map(LINE::matcher)
        .filter(line -> line.matches())
        .collect(toMap(line -> line.group("part"), line -> line.group("version")));
  }
}
