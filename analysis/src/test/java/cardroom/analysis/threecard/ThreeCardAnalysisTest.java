package cardroom.analysis.threecard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cardroom.analysis.odds.Ratio;
import cardroom.cards.Cards;
import cardroom.cards.Rank;
import cardroom.cards.ranking.HighCategory;
import cardroom.games.threecard.SideBets;
import cardroom.houses.Catalogue;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Published figures, and counts that closed forms give.
final class ThreeCardAnalysisTest {

  private static final ThreeCardAnalysis CASINO_CLUB =
      new ThreeCardAnalysis(
          Catalogue.packaged().threeCard("casino-club", Map.of()).sheet(), Cards.STANDARD_52);

  /// With the card hidden and a 5/4/1 ante bonus the published edge is 3.3730 %; the bonus is worth
  /// (5 x 48 + 4 x 52 + 1 x 720) / 22,100 whatever the decision, since no such hand is folded.
  @Test
  void the_blind_game_has_the_published_edge_less_the_ante_bonus() {
    double bonus = (5 * 48 + 4 * 52 + 720) / 22_100.0;
    assertThat(CASINO_CLUB.blind().ev().toDouble() + bonus).isCloseTo(-0.033730, within(5.1e-7));
    assertThat(CASINO_CLUB.blindStrategy()).isEqualTo("Q64");
  }

  /// With the card exposed and the bonus the published figure is +3.4829 %.
  @Test
  void the_exposed_game_has_the_published_edge_less_the_ante_bonus() {
    double bonus = (5 * 48 + 4 * 52 + 720) / 22_100.0;
    assertThat(CASINO_CLUB.exposed().ev().toDouble() + bonus).isCloseTo(0.034829, within(5.1e-7));
  }

  @Test
  void the_strategy_names_the_weakest_hand_for_each_exposed_rank() {
    assertThat(CASINO_CLUB.strategy())
        .containsEntry(Rank.QUEEN, "Q92")
        .containsEntry(Rank.FIVE, "always");
    assertThat(CASINO_CLUB.strategy()).hasSize(13);
  }

  @Test
  void six_cards_of_a_deck_are_counted_by_their_best_five() {
    assertThat(ThreeCardAnalysis.sixCards(Cards.STANDARD_52))
        .containsEntry(HighCategory.ROYAL_FLUSH, 188L)
        .containsEntry(HighCategory.STRAIGHT_FLUSH, 1656L)
        .containsEntry(HighCategory.FOUR_OF_A_KIND, 14_664L)
        .containsEntry(HighCategory.FULL_HOUSE, 165_984L)
        .containsEntry(HighCategory.FLUSH, 205_792L)
        .containsEntry(HighCategory.STRAIGHT, 361_620L)
        .containsEntry(HighCategory.THREE_OF_A_KIND, 732_160L);
  }

  /// Two pairs and two other ranks, or three pairs: neither leaves room for a straight or a flush.
  @Test
  void six_cards_are_counted_for_lines_that_no_house_pays() {
    var options = Map.of("six-card.pay-table", "{full-house: 5 to 1, two-pair: 2 to 1}");
    var sheet = Catalogue.packaged().threeCard("casino-club", options).sheet();
    var law =
        new ThreeCardAnalysis(sheet, Cards.STANDARD_52)
            .bonus(SideBets.SIX_CARD_BONUS.id())
            .orElseThrow();
    var ways = 78L * 6 * 6 * 55 * 16 + 286L * 6 * 6 * 6;
    assertThat(law.lines().get(1).chance()).isEqualTo(Ratio.of(ways, 20_358_520));
    assertThat(law.lines().getFirst().chance()).isEqualTo(Ratio.of(165_984, 20_358_520));
  }
}
