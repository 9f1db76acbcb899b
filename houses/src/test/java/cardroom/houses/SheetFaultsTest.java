package cardroom.houses;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Whatever is wrong with a sheet is reported in a sentence with file, line and key.
final class SheetFaultsTest {

  @TempDir private Path folder = Path.of("");

  private Altered sheet() {
    return new Altered(folder);
  }

  @Test
  void a_shipped_sheet_has_no_faults() {
    assertThat(sheet().faults(Altered.sheet("casino-club"))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          decks: 8       | decks: 9           | decks: read '9', expected a whole number from 1 to 8
          decks: 8       | decks: many        | decks: read 'many', expected a whole number from 1 to 8
          decks: 8       | decks: -1          | decks: read '-1', expected a whole number from 1 to 8
          decks: 8       | decks:             | decks: nothing is written, expected a whole number from 1 to 8
          decks: 8       | decks: [8]         | decks: read '[8]', expected a whole number from 1 to 8
          penetration    | penetration: 5/4   | penetration: read '5/4', expected a fraction above 0
          penetration    | penetration: 0/4   | penetration: read '0/4', expected a fraction above 0
          hit-soft-17    | hit-soft-17: yes   | hit-soft-17: read 'yes', expected true or false
          pure-pays      | pure-pays: 6:5     | pure-pays: read '6:5', expected odds such as 6 to 5
          money-unit     | money-unit: $0     | money-unit: read '$0', expected an amount above zero such as $2.50
          money-unit     | money-unit: -$1    | money-unit: read '-$1', expected an amount above zero such as $2.50
          surrender:     | surrender: LATE    | surrender: read 'LATE', expected none or late or early
          bank-limit     | bank-limit: two    | bank-limit: read 'two', expected separate or net or gross
          bank-888       | bank-888: maybe    | bank-888: read 'maybe', expected push-busted or none
          even-money     | even-money: false  | even-money: read 'false', expected a section with keys of its own
          timeout-policy | timeout-policies: wait | timeout-policies: unknown key; did you mean timeout-policy?
          """)
  void one_wrong_line_is_named_with_its_key_and_what_is_allowed(
      String start, String by, String fault) {
    var faults = sheet().replacing(start, by);
    assertThat(faults).anyMatch(said -> said.startsWith(at(start) + fault));
  }

  @Test
  void the_number_of_decks_lies_within_the_houses_range() {
    assertThat(sheet().replacing("decks-max", "decks-max: 4"))
        .containsExactly(
            at("decks: 8") + "decks: read '8', expected 1 to 4 as decks-min and decks-max say");
    assertThat(sheet().replacing("decks-min", "decks-min: 8")).isEmpty();
  }

  private static String at(String line) {
    return "pure-21.5.yaml:" + Altered.line(line) + " ";
  }

  @Test
  void a_missing_key_is_a_fault_because_there_are_no_defaults() {
    assertThat(sheet().replacing("penetration", ""))
        .containsExactly(
            at("house")
                + "penetration: missing, expected a fraction above 0 and up to 1/1,"
                + " such as 1/2");
  }

  @Test
  void a_key_written_twice_names_both_lines() {
    assertThat(sheet().replacing("decks: 8", "decks: 8\ndecks: 6"))
        .containsExactly(
            "pure-21.5.yaml:%d decks: written twice, first on line %d"
                .formatted(Altered.line("decks: 8") + 1, Altered.line("decks: 8")));
  }

  @Test
  void all_faults_of_a_file_are_said_at_once() {
    var text =
        Altered.sheet("casino-club")
            .replace("decks: 8 ", "decks: 9 ")
            .replace("hit-soft-17: true", "hit-soft-17: sometimes")
            .replace("  max-fraction: 1/2\n", "")
            .replace("limits: $25-$2000", "limits: $2000-$25")
            .replace("P215-888-1:", "P215-889-1:");
    assertThat(sheet().faults(text))
        .hasSize(6)
        .anyMatch(fault -> fault.startsWith(at("decks: 8") + "decks: read '9'"))
        .anyMatch(fault -> fault.startsWith(at("hit-soft-17") + "hit-soft-17: read 'sometimes'"))
        .anyMatch(fault -> fault.startsWith(at("insurance") + "insurance.max-fraction: missing"))
        .anyMatch(fault -> fault.contains("schedules.11.limits: read '$2000-$25', expected"))
        .anyMatch(fault -> fault.contains("schedules.12.limits: read '$2000-$25', expected"))
        .anyMatch(fault -> fault.contains("cites.P215-889-1: unknown rule id"));
  }
}
