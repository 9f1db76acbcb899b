package cardroom.houses.table;

import static cardroom.houses.kit.RulingAssert.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.cards.Card;
import cardroom.cards.Cards;
import cardroom.games.money.Money;
import cardroom.games.poker.table.PokerState;
import cardroom.games.poker.table.PokerTable;
import cardroom.games.table.Command;
import cardroom.games.table.Command.Act;
import cardroom.games.table.Need;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.Ruling;
import cardroom.games.table.Setup;
import cardroom.games.table.Setup.Stakes;
import cardroom.houses.Catalogue;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// After the flop of Crazy Pineapple everybody discards one card, no more and no less
/// (PINEAPPLE-1).
class PokerDiscardTest {
  private final PokerTable game =
      new PokerTable(Catalogue.packaged().poker("ocean-view", "crazy-pineapple", Map.of()).sheet());
  private final Deque<Card> deck = new ArrayDeque<>(Cards.STANDARD_52);
  private PokerState table =
      game.open(new Setup("t", new Stakes.Limit(Money.dollars(4), Money.dollars(8)), 2));

  private static Player player(int seat) {
    return new Player("seat" + seat);
  }

  private void put(Command command) {
    for (var event : ((Ruling.Allowed) game.rule(table, command)).events()) {
      table = game.apply(table, event);
    }
    while (table.play().isPresent() && game.need(table) instanceof Need.Chance) {
      put(new Command.Deal(deck.remove()));
    }
  }

  private void act(int seat, String choice) {
    put(new Act(player(seat), choice, Position.seat(seat)));
  }

  private Ruling discard(int seat, List<Card> cards) {
    var act = new Act(player(seat), "discard", Position.seat(seat), Money.ZERO, cards);
    return game.rule(table, act);
  }

  @Test
  void a_player_discards_exactly_one_of_their_cards() {
    for (int seat = 1; seat <= 2; seat++) {
      put(new Act(player(seat), "sit", Position.seat(seat), Money.dollars(200)));
    }
    put(new Command.Shuffled());
    act(1, "call");
    act(2, "check");
    act(2, "check");
    act(1, "check");
    var play = table.play().orElseThrow();
    var own = Cards.ofBits(play.hand().felt().layout().down(play.lineup().place(1)));
    assertThat(own).hasSize(3);
    for (var wrong : List.of(List.<Card>of(), own.subList(0, 2), List.of(deck.getLast()))) {
      assertThat(discard(1, wrong)).cites("PINEAPPLE-1");
    }
    assertThat(discard(1, own.subList(0, 1))).isInstanceOf(Ruling.Allowed.class);
  }
}
