package cardroom.bots;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.money.Money;
import cardroom.games.poker.table.PokerTable;
import cardroom.games.table.Choice;
import cardroom.games.table.Command.Act;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.Ruling;
import cardroom.games.table.Setup;
import cardroom.games.table.Setup.Stakes;
import cardroom.games.table.Viewer;
import cardroom.houses.Catalogue;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// A bot sits where it was put.
class PokerSeatTest {
  @Test
  void seats_to_change_to_do_not_tempt_it() {
    var game =
        new PokerTable(Catalogue.packaged().poker("ocean-view", "texas-holdem", Map.of()).sheet());
    var me = new Player("bot");
    var table = game.open(new Setup("t", new Stakes.Limit(Money.dollars(2), Money.dollars(4)), 9));
    var sits = game.rule(table, new Act(me, "sit", Position.seat(3), Money.dollars(100)));
    for (var event : ((Ruling.Allowed) sits).events()) {
      table = game.apply(table, event);
    }
    var choices = game.choices(table, new Viewer.Person(me));
    assertThat(choices.offered()).extracting(Choice::id).contains("move");
    var view = game.view(table, new Viewer.Person(me));
    assertThat(new PokerBot(_ -> 0).act(me, view, choices)).isEmpty();
  }
}
