package cardroom.scenarios.table;

import static cardroom.scenarios.kit.RulingAssert.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.cards.Card;
import cardroom.games.money.Money;
import cardroom.games.table.Choice;
import cardroom.games.table.Command;
import cardroom.games.table.Command.Act;
import cardroom.games.table.Position;
import cardroom.games.table.Viewer;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// At a live draw table a player who stood pat may still ask for cards until the next player has
/// acted (DRAW-4, DRAW-IRR-7).
class PokerChangeTest extends PokerTableTalk {

  private void beforeTheDraw(String name) {
    game = at(name);
    table = open(game);
    sit(1, 2, 3);
    act(new Command.Shuffled());
    while (offer(1, "call").isEmpty()) {
      List.of(1, 2, 3)
          .forEach(seat -> offer(seat, "let-live").ifPresent(choice -> does(seat, choice)));
      deal(offer(1, "call").isEmpty() ? 1 : 0);
    }
    does(1, "call");
    does(2, "call");
    does(3, "check");
  }

  private Optional<Choice> offer(int seat, String id) {
    return game.choices(table, new Viewer.Person(player(seat))).offered().stream()
        .filter(choice -> choice.id().equals(id))
        .findFirst();
  }

  private void does(int seat, Choice choice) {
    does(seat, choice.id());
  }

  private void does(int seat, String id, Card... cards) {
    act(asks(seat, id, cards));
  }

  private static Act asks(int seat, String id, Card... cards) {
    return new Act(player(seat), id, Position.seat(seat), Money.ZERO, List.of(cards));
  }

  @ParameterizedTest
  @ValueSource(strings = {"draw-poker", "lowball"})
  void a_pat_hand_may_be_changed_out_of_turn_until_the_next_has_acted(String name) {
    beforeTheDraw(name);
    does(2, "draw");
    var pick = offer(2, "change").orElseThrow().cards().orElseThrow();
    assertThat(pick.min()).as("who stood pat asks for a card at least").isEqualTo(1);
    assertThat(pick.from()).hasSize(5);
    assertThat(offer(3, "change")).isEmpty();
    does(2, "change", pick.from().get(0), pick.from().get(1));
    assertThat(offer(2, "change")).as("cards are dealt for it").isPresent();
    deal(2);
    assertThat(offer(2, "change")).isEmpty();
    does(3, "draw");
    does(1, "draw");
    assertThat(offer(3, "change")).isEmpty();
    assertThat(refusal(asks(3, "change", pick.from().get(2)))).cites("DRAW-4");
    assertThat(offer(1, "change")).as("the last to draw, while nobody has bet").isPresent();
    does(2, "check");
    assertThat(offer(1, "change")).isEmpty();
  }
}
