package cardroom.scenarios.table;

import cardroom.cards.Cards;
import cardroom.games.money.Money;
import cardroom.games.poker.table.Lineup;
import cardroom.games.poker.table.PokerState;
import cardroom.games.poker.table.PokerTable;
import cardroom.games.table.Command;
import cardroom.games.table.Command.Act;
import cardroom.games.table.HandTag;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.Ruling;
import cardroom.games.table.Setup;
import cardroom.games.table.Setup.Stakes;
import cardroom.games.table.Viewer;
import cardroom.houses.Catalogue;
import cardroom.scenarios.kit.TableDriver;
import java.util.List;
import java.util.Map;

/// The language of the tests at a poker table: who sits where, and what the floor calls.
abstract class PokerTableTalk extends TableDriver<PokerState, PokerTable> {

  PokerTableTalk() {
    this(at("texas-holdem"));
  }

  private PokerTableTalk(PokerTable game) {
    super(game, open(game), new Viewer.Rail());
  }

  static PokerTable at(String name) {
    return at(name, Map.of());
  }

  static PokerTable at(String name, Map<String, String> options) {
    return new PokerTable(Catalogue.packaged().poker("ocean-view", name, options).sheet());
  }

  static PokerState open(PokerTable game) {
    var stakes = new Stakes.Limit(Money.dollars(4), Money.dollars(8));
    return game.open(new Setup("t", stakes, Math.min(9, game.seatsMax())));
  }

  static Player player(int seat) {
    return new Player("seat" + seat);
  }

  void sit(int... seats) {
    for (int seat : seats) {
      act(new Act(player(seat), "sit", Position.seat(seat), Money.dollars(200)));
    }
  }

  void act(Command command) {
    follow(command);
  }

  Ruling.Refused refusal(Command command) {
    return refused(command);
  }

  void act(int seat, String choice) {
    act(new Act(player(seat), choice, Position.TABLE));
  }

  /// Begins a hand and calls it off again, so that only button and blinds have moved.
  Lineup hand() {
    act(new Command.Shuffled());
    var lineup = table.last().orElseThrow();
    act(call("void-hand", Position.TABLE));
    return lineup;
  }

  static Money dollars(int amount) {
    return Money.dollars(amount);
  }

  void deal(int cards) {
    for (int i = 0; i < cards; i++) {
      var stub = table.play().orElseThrow().hand().felt().layout().stub();
      act(new Command.Deal(Cards.ofBits(stub).getFirst()));
    }
  }

  List<HandTag> tags() {
    return game.view(table, new Viewer.Rail()).positions().stream()
        .flatMap(spot -> spot.hands().stream())
        .flatMap(hand -> hand.tags().stream())
        .toList();
  }
}
