package cardroom.server.banked;

import cardroom.games.money.Money;
import cardroom.games.table.Choice;
import cardroom.games.table.Command;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.Setup;
import cardroom.games.table.Viewer;
import cardroom.server.Room;
import cardroom.server.catalogue.TableOpening;
import cardroom.server.odd.OddPlayer;
import cardroom.server.table.Answer;
import cardroom.server.table.TableShowing;
import cardroom.server.table.Tables.Asked;
import cardroom.server.table.Tables.Opened;
import cardroom.server.table.Tables.Seen;
import java.util.Map;
import java.util.Optional;

/// A player at a table of a house, who takes what the table offers.
record Sitter(Room room, String name, long table) {

  /// A table of Three Card Poker for seven.
  static long openThreeCards(Room room) {
    var setup = new Setup("Three cards", new Setup.Stakes.Schedule(1), 7);
    var opening = new TableOpening("casino-club", "three-card-poker", setup, Map.of(), "", "", 0);
    return switch (OddPlayer.await(room.tables().open(opening))) {
      case Opened.Yes(var table) -> table;
      case Opened.No(var why) -> throw new IllegalStateException(why.words());
    };
  }

  Sitter sits(int seat) {
    room.guests().admit(name);
    takes("sit", Position.seat(seat), Money.dollars(900));
    return this;
  }

  /// Takes a choice that must be offered, for the amount the table suggests.
  void does(String id) {
    var choice = offered(id).orElseThrow(() -> new AssertionError(name + " may not " + id));
    takes(id, choice.position(), choice.amount().map(Choice.Amount::suggested).orElse(Money.ZERO));
  }

  Optional<Choice> offered(String id) {
    return look().choices().offered().stream().filter(each -> each.id().equals(id)).findFirst();
  }

  private void takes(String choice, Position position, Money amount) {
    var key = OddPlayer.freshKey();
    var act = new Command.Act(new Player(name), choice, position, amount);
    var answer = OddPlayer.await(room.tables().act(table, new Asked(act, key, key, number())));
    if (answer instanceof Answer.Refused no) {
      throw new AssertionError(name + " may not " + choice + ": " + no.words());
    }
  }

  private long number() {
    return look().number();
  }

  TableShowing look() {
    return switch (OddPlayer.await(
        room.tables().look(table, new Viewer.Person(new Player(name))))) {
      case Seen.Yes(var showing) -> showing;
      case Seen.No(var why) -> throw new IllegalStateException(why.words());
    };
  }
}
