package cardroom.houses;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// The ★ keys are those of the specification, and every option it names is a key of the sheets.
final class StarredKeysTest {

  private static final Pattern KEY = Pattern.compile("`([a-z][A-Za-z0-9.]+)`");

  /// Keys of the games that are not Pure 21.5.
  private static final Set<String> ELSEWHERE =
      Set.of(
          "fee.action-includes-bonus",
          "fee.moment",
          "fee.source",
          "fee.player-count-basis",
          "fee.when-hand-ends-early");

  @Test
  void every_key_of_a_starred_entry_is_starred_and_no_other() throws IOException {
    var sheet = Catalogue.packaged().pure215("casino-club", Map.of());
    assertThat(new TreeSet<>(sheet.form().starred())).isEqualTo(keys(true));
    assertThat(sheet.values()).containsKeys(sheet.form().starred().toArray(String[]::new));
  }

  @Test
  void every_option_of_the_specification_is_a_key_of_the_sheets() throws IOException {
    for (var house : Catalogue.packaged().houses()) {
      var values = Catalogue.packaged().pure215(house, Map.of()).values();
      assertThat(values).containsKeys(keys(false).toArray(String[]::new));
    }
  }

  @Test
  void every_starred_key_of_a_banked_game_names_the_readings_behind_it() throws IOException {
    var behind = new TreeMap<String, List<String>>();
    var number = "";
    for (var line : Files.readAllLines(document())) {
      number = line.startsWith("### ") ? line.split(" ", 3)[1] : number;
      if (line.startsWith("- Option:")) {
        for (var found : KEY.matcher(line).results().toList()) {
          behind.computeIfAbsent(kebab(found.group(1)), _ -> new ArrayList<>()).add(number);
        }
      }
    }
    for (var game : List.of("pure-21.5", "three-card-poker")) {
      var form = Catalogue.packaged().load("casino-club", game, Map.of()).form();
      for (var key : form.starred()) {
        assertThat(form.readings(key)).as(key).hasValue(String.join(", ", behind.get(key)));
      }
    }
  }

  @Test
  void the_fingerprint_follows_every_word_in_force_and_the_named_pay_tables() {
    var catalogue = Catalogue.packaged();
    var plain = catalogue.pure215("casino-club", Map.of());
    assertThat(plain.sha256()).matches("[0-9a-f]{64}").isEqualTo(again(catalogue).sha256());
    assertThat(plain.payTables()).containsEntry("buster.5.6", "25 to 1").hasSize(12);
    var other = catalogue.pure215("casino-club", Map.of("hit-soft-17", "false"));
    assertThat(other.sha256()).isNotEqualTo(plain.sha256());
    assertThat(catalogue.pure215("casino-club", Map.of("hit-soft-17", "true")).sha256())
        .isEqualTo(plain.sha256());
  }

  private static LoadedSheet<?> again(Catalogue catalogue) {
    return catalogue.load("casino-club", "pure-21.5", Map.of());
  }

  /// The keys on the Option lines of parts 1 to 3, and the one on time-outs further down.
  private static Set<String> keys(boolean starredOnly) throws IOException {
    var keys = new TreeSet<String>();
    var starred = false;
    for (var line : Files.readAllLines(document())) {
      if (line.startsWith("## Part 4")) {
        break;
      }
      starred = line.startsWith("### ") ? line.contains("★") : starred;
      if (line.startsWith("- Option:") && (starred || !starredOnly)) {
        KEY.matcher(line).results().forEach(found -> keys.add(kebab(found.group(1))));
      }
    }
    keys.removeAll(ELSEWHERE);
    return keys;
  }

  private static String kebab(String key) {
    return key.replaceAll("([A-Z]|(?<=[a-z])\\d+)", "-$1").toLowerCase(Locale.ROOT);
  }

  private static Path document() {
    return Path.of(System.getProperty("cardroom.checkout"), "docs", "rules", "ambiguities.md");
  }
}
