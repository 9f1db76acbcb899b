package cardroom.games.poker.hand;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardroom.games.poker.betting.AmountsByPlace;
import cardroom.games.poker.betting.BettingStructure;
import cardroom.games.poker.variant.Variants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HandStartTest {

  private static HandStart start(int players) {
    var terms =
        HandTerms.usual(Variants.TEXAS_HOLDEM, new BettingStructure.NoLimit(400, 100), 400, 200)
            .chip(50);
    return HandStart.blinds(terms, AmountsByPlace.each(players, 10_000), 200, 400, 0);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 16, 22})
  void nobody_plays_alone_or_with_more_than_fifteen(int players) {
    assertThatThrownBy(() -> start(players))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a hand has two to fifteen players, not " + players);
  }

  @Test
  void fifteen_keep_every_chip_between_them() {
    var play = new RandomPlay(15);
    for (int hand = 0; hand < 200; hand++) {
      var stacks = PokerGame.stacks(play.play(start(15)).getLast());
      assertThat(stacks.sum()).isEqualTo(15 * 10_000);
    }
  }
}
