package cardroom.cards.ranking;

import static cardroom.cards.ranking.HighCategory.FIVE_ACES;
import static cardroom.cards.ranking.HighCategory.FLUSH;
import static cardroom.cards.ranking.HighCategory.FOUR_OF_A_KIND;
import static cardroom.cards.ranking.HighCategory.FULL_HOUSE;
import static cardroom.cards.ranking.HighCategory.HIGH_CARD;
import static cardroom.cards.ranking.HighCategory.ONE_PAIR;
import static cardroom.cards.ranking.HighCategory.ROYAL_FLUSH;
import static cardroom.cards.ranking.HighCategory.STRAIGHT;
import static cardroom.cards.ranking.HighCategory.STRAIGHT_FLUSH;
import static cardroom.cards.ranking.HighCategory.THREE_OF_A_KIND;
import static cardroom.cards.ranking.HighCategory.TWO_PAIR;
import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/// Every hand of the deck counted by category under the plain high ranking, against published
/// counts and closed forms worked out by hand.
class HighCensusTest {
  private static final AllFives FIVES = Specification.high();

  /// Published: the closed forms of five cards out of 52.
  @Test
  void all_2_598_960_hands_of_five_cards_are_as_published() {
    Census<HighCategory> census = Census.high();
    IntStream.range(0, AllFives.OF_52).map(FIVES::at).forEach(census::count);
    assertThat(census.hands())
        .containsExactlyInAnyOrderEntriesOf(
            Map.ofEntries(
                entry(ROYAL_FLUSH, 4L),
                entry(STRAIGHT_FLUSH, 36L),
                entry(FOUR_OF_A_KIND, 624L),
                entry(FULL_HOUSE, 3_744L),
                entry(FLUSH, 5_108L),
                entry(STRAIGHT, 10_200L),
                entry(THREE_OF_A_KIND, 54_912L),
                entry(TWO_PAIR, 123_552L),
                entry(ONE_PAIR, 1_098_240L),
                entry(HIGH_CARD, 1_302_540L)));
  }

  /// Published: 7,462 hands that differ in value. The joker adds five aces and nothing else, since
  /// in every other hand it stands for a card that is missing.
  @Test
  void hands_have_7_462_values_and_one_more_with_the_joker() {
    assertThat(values(AllFives.OF_52)).isEqualTo(7_462);
    assertThat(values(AllFives.OF_53)).isEqualTo(7_463);
  }

  private static long values(int hands) {
    return IntStream.range(0, hands).map(FIVES::at).distinct().count();
  }

  /// Four cards of 52 and the joker (DRAW-JOKER-1 to -4), C(52,4) = 270,725 in all. Of the C(13,4)
  /// = 715 choices of four different ranks 41 lie within five neighbouring ones: ten straights with
  /// five such choices each, less nine shared by two straights. Five of the 41 make the ace-high
  /// straight, eight hold an ace. Four different ranks have 4^4 = 256 choices of suits, four of
  /// them in one suit. In every other hand the joker is an ace.
  @Test
  void all_270_725_hands_with_the_joker_are_as_counted_by_hand() {
    Census<HighCategory> census = Census.high();
    IntStream.range(AllFives.OF_52, AllFives.OF_53).map(FIVES::at).forEach(census::count);
    Map<HighCategory, Long> expected =
        Map.ofEntries(
            entry(FIVE_ACES, 1L),
            entry(ROYAL_FLUSH, 5L * 4),
            entry(STRAIGHT_FLUSH, (41L - 5) * 4),
            // three aces and another card; four of a kind with an ace
            entry(FOUR_OF_A_KIND, 4L * 48 + 12),
            // two aces and a pair; three of a kind and an ace
            entry(FULL_HOUSE, 6L * 12 * 6 + 12 * 4 * 4),
            entry(FLUSH, (715L - 41) * 4),
            entry(STRAIGHT, 41L * (256 - 4)),
            // two aces and two different others; three of a kind and a card that is no ace
            entry(THREE_OF_A_KIND, 6L * 66 * 16 + 12 * 4 * 44),
            // two pairs without aces; an ace, a pair and another card
            entry(TWO_PAIR, 66L * 36 + 4 * 12 * 6 * 44),
            // an ace and three others of C(12,3) = 220; a pair and two others without aces
            entry(ONE_PAIR, (220L - 8) * 252 + 12 * 6 * 55 * 16),
            // four different ranks of C(12,4) = 495 without aces
            entry(HIGH_CARD, (495L - 33) * 252));
    assertThat(census.hands()).containsExactlyInAnyOrderEntriesOf(expected);
    assertThat(census.total()).isEqualTo(270_725);
  }

  /// Both counts above together: the deck of Draw Poker.
  @Test
  void all_2_869_685_hands_of_the_53_card_deck_are_the_sum_of_both() {
    Census<HighCategory> census = Census.high();
    IntStream.range(0, AllFives.OF_53).map(FIVES::at).forEach(census::count);
    assertThat(census.hands())
        .containsExactlyInAnyOrderEntriesOf(
            Map.ofEntries(
                entry(FIVE_ACES, 1L),
                entry(ROYAL_FLUSH, 24L),
                entry(STRAIGHT_FLUSH, 180L),
                entry(FOUR_OF_A_KIND, 828L),
                entry(FULL_HOUSE, 4_368L),
                entry(FLUSH, 7_804L),
                entry(STRAIGHT, 20_532L),
                entry(THREE_OF_A_KIND, 63_360L),
                entry(TWO_PAIR, 138_600L),
                entry(ONE_PAIR, 1_215_024L),
                entry(HIGH_CARD, 1_418_964L)));
  }

  /// The 6 Card Bonus (3CP-6CB-1). Six different ranks of 13: C(13,6) = 1,716, of which 71 hold a
  /// straight (8 an ace-high one, 7 each of the nine others, whose next higher rank must be
  /// absent). They have 4^6 = 4,096 choices of suits, 76 of them with five or six of one suit. A
  /// pair and four others have 6 x 4^4 = 1,536, 12 of them with five of one suit.
  @Tag("slow")
  @Test
  void all_20_358_520_hands_of_six_cards_are_as_counted_by_hand() {
    Census<HighCategory> census = Census.high();
    SixCards.forEach((a, b, c, d, e, f) -> census.count(FIVES.of(a, b, c, d, e, f)));
    Map<HighCategory, Long> expected =
        Map.ofEntries(
            entry(ROYAL_FLUSH, 4L * 47),
            entry(STRAIGHT_FLUSH, 4L * 9 * 46),
            entry(FOUR_OF_A_KIND, 13L * 1_128), // C(48,2)
            // three and three; three, two and one
            entry(FULL_HOUSE, 78L * 4 * 4 + 13 * 4 * 12 * 6 * 44),
            // six of the suit; five of it, C(13,5) = 1,287 less ten straights, and one of the
            // others
            entry(FLUSH, 4L * (1_716 - 71 + (1_287 - 10) * 39)),
            // six different ranks; five of which one is paired
            entry(STRAIGHT, 71L * (4_096 - 76) + 10 * 5 * (1_536 - 12)),
            entry(THREE_OF_A_KIND, 13L * 4 * 220 * 64),
            // three pairs; two pairs and two others
            entry(TWO_PAIR, 286L * 216 + 78 * 36 * 55 * 16),
            entry(ONE_PAIR, (1_287L - 10) * 5 * (1_536 - 12)),
            entry(HIGH_CARD, (1_716L - 71) * (4_096 - 76)));
    assertThat(census.hands()).containsExactlyInAnyOrderEntriesOf(expected);
    assertThat(census.total()).isEqualTo(20_358_520);
  }

  /// Published: seven cards out of 52; straight flush 41,584 includes the royal flush, which is 4 x
  /// C(47,2) = 4,324. The fast twin is asked too, so that it is tested on every hand there is.
  /// Takes half a minute, so only on demand: `-Dcardroom.slow=true`.
  @Tag("slow")
  @EnabledIfSystemProperty(named = "cardroom.slow", matches = "true")
  @Test
  void all_133_784_560_hands_of_seven_cards_are_as_published() {
    FastHigh fast = new FastHigh();
    long[] hands = new long[HighCategory.values().length];
    SixCards.forEach(
        (a, b, c, d, e, f) -> {
          long six = SixCards.bits(a, b, c, d, e, f);
          for (int g = f + 1; g < 52; g++) {
            int strength = FIVES.of(a, b, c, d, e, f, g);
            if (strength != fast.strength(six | (1L << g))) {
              throw new AssertionError("twins differ on " + Arrays.asList(a, b, c, d, e, f, g));
            }
            hands[HighCategory.of(strength).index()]++;
          }
        });
    assertThat(hands)
        .containsExactly(
            23_294_460,
            58_627_800,
            31_433_400,
            6_461_620,
            6_180_020,
            4_047_644,
            3_473_184,
            224_848,
            41_584 - 4_324,
            4_324,
            0);
  }
}
