package cardroom.analysis.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

final class SeatResultsTest {

  @Test
  void more_sets_of_amounts_than_a_small_table_holds_are_all_counted() {
    var results = new SeatResults(2, 4);
    var seats = new TreeMap<Long, Long>();
    var products = BigInteger.ZERO;
    for (var number = 0; number < 3_000; number++) {
      long game = number % 1_500 - 700L;
      long second = number % 7 * 100L;
      results.add(number % 2, new long[] {game, second, 0, -game}, 0);
      if (number % 2 == 1) {
        seats.merge(second, 1L, Long::sum);
        products = products.add(BigInteger.valueOf(game * second));
      }
    }
    var tally = new TableTally(2, 4);
    results.flush(tally, new int[] {0, 1}, true);
    assertThat(tally.perSeat[1].byAmount()).isEqualTo(seats);
    assertThat(tally.product(1, 1, 0)).isEqualTo(products);
    assertThat(tally.wagers[tally.columns + 1].byAmount()).isEqualTo(seats);
  }
}
