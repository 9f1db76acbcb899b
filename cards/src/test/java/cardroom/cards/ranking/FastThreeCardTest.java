package cardroom.cards.ranking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import cardroom.cards.Cards;
import org.junit.jupiter.api.Test;

class FastThreeCardTest {
  private final FastThreeCard fast = new FastThreeCard();
  private final PlainThreeCard plain = new PlainThreeCard();

  @Test
  void twins_agree_on_all_22_100_hands() {
    int hands = 0;
    for (int a = 0; a < 50; a++) {
      for (int b = a + 1; b < 51; b++) {
        for (int c = b + 1; c < 52; c++) {
          long three = 1L << a | 1L << b | 1L << c;
          assertThat(fast.strength(three)).isEqualTo(plain.strength(three));
          hands++;
        }
      }
    }
    assertThat(hands).isEqualTo(22_100);
    var cards = Cards.parse("As2d3h");
    assertThat(fast.rank(cards)).isEqualTo(plain.rank(cards));
  }

  @Test
  void only_three_cards_are_ranked() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> fast.strength(0b1111))
        .withMessage("cannot rank 4 cards: give exactly 3");
  }
}
