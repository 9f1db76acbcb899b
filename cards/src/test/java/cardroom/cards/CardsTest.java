package cardroom.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;

class CardsTest {
  @Test
  void cards_are_read_with_and_without_blanks() {
    List<Card> expected = List.of(Card.of(Rank.ACE, Suit.SPADES), Card.JOKER, Card.at(0));
    assertThat(Cards.parse("AsJk2c")).isEqualTo(expected);
    assertThat(Cards.parse("  As Jk\t2c ")).isEqualTo(expected);
    assertThat(Cards.parse("As Jk2c")).isEqualTo(expected);
    assertThat(Cards.parse(" ")).isEmpty();
  }

  @Test
  void a_card_that_cannot_be_read_is_named_with_its_column() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Cards.parse("As Kx"))
        .withMessageStartingWith("column 4: \"Kx\" is not a card: ");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Cards.parse("AsK"))
        .withMessageStartingWith("column 3: \"K\" is not a card: ");
  }

  @Test
  void cards_are_written_without_blanks() {
    assertThat(Cards.text(Cards.parse("9h 9c 7d Jk"))).isEqualTo("9h9c7dJk");
    assertThat(Cards.text(List.of())).isEmpty();
  }

  @Test
  void the_two_decks_hold_each_card_once() {
    assertThat(Cards.STANDARD_52).hasSize(52).doesNotHaveDuplicates().doesNotContain(Card.JOKER);
    assertThat(Cards.WITH_JOKER_53).hasSize(53).doesNotHaveDuplicates().contains(Card.JOKER);
    assertThat(Cards.WITH_JOKER_53).startsWith(Cards.STANDARD_52.toArray(Card[]::new));
  }

  @Property
  void a_set_of_cards_as_bits_as_a_list_and_as_text_is_the_same_set(
      @ForAll @LongRange(min = 0, max = (1L << 53) - 1) long bits) {
    List<Card> cards = Cards.ofBits(bits);
    assertThat(cards).isSorted();
    assertThat(Cards.bits(cards)).isEqualTo(bits);
    assertThat(Cards.parse(Cards.text(cards))).isEqualTo(cards);
  }

  @Test
  void bits_cannot_hold_a_card_twice() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Cards.bits(Cards.parse("AsKsAs")))
        .withMessage("As occurs twice in AsKsAs");
  }
}
