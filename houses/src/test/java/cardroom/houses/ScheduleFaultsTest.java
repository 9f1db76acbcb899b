package cardroom.houses;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Schedules and pay tables that no table could use are refused.
final class ScheduleFaultsTest {

  private static final String ROW = "      - { action: $101-$200, fee: $1.00 }\n";
  private static final String LAST = "      - { action: $401+,     fee: $5.00 }\n";

  @TempDir private Path folder = Path.of("");

  /// The faults after the first schedule's text was changed.
  private Iterable<String> changing(String from, String to) {
    var text = Altered.sheet("casino-club");
    assertThat(text).contains(from);
    var at = text.indexOf(from);
    return new Altered(folder)
        .faults(text.substring(0, at) + to + text.substring(at + from.length()));
  }

  private static String at(String line) {
    return "pure-21.5.yaml:" + Altered.line(line) + " ";
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          - { action: $201-$210, fee: $1.00 } | $201-$300 does not rise above $201-$210
          - { action: $101-$150, fee: $1.00 } | nothing between $101-$150 and $201-$300
          - { action: $5-$200, fee: $1.00 }   | $5-$200 does not rise above $5-$100
          - { action: $101+, fee: $1.00 }     | $201-$300 does not rise above $101+
          - { action: $6-$200, fee: $1.00 }   | ''
          """)
  void rows_rise_without_gaps_to_an_open_last_one(String row, String fault) {
    var faults = changing(ROW, "      " + row + "\n");
    if (fault.isEmpty()) {
      assertThat(faults).isEmpty();
    } else {
      assertThat(faults).contains(at("    rows") + "schedules.1.rows: " + fault);
    }
  }

  @Test
  void a_row_may_overlap_only_the_row_before_it() {
    assertThat(changing("action: $201-$300", "action: $102-$300")).isEmpty();
    assertThat(changing("- { action: $201-$300,", "- { action: $102-$400,"))
        .contains(at("    rows") + "schedules.1.rows: $301-$400 does not rise above $102-$400");
  }

  @Test
  void a_schedule_without_an_open_row_or_without_any_is_refused() {
    assertThat(changing(LAST, ""))
        .containsExactly(
            at("    rows") + "schedules.1.rows: the last row must be open, such as $401+");
  }

  @Test
  void six_rates_are_one_too_many() {
    assertThat(
            changing(LAST, "      - { action: $401-$500, fee: $4 }\n" + LAST.replace("401", "501")))
        .containsExactly(
            at("    rows") + "schedules.1.rows: 6 rates, expected at most five (COL-GEN-2)");
  }

  @Test
  void options_are_numbered_from_one_without_a_gap() {
    assertThat(changing("  - option: 2\n", "  - option: 3\n"))
        .containsExactly(
            at("  - option: 2")
                + "schedules.2.option: read '3', expected 2: options are numbered"
                + " from 1");
  }

  @Test
  void two_options_cannot_be_the_same_rule() {
    assertThat(changing("rule: COL-CC215-2\n", "rule: COL-CC215-1\n"))
        .containsExactly(
            at("    rule: COL-CC215-2")
                + "schedules.2.rule: read 'COL-CC215-1', which another option has");
  }

  @Test
  void limits_are_multiples_of_the_money_unit() {
    assertThat(changing("limits: $5-$500", "limits: $5.25-$500"))
        .containsExactly(
            at("    limits")
                + "schedules.1.limits: expected multiples of the money-unit of"
                + " $0.50");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          { 3: 1 to 1, 4: 3 to 1, 6+: 25 to 1 } | buster.pay-table.5: no line for 5 cards
          { 3: 1 to 1, 4: 3 to 1 }              | buster.pay-table.4+: no open line; the highest count is written as 8+
          { three: 1 to 1, 4+: 3 to 1 }         | buster.pay-table.three: unknown line; expected counts
          { 3+: free }                          | buster.pay-table.3+: read 'free', expected odds such as 6 to 5
          {}                                    | buster.pay-table.1+: no line; expected counts such as 3
          6                                     | buster.pay-table: read '6', expected 1 or 2 or 3 or 4 or 5 or none
          """)
  void a_pay_table_has_every_line_or_is_refused(String table, String fault) {
    assertThat(changing("pay-table: 5", "pay-table: " + table))
        .anyMatch(said -> said.startsWith(at("  pay-table") + fault));
  }

  @Test
  void a_sheet_may_have_its_own_pay_table() {
    assertThat(changing("pay-table: 5", "pay-table: { 3: 1 to 1, 4: 3 to 1, 5+: 25 to 1 }"))
        .isEmpty();
  }

  @Test
  void a_bonus_bet_that_is_offered_has_limits_and_a_place_in_the_order() {
    assertThat(changing("min: $1", "min: none"))
        .anyMatch(said -> said.contains("buster.min: read 'none', but a pay table is named"));
    assertThat(changing("max: $50", "max: $0.50"))
        .anyMatch(said -> said.contains("buster.max: read '$0.50', expected at least the min"));
    assertThat(changing("[game, red-flex, buster]", "[game, red-flex]"))
        .anyMatch(said -> said.contains("settlement-order: leaves out buster"));
    assertThat(changing("[game, red-flex, buster]", "[game, game, buster, red-flex]"))
        .anyMatch(said -> said.contains("settlement-order: names a wager twice"));
  }
}
