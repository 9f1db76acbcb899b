package cardroom.analysis.pure215;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cardroom.houses.Catalogue;
import java.util.HashSet;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The law of a round equals that of every deal through the rules of the table, in shoes so small
/// that one round in six is split.
final class EngineLawTest {

  @ParameterizedTest
  @CsvSource({
    "2, 0 0 0 0 0 0 0 6 0 16, 1e-12",
    "2, 2 0 0 0 0 5 0 6 0 14, 1e-12",
    "3, 0 0 0 0 0 0 0 6 0 16, 5e-4",
    "4, 0 0 0 0 0 0 0 6 0 16, 5e-4",
    "4, 0 0 0 0 0 6 0 6 0 14, 1e-4"
  })
  @Tag("slow")
  void results_have_the_chances_of_all_deals(int hands, String shoe, double distance) {
    var options = Map.of("split-hands-max", String.valueOf(hands));
    var sheet = Catalogue.packaged().pure215("casino-club", options).sheet();
    var cards = java.util.Arrays.stream(shoe.split(" ", -1)).mapToInt(Integer::parseInt).toArray();
    var game = GameSolution.of(PlayRules.of(sheet), CardSupply.of(cards));
    var law = game.law();
    var dealt = EngineOdds.law(sheet, cards, game);
    var results = new HashSet<>(dealt.keySet());
    results.addAll(law.chances().keySet());
    double off = 0;
    for (double result : results) {
      off += Math.abs(dealt.getOrDefault(result, 0.0) - law.chances().getOrDefault(result, 0.0));
    }
    assertThat(off / 2).isLessThan(distance);
    assertThat(law.mean()).isCloseTo(mean(dealt, 1), within(1e-12));
    assertThat(law.sd()).isCloseTo(sd(dealt), within(1e-12));
  }

  private static double sd(Map<Double, Double> law) {
    return Math.sqrt(mean(law, 2) - mean(law, 1) * mean(law, 1));
  }

  private static double mean(Map<Double, Double> law, int power) {
    double mean = 0;
    for (var entry : law.entrySet()) {
      mean += Math.pow(entry.getKey(), power) * entry.getValue();
    }
    return mean;
  }
}
