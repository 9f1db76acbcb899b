package cardroom.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ShoeTest {
  @Test
  void a_shoe_is_one_deck_after_the_other() {
    for (int decks = 1; decks <= 8; decks++) {
      assertThat(Shoe.of(decks)).hasSize(52 * decks);
      for (int deck = 0; deck < decks; deck++) {
        assertThat(Shoe.of(decks).subList(52 * deck, 52 * deck + 52)).isEqualTo(Cards.STANDARD_52);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 0, 9})
  void a_shoe_holds_one_to_eight_decks(int decks) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Shoe.of(decks))
        .withMessage("a shoe of %d decks: a shoe holds 1 to 8 decks", decks);
    assertThatIllegalArgumentException().isThrownBy(() -> CardCounts.of(decks));
  }
}
