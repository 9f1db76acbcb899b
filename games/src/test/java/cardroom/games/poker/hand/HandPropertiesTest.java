package cardroom.games.poker.hand;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardroom.cards.Card;
import cardroom.games.poker.variant.Variant;
import cardroom.games.poker.variant.Variants;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// Laws that hold for every hand of every game, whatever its stacks and its betting.
class HandPropertiesTest {
  private static final int HANDS = 250 * Integer.getInteger("cardroom.tries", 1);

  static final List<Variant> ALL = Variants.ALL;

  @ParameterizedTest
  @FieldSource("ALL")
  void chips_are_neither_made_nor_lost(Variant variant) {
    var play = new RandomPlay(1);
    for (int i = 0; i < HANDS; i++) {
      var start = play.start(variant);
      for (var hand : play.play(start)) {
        var felt = hand.felt();
        long behind = felt.chips().behind().sum();
        assertThat(behind + felt.pot() + felt.dropped()).isEqualTo(start.stacks().sum());
        if (hand instanceof Hand.Finished) {
          assertThat(PokerGame.stacks(hand).sum() + felt.dropped()).isEqualTo(start.stacks().sum());
        }
      }
    }
  }

  @ParameterizedTest
  @FieldSource("ALL")
  void no_card_lies_in_two_places_and_none_is_lost(Variant variant) {
    var play = new RandomPlay(2);
    for (int i = 0; i < HANDS; i++) {
      for (var hand : play.play(play.start(variant))) {
        var layout = hand.felt().layout();
        var piles = new ArrayList<>(List.of(layout.stub(), layout.board(), layout.burns()));
        piles.add(layout.muck());
        for (int place = 0; place < hand.felt().start().places(); place++) {
          piles.add(layout.down(place));
          piles.add(layout.up(place));
        }
        long sum = piles.stream().mapToLong(Long::longValue).sum();
        long union = piles.stream().reduce(0L, (a, b) -> a | b);
        assertThat(union).isEqualTo(variant.deck().bits());
        assertThat(sum).isEqualTo(union);
      }
    }
  }

  @ParameterizedTest
  @FieldSource("ALL")
  void what_is_offered_is_what_is_allowed(Variant variant) {
    var play = new RandomPlay(3);
    for (int i = 0; i < HANDS / 10; i++) {
      for (var hand : play.play(play.start(variant))) {
        if (PokerGame.options(hand) instanceof LegalOptions.Bets bets) {
          for (long total = 0; total <= 3_000; total += 50) {
            var action = new Action.BetTo(total);
            assertThat(PokerGame.refusal(hand, action).isEmpty()).isEqualTo(bets.takes(total));
          }
          boolean mayCheck = PokerGame.refusal(hand, Action.CHECK).isEmpty();
          boolean mayCall = PokerGame.refusal(hand, Action.CALL).isEmpty();
          assertThat(mayCheck).isEqualTo(!bets.bringsIn() && bets.call() == 0);
          assertThat(mayCall).isEqualTo(!bets.bringsIn() && bets.call() > 0);
        }
        if (!(PokerGame.options(hand) instanceof LegalOptions.Shows)) {
          assertThatThrownBy(() -> PokerGame.apply(hand, Action.SHOW)).hasMessageContaining("(");
        }
      }
    }
  }

  @ParameterizedTest
  @FieldSource("ALL")
  void replay_equals_play(Variant variant) {
    for (int i = 0; i < HANDS / 10; i++) {
      var play = new RandomPlay(4 + i);
      var start = play.start(variant);
      var actions = new ArrayList<Action>();
      var hand = PokerGame.open(start);
      while (!PokerGame.isOver(hand)) {
        var action = play.choose(hand);
        actions.add(action);
        hand = PokerGame.apply(hand, action);
      }
      var again = PokerGame.open(start);
      for (var action : actions) {
        again = PokerGame.apply(again, action);
      }
      assertThat(again).isEqualTo(hand);
    }
  }

  @ParameterizedTest
  @FieldSource("ALL")
  void a_card_is_never_dealt_twice(Variant variant) {
    var play = new RandomPlay(5);
    for (var hand : play.play(play.start(variant))) {
      long gone = variant.deck().bits() & ~hand.felt().layout().stub();
      if (gone != 0
          && PokerGame.options(hand) instanceof LegalOptions.Deck(boolean shuffles, int oneOf)
          && !shuffles
          && oneOf == 0) {
        var card = Card.at(Long.numberOfTrailingZeros(gone));
        assertThat(PokerGame.refusal(hand, Action.Deal.of(card))).isPresent();
      }
    }
  }
}
