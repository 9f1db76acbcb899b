package cardroom.cards.ranking;

import static cardroom.cards.ranking.LowCategory.FOUR_OF_A_KIND;
import static cardroom.cards.ranking.LowCategory.FULL_HOUSE;
import static cardroom.cards.ranking.LowCategory.NO_LOW;
import static cardroom.cards.ranking.LowCategory.NO_PAIR;
import static cardroom.cards.ranking.LowCategory.ONE_PAIR;
import static cardroom.cards.ranking.LowCategory.THREE_OF_A_KIND;
import static cardroom.cards.ranking.LowCategory.TWO_PAIR;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.cards.Rank;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Every hand of five cards counted under the plain low rankings. There is no published table to
/// compare them with, but low has no straights and flushes, so every count is a short product.
class LowCensusTest {
  private static final AllFives LOW = Specification.low();
  private static final AllFives EIGHT_OR_BETTER = Specification.eightOrBetter();

  /// C(13,5) x 4^5 hands without a pair; the others are those of the high ranking.
  @Test
  void all_2_598_960_hands_of_five_cards_are_as_counted_by_hand() {
    assertThat(census(LOW, 0, AllFives.OF_52))
        .containsExactlyInAnyOrderEntriesOf(
            Map.of(
                NO_PAIR, 1_287L * 1_024,
                ONE_PAIR, 1_098_240L,
                TWO_PAIR, 123_552L,
                THREE_OF_A_KIND, 54_912L,
                FULL_HOUSE, 3_744L,
                FOUR_OF_A_KIND, 624L));
  }

  /// The joker never pairs (LOWBALL-2), so the four other cards decide: no full house is possible.
  @Test
  void all_270_725_hands_with_the_joker_are_as_counted_by_hand() {
    assertThat(census(LOW, AllFives.OF_52, AllFives.OF_53))
        .containsExactlyInAnyOrderEntriesOf(
            Map.of(
                NO_PAIR, 715L * 256, // C(13,4) x 4^4
                ONE_PAIR, 13L * 6 * 66 * 16,
                TWO_PAIR, 78L * 6 * 6,
                THREE_OF_A_KIND, 13L * 4 * 48,
                FOUR_OF_A_KIND, 13L));
  }

  /// Where the highest card is the h-th from the ace: four of the h - 1 below it, C(h-1,4) x 4^5
  /// hands. With the joker three of those below, C(h-1,3) x 4^4, since the joker fills a gap
  /// further down; only 4-3-2-A has none and becomes a five as well.
  @Test
  void every_top_card_of_an_unpaired_hand_is_as_frequent_as_counted_by_hand() {
    for (int height = 5; height <= 13; height++) {
      Rank top = height == 13 ? Rank.KING : Rank.at(height - 2);
      assertThat(unpairedUnder(top, 0, AllFives.OF_52)).isEqualTo(choose(height - 1, 4) * 1_024);
      assertThat(unpairedUnder(top, AllFives.OF_52, AllFives.OF_53))
          .isEqualTo((choose(height - 1, 3) + (height == 5 ? 1 : 0)) * 256);
    }
  }

  /// C(13,5) without a pair, 13 x C(12,3) with one, C(13,2) x 11 with two, 13 x C(12,2) of three of
  /// a kind, 13 x 12 full houses and as many fours. The joker makes no value that other cards
  /// cannot.
  @Test
  void hands_have_6_175_values_with_and_without_the_joker() {
    int expected = 1_287 + 13 * 220 + 78 * 11 + 13 * 66 + 2 * 13 * 12;
    assertThat(expected).isEqualTo(6_175);
    assertThat(IntStream.range(0, AllFives.OF_52).map(LOW::at).distinct()).hasSize(expected);
    assertThat(IntStream.range(0, AllFives.OF_53).map(LOW::at).distinct()).hasSize(expected);
  }

  /// Five of the eight lowest ranks, C(8,5) = 56, or four of them and the joker, C(8,4) = 70.
  @Test
  void eight_or_better_is_as_frequent_as_counted_by_hand() {
    assertThat(census(EIGHT_OR_BETTER, 0, AllFives.OF_52))
        .containsExactlyInAnyOrderEntriesOf(
            Map.of(NO_PAIR, 56L * 1_024, NO_LOW, 2_598_960L - 56 * 1_024));
    assertThat(census(EIGHT_OR_BETTER, AllFives.OF_52, AllFives.OF_53))
        .containsExactlyInAnyOrderEntriesOf(
            Map.of(NO_PAIR, 70L * 256, NO_LOW, 270_725L - 70 * 256));
  }

  private static Map<LowCategory, Long> census(AllFives fives, int from, int to) {
    Census<LowCategory> census = Census.low();
    IntStream.range(from, to).map(fives::at).forEach(census::count);
    return census.hands();
  }

  private static long unpairedUnder(Rank top, int from, int to) {
    int first = LowCategory.height(top) << (Strength.CATEGORY_SHIFT - Strength.RANK_BITS);
    int next = first + (1 << (Strength.CATEGORY_SHIFT - Strength.RANK_BITS));
    return IntStream.range(from, to)
        .map(LOW::at)
        .map(LowCategory::turned)
        .filter(height -> height >= first && height < next)
        .count();
  }

  private static long choose(int n, int k) {
    return k == 0 ? 1 : choose(n - 1, k - 1) * n / k;
  }
}
