package cardroom.houses;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Every rule on a receipt can be found in the house's own paper.
final class CitesTest {

  private static final Pattern STATED =
      Pattern.compile("- \\*\\*(P215-[A-Z0-9]+-\\d+)\\*\\* \\[S[],]?.*");

  /// Clauses that only other houses print.
  private static final Set<String> ELSEWHERE =
      Set.of("P215-BACK-2", "P215-BACK-3", "P215-BACK-4", "P215-TPPPS-2");

  @Test
  void casino_club_cites_every_rule_that_its_paper_states() throws IOException {
    var file = Path.of(System.getProperty("cardroom.checkout"), "docs", "rules", "pure-21.5.md");
    var stated = new TreeSet<String>();
    for (var line : Files.readAllLines(file)) {
      var rule = STATED.matcher(line);
      if (rule.matches() && !ELSEWHERE.contains(rule.group(1))) {
        stated.add(rule.group(1));
      }
    }
    assertThat(stated).hasSizeGreaterThan(60);
    assertThat(cites("casino-club").keySet()).containsAll(stated);
  }

  @ParameterizedTest
  @ValueSource(strings = {"casino-club", "ocean-view", "bureau-standard", "aviator"})
  void every_house_cites_what_decides_a_wager(String house) {
    assertThat(cites(house))
        .containsKeys("P215-OUT-1", "P215-OUT-2", "P215-OUT-3", "P215-OUT-4", "P215-OUT-5")
        .containsKeys("P215-OUT-6", "P215-OUT-7", "P215-888-1", "P215-888-2", "P215-888-3")
        .containsKeys("P215-BUSTER-3", "P215-SETTLE-3", "P215-SETTLE-4", "P215-CHART1A-1")
        .containsKeys("P215-WAGER-1", "P215-DOUBLE-1", "P215-SPLIT-3", "P215-SURR-1");
  }

  private static Map<String, String> cites(String house) {
    return Catalogue.packaged().pure215(house, Map.of()).sheet().cites();
  }
}
