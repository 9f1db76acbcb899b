package cardroom.analysis.bank;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/// Ruin and sums of rounds, compared with classic results on gambler's ruin.
final class RiskOfRuinTest {

  /// A dollar is won with probability 3/5 and lost with 2/5.
  private static final ResultLaw COIN = law(Map.of(-100L, 2L, 100L, 3L));

  private static ResultLaw law(Map<Long, Long> counts) {
    return ResultLaw.of(new TreeMap<>(counts), 0);
  }

  @Test
  void a_gambler_who_goes_on_for_ever_is_ruined_as_the_classic_formula_says() {
    var ruin = new RiskOfRuin(COIN);
    // Ruin from a reserve of nine dollars takes ten steps down: (2/3) to the tenth.
    assertThat(ruin.within(2_000).ruin(900)).isCloseTo(Math.pow(2 / 3.0, 10), within(1e-9));
    assertThat(ruin.everAtMost(900)).isCloseTo(Math.pow(2 / 3.0, 9), within(1e-9));
    assertThat(ruin.reserveForEver(0.01))
        .isCloseTo(100 * Math.log(0.01) / Math.log(2 / 3.0), within(1e-6));
  }

  @Test
  void three_rounds_are_counted_by_hand() {
    // Ruin from a reserve of zero: down at once, or up, down, down.
    assertThat(new RiskOfRuin(COIN).within(3).ruin(0))
        .isCloseTo(0.4 + 0.6 * 0.4 * 0.4, within(1e-12));
    assertThat(new RiskOfRuin(COIN).within(3).reserve(0.1)).isEqualTo(200);
    var three = COIN.times(3);
    assertThat(three.quantile(0.064)).isEqualTo(-300);
    assertThat(three.quantile(0.065)).isEqualTo(-100);
    assertThat(three.chanceOfLoss()).isCloseTo(0.064 + 3 * 0.6 * 0.16, within(1e-12));
  }

  @Test
  void a_coarse_step_keeps_the_mean_and_nearly_the_spread() {
    var odd = ResultLaw.of(new TreeMap<>(Map.of(-7_301L, 5L, 2_503L, 9L, 11_117L, 3L)), -13.7);
    var hour = odd.times(400);
    assertThat(hour.mean()).isCloseTo(400 * odd.mean(), within(1e-3));
    assertThat(hour.deviation())
        .isCloseTo(20 * odd.deviation(), within(0.002 * 20 * odd.deviation()));
  }

  @Test
  void without_an_edge_ruin_is_certain_and_without_a_loss_impossible() {
    assertThat(new RiskOfRuin(law(Map.of(-100L, 1L, 100L, 1L))).everAtMost(1e9)).isEqualTo(1);
    assertThat(new RiskOfRuin(law(Map.of(0L, 1L, 100L, 1L))).everAtMost(1)).isZero();
  }
}
