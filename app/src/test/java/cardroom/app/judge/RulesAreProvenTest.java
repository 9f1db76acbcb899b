package cardroom.app.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Every rule of the specification is shown at work by a test that names it, or a document says why
/// software has nothing to do with it.
final class RulesAreProvenTest {

  private static final Path CHECKOUT = Path.of(System.getProperty("cardroom.checkout"));
  private static final Pattern STATED = Pattern.compile("\\*\\*([A-Z0-9]+(?:-[A-Z0-9]+)+)\\*\\*");
  private static final Pattern NAMED = Pattern.compile("\\b[A-Z0-9]+(?:-[A-Z0-9]+)+\\b");

  /// The rules implemented so far; a new game is added with its scenarios.
  private static final Pattern HELD =
      Pattern.compile("(?:P215|COL-GEN|COL-CC215|COL-OV215|COL-AV215|COL-STD215)-.*");

  private static Set<String> ids(Path file, Pattern pattern, int group) throws IOException {
    var ids = new TreeSet<String>();
    pattern
        .matcher(Files.readString(file))
        .results()
        .map(one -> one.group(group))
        .forEach(ids::add);
    return ids;
  }

  private static Set<String> stated() throws IOException {
    var ids = new TreeSet<String>();
    for (var name : Set.of("pure-21.5.md", "collections.md")) {
      ids.addAll(ids(CHECKOUT.resolve("docs/rules").resolve(name), STATED, 1));
    }
    ids.removeIf(id -> !HELD.matcher(id).matches());
    return ids;
  }

  private static Set<String> named() throws IOException {
    var ids = new TreeSet<String>();
    var scenarios = CHECKOUT.resolve("scenarios/src/test/java/cardroom/scenarios");
    for (var folder : List.of("fees", "pure215", "threecard", "poker")) {
      try (var files = Files.walk(scenarios.resolve(folder))) {
        for (var file : files.filter(one -> one.toString().endsWith("Test.java")).toList()) {
          ids.addAll(ids(file, NAMED, 0));
        }
      }
    }
    return ids;
  }

  @Test
  void every_rule_has_a_scenario_or_is_for_people_alone() throws IOException {
    var open = new TreeSet<>(stated());
    assertThat(open).hasSizeGreaterThan(150);
    open.removeAll(named());
    var physical = ids(CHECKOUT.resolve("docs/readings/physical.md"), NAMED, 0);
    var unexplained = new TreeSet<>(open);
    unexplained.removeAll(physical);
    assertThat(unexplained).as("rules without a scenario").isEmpty();
  }

  @Test
  void a_rule_for_people_alone_has_no_scenario_and_a_scenario_names_a_rule_that_exists()
      throws IOException {
    var physical = ids(CHECKOUT.resolve("docs/readings/physical.md"), NAMED, 0);
    physical.removeIf(id -> !HELD.matcher(id).matches());
    assertThat(stated()).containsAll(physical);
    assertThat(named()).doesNotContainAnyElementsOf(physical);
    var cited = new TreeSet<>(named());
    cited.removeIf(id -> !HELD.matcher(id).matches());
    assertThat(stated()).as("rules that scenarios name").containsAll(cited);
  }

  /// Readings that change money are marked with a star.
  @Test
  void every_reading_that_changes_money_has_a_note() throws IOException {
    var starred = new TreeSet<String>();
    Pattern.compile("(?m)^### (A-\\d+) .*★$")
        .matcher(Files.readString(CHECKOUT.resolve("docs/rules/ambiguities.md")))
        .results()
        .forEach(one -> starred.add(one.group(1)));
    var noted = new TreeSet<String>();
    try (var files = Files.list(CHECKOUT.resolve("docs/readings"))) {
      for (var file : files.toList()) {
        noted.addAll(ids(file, Pattern.compile("(?m)^## (A-\\d+)"), 1));
      }
    }
    assertThat(starred).hasSizeGreaterThan(55);
    assertThat(noted).containsAll(starred);
  }

  /// The index has a line for every page.
  @Test
  void every_page_is_in_the_index() throws IOException {
    var readings = CHECKOUT.resolve("docs/readings");
    var index = Files.readString(readings.resolve("README.md"));
    try (var files = Files.list(readings)) {
      var pages =
          files
              .map(file -> file.getFileName().toString())
              .filter(name -> !name.equals("README.md"));
      assertThat(pages).allSatisfy(page -> assertThat(index).contains("(" + page + ")"));
    }
  }
}
