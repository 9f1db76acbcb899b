package cardroom.games.poker.hand;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.poker.variant.Deck;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class LayoutTest {
  private static final int PLACES = 22;

  @ParameterizedTest
  @EnumSource
  void every_card_lies_where_it_was_put_last(Deck deck) {
    var random = new Random(7);
    var layout = Layout.fresh(deck);
    var down = new long[PLACES];
    var up = new long[PLACES];
    var middle = new long[4];
    middle[0] = deck.bits();
    for (int move = 0; move < 2_000; move++) {
      var cards = deck.cards();
      long card = cards.get(random.nextInt(cards.size())).bit();
      int place = random.nextInt(PLACES);
      for (int each = 0; each < PLACES; each++) {
        down[each] &= ~card;
        up[each] &= ~card;
      }
      for (int each = 0; each < middle.length; each++) {
        middle[each] &= ~card;
      }
      int kind = random.nextInt(6);
      layout =
          switch (kind) {
            case 0 -> layout.intoStub(card);
            case 1 -> layout.turned(card);
            case 2 -> layout.burned(card);
            case 3 -> layout.discarded(place, card, 0);
            case 4 -> layout.dealtDown(place, card);
            default -> layout.dealtUp(place, card);
          };
      (kind < 4 ? middle : kind == 4 ? down : up)[kind < 4 ? kind : place] |= card;
      assertThat(new long[] {layout.stub(), layout.board(), layout.burns(), layout.muck()})
          .isEqualTo(middle);
      for (int each = 0; each < PLACES; each++) {
        assertThat(layout.down(each)).isEqualTo(down[each]);
        assertThat(layout.up(each)).isEqualTo(up[each]);
      }
    }
  }

  @Test
  void a_card_set_aside_lies_nowhere_until_it_goes_back() {
    var layout = Layout.fresh(Deck.STANDARD_52);
    long card = 1L << 17;
    var aside = layout.setAside(card);
    assertThat(aside.stub()).isEqualTo(layout.stub() & ~card);
    assertThat(aside.board() | aside.burns() | aside.muck()).isZero();
    assertThat(aside.intoStub(card)).isEqualTo(layout);
  }
}
