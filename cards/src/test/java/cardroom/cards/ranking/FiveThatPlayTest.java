package cardroom.cards.ranking;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.cards.Card;
import cardroom.cards.Cards;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.FieldSource;

/// The five cards found by look-up are those that the plain rankings choose, in their order.
class FiveThatPlayTest {
  static final List<Arguments> TWINS =
      List.of(
          twins("high", Rankings.HIGH, new PlainHigh()),
          twins("low", Rankings.LOW_ACE_TO_FIVE, new PlainLow()),
          twins("eight or better", Rankings.LOW_EIGHT_OR_BETTER, new PlainEightOrBetter()));

  private static Arguments twins(String name, HandRanking fast, HandRanking plain) {
    return Arguments.of(Named.of(name, fast), plain);
  }

  @ParameterizedTest(name = "{0}")
  @FieldSource("TWINS")
  void any_five_of_five_to_seven_cards_with_and_without_the_joker(
      HandRanking fast, HandRanking plain) {
    for (int seed = 0; seed < 3_000; seed++) {
      var deck = shuffled(Cards.WITH_JOKER_53, seed);
      if (seed % 3 == 0) {
        deck.remove(Card.JOKER);
        deck.add(seed % 5, Card.JOKER);
      }
      var hole = deck.subList(0, 2);
      var board = deck.subList(2, 5 + seed % 3);
      agrees(Selection.ANY_FIVE, fast, plain, hole, board);
    }
  }

  @ParameterizedTest(name = "{0}")
  @FieldSource("TWINS")
  void two_of_the_hole_and_three_of_the_board(HandRanking fast, HandRanking plain) {
    for (int seed = 0; seed < 1_000; seed++) {
      var deck = shuffled(Cards.STANDARD_52, seed);
      var board = deck.subList(4, 7 + seed % 3);
      agrees(Selection.TWO_HOLE_THREE_BOARD, fast, plain, deck.subList(0, 4), board);
    }
  }

  private static List<Card> shuffled(List<Card> deck, int seed) {
    var order = new ArrayList<>(deck);
    Collections.shuffle(order, new Random(seed));
    return order;
  }

  private static void agrees(
      Selection selection, HandRanking fast, HandRanking plain, List<Card> hole, List<Card> board) {
    assertThat(FiveThatPlay.rank(selection, fast, hole, board))
        .isEqualTo(selection.rank(plain, hole, board));
  }
}
