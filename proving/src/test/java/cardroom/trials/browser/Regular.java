package cardroom.trials.browser;

import cardroom.games.money.Money;
import cardroom.games.table.Choice;
import cardroom.games.table.Command;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.Viewer;
import cardroom.server.table.Answer;
import cardroom.server.table.Showing;
import cardroom.server.table.Tables.Asked;
import cardroom.server.table.Tables.Seen;
import java.time.Duration;
import org.awaitility.Awaitility;

/// Somebody at the table without a browser, so that one test can have company.
final class Regular {

  private final Evening evening;
  private final Player player;
  private final long table;

  Regular(Evening evening, String name, long table) {
    this.evening = evening;
    this.player = new Player(name);
    this.table = table;
    evening.room.guests().admit(name);
  }

  Regular sits(int seat, long dollars) {
    return takes("sit", Position.seat(seat), Evening.dollars(dollars));
  }

  Regular banks(long dollars) {
    return takes("take-bank", offered("take-bank").position(), Evening.dollars(dollars));
  }

  /// Takes a choice as soon as it is offered, for the amount the table suggests.
  Regular does(String choice) {
    var offer = offered(choice);
    var amount = offer.amount().map(Choice.Amount::suggested).orElse(Money.ZERO);
    return takes(choice, offer.position(), amount);
  }

  private Choice offered(String id) {
    return Awaitility.await("%s may %s".formatted(player, id))
        .atMost(Duration.ofSeconds(90))
        .until(
            () -> look().choices().offered().stream().filter(c -> c.id().equals(id)).findFirst(),
            java.util.Optional::isPresent)
        .orElseThrow();
  }

  private Regular takes(String choice, Position position, Money amount) {
    var act = new Command.Act(player, choice, position, amount);
    var key = evening.shoe.hex(16);
    var asked = new Asked(act, key, key, look().number());
    if (evening.room.tables().act(table, asked).join() instanceof Answer.Refused no) {
      throw new IllegalStateException("%s may not %s: %s".formatted(player, choice, no.words()));
    }
    return this;
  }

  private Showing look() {
    return switch (evening.room.tables().look(table, new Viewer.Person(player)).join()) {
      case Seen.Yes(var showing) -> showing;
      case Seen.No(var why) -> throw new IllegalStateException(why.words());
    };
  }
}
