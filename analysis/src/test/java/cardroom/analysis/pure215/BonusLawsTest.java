package cardroom.analysis.pure215;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cardroom.analysis.odds.PayLaw;
import cardroom.analysis.odds.Ratio;
import cardroom.analysis.pure215.PlayRules.BankDrawing;
import cardroom.games.banked.PayTable;
import cardroom.games.money.Odds;
import cardroom.games.pure215.SideBet;
import cardroom.games.pure215.SideBets;
import cardroom.houses.Catalogue;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Published figures of the bonus bets (Wizard of Odds, 888casino, Discount Gambling).
final class BonusLawsTest {

  private static BonusLaws laws(int decks) {
    return new BonusLaws(new BankDrawing(17, true), CardSupply.decks(decks));
  }

  private static PayLaw law(SideBet bet, int decks, PayTable table) {
    var sheet = Catalogue.packaged().pure215("casino-club", Map.of()).sheet();
    return laws(decks).of(sheet.sideBet(bet.id()).orElseThrow(), table);
  }

  private static PayTable table(int from, int... pays) {
    Map<Integer, Odds> lines = new TreeMap<>();
    for (int line = 0; line < pays.length; line++) {
      lines.put(from + line, new Odds(pays[line], 1));
    }
    return new PayTable("published", lines);
  }

  @ParameterizedTest
  @CsvSource({
    "1, -0.102910", "2, -0.073163", "3, -0.062951", "4, -0.057788",
    "5, -0.054672", "6, -0.052586", "7, -0.051093", "8, -0.049971"
  })
  void red_flex_has_the_published_expectation(int decks, double published) {
    var law = law(SideBets.RED_FLEX, decks, table(2, 1, 5, 10, 50, 100, 200));
    assertThat(law.ev().toDouble()).isCloseTo(published, within(5.1e-7));
    assertThat(whole(law)).isEqualTo(Ratio.ONE);
  }

  @ParameterizedTest
  @CsvSource({"6, 0.04724, 2.724, 0.28576", "2, 0.05478, 2.591, 0.28645"})
  void buster_has_the_published_edge_deviation_and_hit_frequency(
      int decks, double edge, double sd, double hit) {
    var law = law(SideBets.BUSTER, decks, table(3, 1, 3, 6, 30, 100, 200));
    assertThat(-law.ev().toDouble()).isCloseTo(edge, within(5.1e-6));
    assertThat(law.sd()).isCloseTo(sd, within(5.1e-4));
    assertThat(law.hit().toDouble()).isCloseTo(hit, within(5.1e-6));
    assertThat(whole(law)).isEqualTo(Ratio.ONE);
  }

  @ParameterizedTest
  @CsvSource({"1, 6.89", "2, 6.51", "4, 6.29", "5, 6.25", "6, 6.21", "8, 6.17"})
  void the_other_buster_table_has_the_published_edge(int decks, double percent) {
    var law = law(SideBets.BUSTER, decks, table(3, 2, 2, 4, 12, 50, 250));
    assertThat(-100 * law.ev().toDouble()).isCloseTo(percent, within(5.1e-3));
  }

  @Test
  void insurance_against_an_ace_is_a_fraction_of_the_cards_left() {
    assertThat(laws(6).insurance(new Odds(2, 1)).ev()).isEqualTo(Ratio.of(3 * 96 - 311, 311));
  }

  private static Ratio whole(PayLaw law) {
    return law.lines().stream().map(PayLaw.Line::chance).reduce(Ratio.ZERO, Ratio::plus);
  }
}
