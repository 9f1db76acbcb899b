package cardroom.cards.ranking;

import static cardroom.cards.ranking.Rankings.HIGH;
import static cardroom.cards.ranking.Rankings.LOW_ACE_TO_FIVE;
import static cardroom.cards.ranking.Rankings.LOW_EIGHT_OR_BETTER;
import static cardroom.cards.ranking.Selection.ANY_FIVE;
import static cardroom.cards.ranking.Selection.TWO_HOLE_THREE_BOARD;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import cardroom.cards.Card;
import cardroom.cards.Cards;
import cardroom.cards.Shuffle;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SelectionTest {
  private static final String BOARD = "4s5s9sKs8h";

  private static HandRank omaha(HandRanking ranking, String hole, String board) {
    return TWO_HOLE_THREE_BOARD.rank(ranking, Cards.parse(hole), Cards.parse(board));
  }

  /// OMAHA-1 and OMAHA-HL-1: a lone ace of spades makes no flush of four spades on the board.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          9h9c7d6d | nine-high straight       | 8-7-6-5-4 | 7d6d
          As2dKdQd | pair of kings with A-9-8 | 8-5-4-2-A | As2d
          AhJhTcTd | pair of tens with K-9-8  | no low    |
          """)
  void exactly_two_hole_cards_play(String hole, String high, String low, String lowHole) {
    assertThat(omaha(HIGH, hole, BOARD).words()).isEqualTo(high);
    HandRank lowHand = omaha(LOW_EIGHT_OR_BETTER, hole, BOARD);
    assertThat(lowHand.words()).isEqualTo(low);
    if (lowHand.qualifies()) {
      assertThat(lowHand.cards()).containsAll(Cards.parse(lowHole));
    }
  }

  @Test
  void four_of_a_kind_in_the_hole_is_a_pair_and_on_the_board_three() {
    assertThat(omaha(HIGH, "AcAdAhAs", "Kc9d7h5s3c").words()).isEqualTo("pair of aces with K-9-7");
    assertThat(omaha(HIGH, "Kc9d7h5s", "AcAdAhAs3c").words()).isEqualTo("three aces with K-9");
  }

  /// HOLDEM-2, A-167.
  @Test
  void any_five_may_leave_out_both_hole_cards() {
    HandRank hand = ANY_FIVE.rank(HIGH, Cards.parse("2c3d"), Cards.parse("AhKhQhJhTh"));
    assertThat(hand.words()).isEqualTo("royal flush");
    assertThat(ANY_FIVE.rank(HIGH, Cards.parse("AhKhQhJhTh9h8h"), List.of()).words())
        .isEqualTo("royal flush");
  }

  @Test
  void strengths_from_bits_are_those_of_the_lists() {
    SplittableRandom random = new SplittableRandom(42);
    for (int deal = 0; deal < 300; deal++) {
      List<Card> cards =
          Shuffle.of(Cards.STANDARD_52, bits -> random.nextLong() >>> (Long.SIZE - bits));
      for (HandRanking ranking : List.of(HIGH, LOW_ACE_TO_FIVE, LOW_EIGHT_OR_BETTER)) {
        same(TWO_HOLE_THREE_BOARD, ranking, cards.subList(0, 4), cards.subList(4, 9));
        same(TWO_HOLE_THREE_BOARD, ranking, cards.subList(0, 4), cards.subList(4, 7));
        same(ANY_FIVE, ranking, cards.subList(0, 2), cards.subList(2, 7));
        same(ANY_FIVE, ranking, cards.subList(0, 7), List.of());
      }
    }
  }

  private static void same(
      Selection selection, HandRanking ranking, List<Card> hole, List<Card> board) {
    assertThat(selection.strength(ranking, Cards.bits(hole), Cards.bits(board)))
        .isEqualTo(selection.rank(ranking, hole, board).strength());
  }

  @Test
  void two_hole_cards_and_three_board_cards_are_needed() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> omaha(HIGH, "Ac", "KcQcJcTc9c"))
        .withMessage("cannot use exactly two of 1 hole cards with three of 5 board cards");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> TWO_HOLE_THREE_BOARD.strength(HIGH, 0b1111, 0b110000))
        .withMessage("cannot use exactly two of 4 hole cards with three of 2 board cards");
  }

  @Test
  void a_card_cannot_be_in_the_hole_and_on_the_board() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> omaha(HIGH, "AcKc", "AcQcJc"))
        .withMessageStartingWith("Ac occurs twice in ");
  }
}
