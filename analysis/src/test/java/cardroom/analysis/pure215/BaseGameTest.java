package cardroom.analysis.pure215;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cardroom.analysis.pure215.PlayRules.BankDrawing;
import cardroom.analysis.pure215.PlayRules.Surrender;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// E. Farmer's exact analyser: dealer hits soft 17, double any two cards and after splits, split to
/// four hands, aces split once, late surrender, natural pays 6 to 5.
final class BaseGameTest {

  private static final PlayRules BASE =
      new PlayRules(
          0,
          22,
          new BankDrawing(17, true),
          1.2,
          true,
          false,
          4,
          false,
          Surrender.LATE,
          0.5,
          false,
          false);

  @ParameterizedTest
  @CsvSource({"1, -0.01365498038", "6, -0.01886881178", "8, -0.01910985843"})
  void the_base_game_has_the_published_expectation(int decks, double published) {
    var ev = GameSolution.of(BASE, CardSupply.decks(decks)).ev();
    assertThat(ev).isCloseTo(published, within(5.0e-12));
  }
}
