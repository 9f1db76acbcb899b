package cardroom.scenarios.threecard;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.cards.ranking.HandCategory;
import cardroom.cards.ranking.HighCategory;
import cardroom.cards.ranking.Rankings;
import cardroom.cards.ranking.ThreeCardCategory;
import cardroom.games.threecard.HandPays;
import cardroom.games.threecard.Sheet;
import cardroom.games.threecard.SideBets;
import cardroom.houses.Catalogue;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Test;

/// How often each line of the pay tables is hit: every hand of the deck, counted.
final class CensusTest {

  private static final int DECK = 52;

  private final Sheet sheet = Catalogue.packaged().threeCard("casino-club", Map.of()).sheet();

  /// 3CP-PP-2: all C(52,3) = 22,100 hands.
  @Test
  void pair_plus_lines_over_all_three_card_hands() {
    var pays = sheet.sideBet(SideBets.PAIR_PLUS.id()).orElseThrow().table().orElseThrow();
    var hits = counted(3, hand -> ThreeCardCategory.of(Rankings.THREE_CARD.strength(hand)), pays);
    assertThat(hits)
        .isEqualTo(Map.of(200, 4L, 40, 44L, 30, 52L, 6, 720L, 3, 1_096L, 1, 3_744L, -1, 16_440L));
    assertThat(won(hits)).isEqualTo(-968);
  }

  /// 3CP-6CB-2: all C(52,6) = 20,358,520 sixes, whichever three are the player's.
  @Test
  void six_card_bonus_lines_over_all_six_card_hands() {
    var pays = sheet.sideBet(SideBets.SIX_CARD_BONUS.id()).orElseThrow().table().orElseThrow();
    var hits = counted(6, hand -> HighCategory.of(Rankings.HIGH.strength(hand)), pays);
    assertThat(hits)
        .isEqualTo(
            Map.of(
                1000,
                188L,
                200,
                1_656L,
                100,
                14_664L,
                20,
                165_984L,
                15,
                205_792L,
                10,
                361_620L,
                7,
                732_160L,
                -1,
                18_876_456L));
    assertThat(hits.values().stream().mapToLong(Long::longValue).sum()).isEqualTo(20_358_520L);
    assertThat(won(hits)).isEqualTo(-1_742_976L);
  }

  private static long won(Map<Integer, Long> hits) {
    return hits.entrySet().stream().mapToLong(hit -> hit.getKey() * hit.getValue()).sum();
  }

  /// The number of hits by what a line pays to one; -1 is a loss.
  private static Map<Integer, Long> counted(
      int size, LongFunction<HandCategory> category, HandPays pays) {
    var byCategory = new HashMap<HandCategory, Long>();
    for (var hand = (1L << size) - 1; hand < 1L << DECK; hand = next(hand)) {
      byCategory.merge(category.apply(hand), 1L, Long::sum);
    }
    var hits = new TreeMap<Integer, Long>();
    byCategory.forEach(
        (kind, count) ->
            hits.merge(pays.on(kind).map(odds -> odds.pays()).orElse(-1), count, Long::sum));
    return hits;
  }

  /// The next set of the same number of cards, in the order of their bits.
  private static long next(long hand) {
    var lowest = hand & -hand;
    var carried = hand + lowest;
    return carried | (((hand ^ carried) / lowest) >>> 2);
  }
}
