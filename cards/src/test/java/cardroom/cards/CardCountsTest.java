package cardroom.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class CardCountsTest {
  private static final Card EIGHT_OF_HEARTS = Card.parse("8h");

  @Test
  void a_shoe_holds_every_card_once_a_deck_and_no_joker() {
    for (int decks = 1; decks <= 8; decks++) {
      CardCounts counts = CardCounts.of(decks);
      assertThat(counts.size()).isEqualTo(52 * decks);
      for (Card card : Cards.STANDARD_52) {
        assertThat(counts.count(card)).isEqualTo(decks);
      }
      assertThat(counts.count(Card.JOKER)).isZero();
      assertThat(counts).isEqualTo(CardCounts.of(Shoe.of(decks)));
    }
  }

  @Test
  void the_decks_of_poker_hold_52_cards_or_53_with_the_joker() {
    assertThat(CardCounts.with52().cards()).isEqualTo(Cards.STANDARD_52);
    assertThat(CardCounts.with53().cards()).isEqualTo(Cards.WITH_JOKER_53);
  }

  @Test
  void no_more_copies_can_be_dealt_than_there_are() {
    CardCounts six = CardCounts.of(6);
    for (int copy = 0; copy < 6; copy++) {
      six = six.without(EIGHT_OF_HEARTS);
    }
    CardCounts none = six;
    assertThat(none.size()).isEqualTo(306);
    assertThatIllegalStateException()
        .isThrownBy(() -> none.without(EIGHT_OF_HEARTS))
        .withMessage("all 6 copies of 8h are already on the table");
    assertThatIllegalStateException()
        .isThrownBy(() -> CardCounts.with52().without(EIGHT_OF_HEARTS).without(EIGHT_OF_HEARTS))
        .withMessage("the only 8h is already on the table");
    assertThatIllegalStateException()
        .isThrownBy(() -> none.without(Card.JOKER))
        .withMessage("there is no Jk in these decks");
  }

  @Test
  void no_more_copies_can_be_given_back_than_were_taken() {
    assertThatIllegalStateException()
        .isThrownBy(() -> CardCounts.of(2).with(EIGHT_OF_HEARTS))
        .withMessage("all 2 copies of 8h are already among the cards not placed");
    assertThatIllegalStateException()
        .isThrownBy(() -> CardCounts.with52().with(Card.JOKER))
        .withMessage("there is no Jk in these decks");
  }

  @Test
  void a_reshuffle_holds_exactly_the_cards_named() {
    CardCounts counts = CardCounts.of(Cards.parse("8h8hKsJk"));
    assertThat(counts.size()).isEqualTo(4);
    assertThat(counts.count(EIGHT_OF_HEARTS)).isEqualTo(2);
    assertThat(counts).hasToString("4 cards: 8h8hKsJk");
    assertThat(CardCounts.of(List.of()).isEmpty()).isTrue();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CardCounts.of(Collections.nCopies(16, EIGHT_OF_HEARTS)))
        .withMessage("more than 15 copies of 8h");
  }

  @Property
  void taking_cards_out_in_any_order_leaves_the_same_as_a_list_would(
      @ForAll("cards") List<Card> taken, @ForAll @IntRange(min = 3, max = 8) int decks) {
    List<Card> list = new ArrayList<>(Shoe.of(decks));
    CardCounts counts = CardCounts.of(decks);
    for (Card card : taken) {
      if (list.remove(card)) {
        counts = counts.without(card);
      }
    }
    assertThat(counts).isEqualTo(CardCounts.of(list)).hasSameHashCodeAs(CardCounts.of(list));
    assertThat(counts.cards()).isEqualTo(list.stream().sorted().toList());
    assertThat(counts.size()).isEqualTo(list.size());
  }

  @Property
  void a_card_taken_out_and_given_back_leaves_no_trace(@ForAll @IntRange(max = 52) int index) {
    Card card = Card.at(index);
    CardCounts all = CardCounts.with53();
    assertThat(all.without(card)).isNotEqualTo(all);
    assertThat(all.without(card).with(card)).isEqualTo(all);
    assertThat(all.without(card).count(card)).isZero();
    assertThat(all.count(card)).isOne();
  }

  @Provide
  Arbitrary<List<Card>> cards() {
    return Arbitraries.of(Cards.STANDARD_52).list().ofMaxSize(200);
  }
}
