package cardroom.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.server.Places;
import cardroom.server.codec.Json;
import cardroom.server.journal.Database;
import cardroom.server.people.Role;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What an operator's rules and dashboard ask for is measured.
class MonitoringFilesTest {
  private static final Path FILES = Path.of(System.getProperty("cardroom.checkout")).resolve("ops");
  private static final Pattern ALERT = Pattern.compile("alert(?:name)?: (\\w+)");
  private static final Pattern NAME = Pattern.compile("\\b(cardroom|jvm)_[a-z_]+");

  @TempDir Path folder;

  @Test
  void every_measurement_that_rules_and_dashboard_name_exists() throws Exception {
    var rules = Files.readString(FILES.resolve("alerts.yml"));
    var dashboard = Files.readString(FILES.resolve("dashboard.json"));
    assertThat(Json.read(dashboard).path("panels")).isNotEmpty();
    assertThat(Files.readString(FILES.resolve("prometheus.yml")))
        .contains("rule_files:", "- alerts.yml", "credentials_file:");
    var asked = found(NAME, rules + dashboard, 0);
    try (var room = Places.oddRoom(Database.at(Places.sqlite(folder)));
        var doors = new WebServer(room, "localhost", 0, RequestLimits.NONE)) {
      var measured = Visitor.with(room, doors.port(), "op", Role.ADMIN).get("/metrics").body();
      assertThat(asked)
          .hasSizeGreaterThan(5)
          .allSatisfy(name -> assertThat(measured).containsPattern("(?m)^" + name + "[ {]"));
    }
  }

  private static Set<String> found(Pattern pattern, String text, int group) {
    return pattern
        .matcher(text)
        .results()
        .map(match -> match.group(group))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void what_an_alert_watches_can_be_looked_at_on_the_dashboard() throws Exception {
    var watched = found(NAME, Files.readString(FILES.resolve("alerts.yml")), 0);
    var shown = found(NAME, Files.readString(FILES.resolve("dashboard.json")), 0);
    assertThat(shown).containsAll(watched);
  }

  /// Each is tried with `promtool test rules`.
  @Test
  void every_alert_has_a_case_of_its_own() throws Exception {
    assertThat(found(ALERT, Files.readString(FILES.resolve("alerts-test.yml")), 1))
        .isEqualTo(found(ALERT, Files.readString(FILES.resolve("alerts.yml")), 1));
  }

  /// What Grafana needs to draw them, as far as its format says.
  @Test
  void every_panel_has_a_place_a_unit_and_questions_to_its_source() throws Exception {
    var dashboard = Json.read(Files.readString(FILES.resolve("dashboard.json")));
    assertThat(dashboard.path("templating").path("list").findValuesAsString("name"))
        .containsExactly("source");
    Set<Integer> ids = new HashSet<>();
    Set<String> taken = new HashSet<>();
    for (var panel : dashboard.path("panels")) {
      var title = panel.path("title").asString();
      assertThat(title).isNotBlank();
      assertThat(ids.add(panel.path("id").asInt())).as(title).isTrue();
      assertThat(panel.path("datasource").path("uid").asString()).isEqualTo("${source}");
      assertThat(panel.path("fieldConfig").path("defaults").path("unit").asString()).isNotBlank();
      assertThat(panel.path("targets")).isNotEmpty();
      var letters = panel.path("targets").findValuesAsString("refId");
      assertThat(letters).hasSize(panel.path("targets").size()).doesNotHaveDuplicates();
      assertThat(panel.path("targets").findValuesAsString("expr")).hasSameSizeAs(letters);
      var place = panel.path("gridPos");
      int right = place.path("x").asInt() + place.path("w").asInt();
      assertThat(right).as(title).isLessThanOrEqualTo(24);
      for (int x = place.path("x").asInt(); x < right; x++) {
        for (int y = 0; y < place.path("h").asInt(); y++) {
          assertThat(taken.add(x + "/" + (place.path("y").asInt() + y))).as(title).isTrue();
        }
      }
    }
  }
}
