package cardroom.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.server.Places;
import cardroom.server.codec.Json;
import cardroom.server.journal.Database;
import cardroom.server.people.Role;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What an operator's rules and dashboard ask for is measured.
class MonitoringFilesTest {
  private static final Path FILES = Path.of(System.getProperty("cardroom.checkout")).resolve("ops");
  private static final Pattern NAME = Pattern.compile("\\b(cardroom|jvm)_[a-z_]+");

  @TempDir Path folder;

  @Test
  void every_measurement_that_rules_and_dashboard_name_exists() throws Exception {
    var rules = Files.readString(FILES.resolve("alerts.yml"));
    var dashboard = Files.readString(FILES.resolve("dashboard.json"));
    assertThat(Json.read(dashboard).path("panels")).isNotEmpty();
    assertThat(Files.readString(FILES.resolve("prometheus.yml")))
        .contains("rule_files:", "- alerts.yml", "credentials_file:");
    var asked = new TreeSet<String>();
    NAME.matcher(rules + dashboard).results().map(MatchResult::group).forEach(asked::add);
    try (var room = Places.oddRoom(Database.at(Places.sqlite(folder)));
        var doors = new WebServer(room, "localhost", 0, RequestLimits.NONE)) {
      var measured = Visitor.with(room, doors.port(), "op", Role.ADMIN).get("/metrics").body();
      assertThat(asked)
          .hasSizeGreaterThan(5)
          .allSatisfy(name -> assertThat(measured).containsPattern("(?m)^" + name + "[ {]"));
    }
  }
}
