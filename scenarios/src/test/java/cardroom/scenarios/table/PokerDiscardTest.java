package cardroom.scenarios.table;

import static cardroom.scenarios.kit.RulingAssert.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.cards.Card;
import cardroom.cards.Cards;
import cardroom.games.money.Money;
import cardroom.games.table.Command;
import cardroom.games.table.Command.Act;
import cardroom.games.table.Need;
import cardroom.games.table.Position;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;

/// After the flop of Crazy Pineapple everybody discards one card, no more and no less
/// (PINEAPPLE-1).
class PokerDiscardTest extends PokerTableTalk {
  private final Deque<Card> deck = new ArrayDeque<>(Cards.STANDARD_52);

  @Override
  void act(Command command) {
    super.act(command);
    while (table.play().isPresent() && game.need(table) instanceof Need.Chance) {
      super.act(new Command.Deal(deck.remove()));
    }
  }

  private void decides(int seat, String choice) {
    act(new Act(player(seat), choice, Position.seat(seat)));
  }

  private static Act discard(int seat, List<Card> cards) {
    return new Act(player(seat), "discard", Position.seat(seat), Money.ZERO, cards);
  }

  @Test
  void a_player_discards_exactly_one_of_their_cards() {
    game = at("crazy-pineapple");
    table = open(game);
    sit(1, 2);
    act(new Command.Shuffled());
    decides(1, "call");
    decides(2, "check");
    decides(2, "check");
    decides(1, "check");
    var play = table.play().orElseThrow();
    var own = Cards.ofBits(play.hand().felt().layout().down(play.lineup().place(1)));
    assertThat(own).hasSize(3);
    for (var wrong : List.of(List.<Card>of(), own.subList(0, 2), List.of(deck.getLast()))) {
      assertThat(refusal(discard(1, wrong))).cites("PINEAPPLE-1");
    }
    assertThat(allows(discard(1, own.subList(0, 1)))).isTrue();
  }
}
