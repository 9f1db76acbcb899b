package cardroom.houses;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardroom.games.money.Money;
import cardroom.games.pure215.SideBets;
import cardroom.houses.reading.SheetError;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Options of the command line override what a sheet says.
final class OverridesTest {

  private static LoadedSheet<cardroom.games.pure215.Sheet> with(String key, String value) {
    return Catalogue.packaged().pure215("casino-club", Map.of(key, value));
  }

  @ParameterizedTest
  @ValueSource(strings = {"hit-soft-17", "hitSoft17", "hit-soft17", "HIT_SOFT_17"})
  void case_and_hyphens_of_a_key_do_not_matter(String key) {
    var loaded = with(key, "false");
    assertThat(loaded.sheet().charts().bankHitsSoft17()).isFalse();
    assertThat(loaded.overrides()).containsExactly(Map.entry("hit-soft-17", "false"));
  }

  @Test
  void a_dotted_key_reaches_into_sections_and_lists() {
    assertThat(with("insurance.offered", "false").sheet().insurance().offered()).isFalse();
    assertThat(with("schedules.2.player-fee", "$1").sheet().schedule(2).playerFee())
        .isEqualTo(Money.dollars(1));
    assertThat(with("schedules.1.rows.5.fee", "$7").sheet().schedule(1).rows().getLast().fee())
        .isEqualTo(Money.dollars(7));
  }

  @Test
  void a_list_and_a_pay_table_may_be_given_whole() {
    assertThat(with("settlement-order", "[game, buster, red-flex]").sheet().order())
        .extracting(Object::toString)
        .containsExactly("game", "buster", "red-flex");
    var loaded = with("buster.pay-table", "{3: 2 to 1, 4+: 5 to 1}");
    assertThat(
            loaded
                .sheet()
                .sideBet(SideBets.BUSTER.id())
                .orElseThrow()
                .table()
                .orElseThrow()
                .highest())
        .isEqualTo(4);
    assertThat(loaded.options()).containsEntry("buster.pay-table", "{ 3: 2 to 1, 4+: 5 to 1 }");
  }

  @Test
  void an_unknown_key_names_its_neighbours() {
    assertThatThrownBy(() -> with("hit-soft-71", "true"))
        .isInstanceOf(SheetError.class)
        .hasMessage("--option hit-soft-71=true: no such key; did you mean hit-soft-17?");
    assertThatThrownBy(() -> with("jackpot", "true"))
        .hasMessage("--option jackpot=true: no such key; house show lists the keys of the sheet");
    assertThatThrownBy(() -> with("schedules.13.player-fee", "$1"))
        .hasMessageStartingWith("--option schedules.13.player-fee=$1: no such key");
    assertThatThrownBy(() -> with("decks.first", "1"))
        .hasMessageStartingWith("--option decks.first=1: no such key");
  }

  @Test
  void a_wrong_value_is_named_as_it_was_given() {
    assertThatThrownBy(() -> with("decks", "99"))
        .isInstanceOf(SheetError.class)
        .hasMessage("--option decks=99: read '99', expected a whole number from 1 to 8");
    assertThatThrownBy(() -> with("decks", "{"))
        .hasMessageStartingWith("--option decks={ is not YAML here: ");
  }

  @Test
  void all_wrong_options_are_said_at_once() {
    assertThatThrownBy(
            () ->
                Catalogue.packaged()
                    .pure215("casino-club", Map.of("decks", "99", "deks", "1", "seats", "x")))
        .isInstanceOfSatisfying(SheetError.class, all -> assertThat(all.faults()).hasSize(3));
  }

  @Test
  void reports_show_every_starred_key_and_every_override() {
    var options = with("pure-pays", "3 to 2").options();
    assertThat(options)
        .containsEntry("resplit-aces", false)
        .containsEntry("decks", 8)
        .containsEntry("bank-limit", "separate")
        .containsEntry("when-exhausted", "return-rest")
        .containsEntry("pure-pays", "3 to 2")
        .doesNotContainKey("chart-1a.must-hit-to");
  }
}
