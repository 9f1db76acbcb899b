package cardroom.houses;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.pure215.Sheet;
import cardroom.games.pure215.SideBets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The shipped sheets against the specification, key by key.
final class SheetsTest {

  private static LoadedSheet<Sheet> load(String house) {
    return Catalogue.packaged().pure215(house, Map.of());
  }

  @ParameterizedTest
  @CsvSource({"casino-club, 39", "ocean-view, 30", "bureau-standard, 25", "aviator, 30"})
  void values_are_those_of_the_specification(String house, int atLeast) throws IOException {
    var printed = PrintedMatrix.of(house);
    assertThat(printed).hasSizeGreaterThanOrEqualTo(atLeast);
    assertThat(load(house).values()).containsAllEntriesOf(printed);
  }

  @ParameterizedTest
  @CsvSource({"casino-club, 1, 8", "ocean-view, 6, 8", "bureau-standard, 6, 8", "aviator, 1, 8"})
  void decks_lie_within_the_printed_range(String house, int min, int max) {
    var shoe = load(house).sheet().shoe();
    assertThat(List.of(shoe.decksMin(), shoe.decksMax())).containsExactly(min, max);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "2", "3", "4", "5"})
  void buster_tables_are_those_of_the_bureaus_form(String option) throws IOException {
    var loaded = Catalogue.packaged().pure215("casino-club", Map.of("buster.pay-table", option));
    var column = Integer.parseInt(option) + 1;
    var table = loaded.sheet().sideBet(SideBets.BUSTER.id()).orElseThrow().table().orElseThrow();
    assertThat(table.lines().values().stream().map(Object::toString).toList())
        .isEqualTo(printed("| Cards in PD's busted hand", column));
    assertThat(table.lines().keySet().iterator().next()).isEqualTo(3);
    assertThat(table.highest()).isEqualTo(8);
  }

  @Test
  void red_flex_pays_as_printed() throws IOException {
    var table =
        load("casino-club")
            .sheet()
            .sideBet(SideBets.RED_FLEX.id())
            .orElseThrow()
            .table()
            .orElseThrow();
    assertThat(table.name()).isEqualTo("RFB-02");
    assertThat(table.lines().values().stream().map(Object::toString).toList())
        .isEqualTo(printed("| Run | Pays", 2));
    assertThat(table.lines().keySet().iterator().next()).isEqualTo(2);
    assertThat(table.highest()).isEqualTo(7);
  }

  /// A column of odds from the table that begins with these words.
  private static List<String> printed(String heading, int column) throws IOException {
    var file = Path.of(System.getProperty("cardroom.checkout"), "docs", "rules", "pure-21.5.md");
    var odds = new ArrayList<String>();
    var inside = false;
    for (var line : Files.readAllLines(file)) {
      inside = line.startsWith(heading) || (inside && line.startsWith("|"));
      if (inside && Pattern.compile("\\| \\d").matcher(line).lookingAt()) {
        odds.add(line.split("\\|", -1)[column].strip().replace(":", " to "));
      }
    }
    return odds;
  }

  @Test
  void only_the_bureaus_form_is_an_example() {
    for (var house : Catalogue.packaged().houses()) {
      assertThat(load(house).sheet().isExample()).isEqualTo(house.equals("bureau-standard"));
    }
  }

  @Test
  void the_bureaus_examples_are_those_agreed_on() {
    var sheet = load("bureau-standard").sheet();
    var schedule = sheet.schedule(1);
    assertThat(schedule.limits()).isEqualTo("$5 to $500");
    assertThat(schedule.rows()).singleElement().hasToString("$5+");
    assertThat(schedule.rows().getFirst().fee().isZero()).isTrue();
    assertThat(schedule.playerFee().isZero() && schedule.fee(SideBets.BUSTER.id()).isZero())
        .isTrue();
    assertThat(load("bureau-standard").values())
        .containsEntry("buster.pay-table", "1")
        .containsEntry("buster.min", "$1")
        .containsEntry("buster.max", "$25")
        .containsEntry("buster.max-relative-to-base", "le");
  }

  @Test
  void every_house_writes_the_same_keys() {
    var keys = plain("casino-club");
    for (var house : Catalogue.packaged().houses()) {
      assertThat(plain(house)).isEqualTo(keys);
    }
  }

  private static List<String> plain(String house) {
    return load(house).values().keySet().stream()
        .map(key -> key.replaceAll("\\.\\d+", ""))
        .filter(key -> !key.startsWith("cites."))
        .distinct()
        .toList();
  }
}
