package cardroom.scenarios.table;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.poker.hand.Hand;
import java.util.ArrayList;
import java.util.List;

/// Counts the deck: every card is in one place, and none is lost.
final class CardConservation {
  private CardConservation() {}

  static void check(Hand hand) {
    var felt = hand.felt();
    var layout = felt.layout();
    var heaps = new ArrayList<Long>(List.of(layout.stub(), layout.board(), layout.burns()));
    heaps.add(layout.muck());
    heaps.add(felt.odd().aside());
    for (int place = 0; place < felt.start().places(); place++) {
      heaps.add(layout.down(place));
      heaps.add(layout.up(place));
    }
    long all = 0;
    int count = 0;
    for (long heap : heaps) {
      all |= heap;
      count += Long.bitCount(heap);
    }
    assertThat(all).as("cards of the deck, %s", hand).isEqualTo(felt.variant().deck().bits());
    assertThat(count).as("places of cards, %s", hand).isEqualTo(Long.bitCount(all));
  }
}
