package cardroom.cards.ranking;

import static cardroom.cards.ranking.ThreeCardCategory.FLUSH;
import static cardroom.cards.ranking.ThreeCardCategory.HIGH_CARD;
import static cardroom.cards.ranking.ThreeCardCategory.MINI_ROYAL_FLUSH;
import static cardroom.cards.ranking.ThreeCardCategory.ONE_PAIR;
import static cardroom.cards.ranking.ThreeCardCategory.STRAIGHT;
import static cardroom.cards.ranking.ThreeCardCategory.STRAIGHT_FLUSH;
import static cardroom.cards.ranking.ThreeCardCategory.THREE_OF_A_KIND;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.cards.Cards;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ThreeCardCensusTest {
  private static final List<HandRank> ALL =
      Subsets.of(Cards.STANDARD_52, 3).stream().map(Rankings.THREE_CARD::rank).toList();

  /// Published: three cards out of 52; what is left of C(52,3) = 22,100 is a high card, and that is
  /// (C(13,3) - 12) x (4^3 - 4) = 274 x 60.
  @Test
  void all_22_100_hands_are_as_published() {
    Census<ThreeCardCategory> census = Census.threeCard();
    ALL.forEach(hand -> census.count(hand.strength()));
    assertThat(census.hands())
        .containsExactlyInAnyOrderEntriesOf(
            Map.of(
                MINI_ROYAL_FLUSH, 4L,
                STRAIGHT_FLUSH, 44L,
                THREE_OF_A_KIND, 52L,
                STRAIGHT, 720L,
                FLUSH, 1_096L,
                ONE_PAIR, 3_744L,
                HIGH_CARD, 274L * 60));
    assertThat(census.total()).isEqualTo(22_100);
  }

  /// 12 straights and straight flushes each (the mini royal flush among them), 13 threes, 13 x 12
  /// pairs, and twice the C(13,3) - 12 = 274 others.
  @Test
  void hands_have_741_values() {
    assertThat(ALL.stream().map(HandRank::strength).distinct())
        .hasSize(12 + 12 + 13 + 13 * 12 + 2 * 274);
  }

  /// Queen-high or better (3CP-QUALIFY-1, A-105): all but the unpaired hands whose highest card is
  /// a jack or lower, C(10,3) = 120 choices of ranks less eight straights, 60 of suits each.
  @Test
  void as_many_hands_as_counted_reach_queen_high() {
    HandRank least = Rankings.THREE_CARD.rank(Cards.parse("Qc3d2h"));
    assertThat(ALL.stream().filter(hand -> !least.beats(hand))).hasSize(22_100 - (120 - 8) * 60);
  }
}
