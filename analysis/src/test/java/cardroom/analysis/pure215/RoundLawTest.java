package cardroom.analysis.pure215;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cardroom.houses.Catalogue;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The law of a round adds up, and its mean is the expectation that is computed without it.
final class RoundLawTest {

  @ParameterizedTest
  @CsvSource({
    "1, resplit-aces, false",
    "6, resplit-aces, true",
    "2, double-split-aces, true",
    "8, surrender, early"
  })
  @Tag("slow")
  void a_law_is_whole_and_has_the_mean_of_the_game(int decks, String key, String value) {
    var sheet = Catalogue.packaged().pure215("casino-club", Map.of(key, value)).sheet();
    var game = GameSolution.of(PlayRules.of(sheet), CardSupply.decks(decks));
    var law = decks == 1 ? game.law() : game.quickLaw();
    double whole = law.chances().values().stream().mapToDouble(chance -> chance).sum();
    assertThat(whole).isCloseTo(1, within(1e-12));
    assertThat(law.mean()).isCloseTo(game.ev(), within(1e-12));
    assertThat(law.sd()).isBetween(1.1, 1.2);
  }
}
