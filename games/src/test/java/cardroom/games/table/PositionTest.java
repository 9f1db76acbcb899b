package cardroom.games.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A position is read from its id and written as the same id.
class PositionTest {

  @Test
  void every_kind_of_place_is_read_as_what_it_is() {
    assertThat(Position.of("3")).isEqualTo(Position.seat(3));
    assertThat(Position.of("99")).isEqualTo(new Position.Seat(99));
    assertThat(Position.of("3/ann")).isEqualTo(Position.behind(3, new Player("ann")));
    assertThat(Position.of("0/ann")).isEqualTo(Position.behind(0, new Player("ann")));
    assertThat(Position.of("bank")).isSameAs(Position.BANK);
    assertThat(Position.of("table")).isSameAs(Position.TABLE);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "03", "100", "-1", "3/", "3/ ", "x/ann", "03/ann", "Bank", "٣", "1e1"})
  void a_word_that_names_no_place_is_nowhere(String id) {
    assertThat(Position.of(id)).isEqualTo(new Position.Nowhere(id));
    assertThat(Position.of(id).seat()).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "24", "3/ann", "3/a/b", "bank", "table", "nowhere"})
  void it_is_written_as_it_was_read(String id) {
    assertThat(Position.of(id).id()).isEqualTo(id);
    assertThat(Position.of(id)).hasToString(id);
  }

  @Test
  void a_backline_bettor_is_named_and_others_are_their_seat() {
    assertThat(Position.of("3/ann").speaker()).isEqualTo("ann, behind 3,");
    assertThat(Position.of("3").speaker()).isEqualTo("Seat 3");
    assertThat(Position.of("3/ann").isBackline()).isTrue();
    assertThat(Position.BANK.isBackline()).isFalse();
  }
}
