package cardroom.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CardTest {
  @Test
  void every_card_exists_once_and_is_found_by_rank_and_suit_by_number_and_by_text() {
    int index = 0;
    for (Rank rank : Rank.values()) {
      for (Suit suit : Suit.values()) {
        Card card = Card.of(rank, suit);
        assertThat(card.index()).isEqualTo(index);
        assertThat(card).isSameAs(Card.at(index)).isSameAs(Card.parse(card.toString()));
        assertThat(card.rank()).isEqualTo(rank);
        assertThat(card.suit()).isEqualTo(suit);
        assertThat(card).hasToString("" + rank.symbol() + suit.symbol());
        index++;
      }
    }
    assertThat(index).isEqualTo(52);
  }

  @Test
  void the_joker_has_no_rank_no_suit_and_no_colour() {
    assertThat(Card.parse("Jk")).isSameAs(Card.JOKER).isSameAs(Card.at(52)).hasToString("Jk");
    assertThat(Card.JOKER.isJoker()).isTrue();
    assertThat(Card.JOKER.isRed()).isFalse();
    assertThatIllegalStateException()
        .isThrownBy(Card.JOKER::rank)
        .withMessage("the joker has no rank of its own");
    assertThatIllegalStateException()
        .isThrownBy(Card.JOKER::suit)
        .withMessage("the joker has no suit of its own");
  }

  @Test
  void half_of_the_deck_is_red() {
    assertThat(Card.parse("8h").isRed()).isTrue();
    assertThat(Card.parse("Td").isRed()).isTrue();
    assertThat(Card.parse("8c").isRed()).isFalse();
    assertThat(Card.parse("As").isRed()).isFalse();
    assertThat(Cards.STANDARD_52.stream().filter(Card::isRed)).hasSize(26);
  }

  @Test
  void cards_are_ordered_by_rank_then_by_suit() {
    assertThat(Cards.parse("AsJk2c2d2s3cKh").stream().sorted())
        .map(Card::toString)
        .containsExactly("2c", "2d", "2s", "3c", "Kh", "As", "Jk");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "K", "kh", "KH", "1h", "10h", "Kx", "hK", "Khh", " Kh", "jk", "JK"})
  void what_is_not_a_card_is_refused_in_one_sentence(String text) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Card.parse(text))
        .withMessage(
            "\"%s\" is not a card: write a rank of A23456789TJQK and a suit of cdhs, as in Kh,"
                + " or Jk for the joker",
            text);
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 53, Integer.MAX_VALUE})
  void there_is_no_card_beyond_the_joker(int index) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Card.at(index))
        .withMessage("there is no card number %d: cards are numbered 0 to 52", index);
  }

  @Test
  void ranks_and_suits_have_their_signs_and_words() {
    assertThat(Rank.values())
        .extracting(Rank::symbol)
        .containsExactly('2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A');
    assertThat(Suit.values()).extracting(Suit::symbol).containsExactly('c', 'd', 'h', 's');
    assertThat(Rank.values()).allMatch(rank -> Rank.at(rank.index()) == rank);
    assertThat(Suit.values()).allMatch(suit -> Suit.at(suit.index()) == suit);
    assertThat(Rank.SIX.word()).isEqualTo("six");
    assertThat(Rank.SIX.plural()).isEqualTo("sixes");
    assertThat(Rank.KING.plural()).isEqualTo("kings");
  }
}
