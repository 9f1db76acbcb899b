package cardroom.houses.scenarios;

import cardroom.cards.Cards;
import cardroom.games.banked.table.Banked;
import cardroom.games.banked.table.BankedEvent;
import cardroom.games.banked.table.BankedTable;
import cardroom.games.money.Money;
import cardroom.games.pure215.Pure215;
import cardroom.games.table.Command;
import cardroom.games.table.Draw;
import cardroom.games.table.Event;
import cardroom.games.table.Need;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.Ruling;
import cardroom.games.table.Setup;
import cardroom.games.table.Setup.Stakes;
import cardroom.games.table.View;
import cardroom.games.table.Viewer;
import cardroom.houses.Catalogue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// A whole table in the words of a scenario: people sit down, bank, bet, and cards fall.
final class TableTalk<R> {

  private final BankedTable<R> engine;
  private Banked<R> table;
  private final List<Event> events = new ArrayList<>();

  private TableTalk(BankedTable<R> engine, int schedule) {
    this.engine = engine;
    this.table = engine.open(new Setup("Test", new Stakes.Schedule(schedule), 8));
  }

  static TableTalk<?> at(String house, int schedule, Map<String, String> options) {
    var sheet = Catalogue.packaged().pure215(house, options).sheet();
    return new TableTalk<>(new BankedTable<>(new Pure215(sheet)), schedule);
  }

  /// Casino Club, schedule 1, one deck.
  static TableTalk<?> at() {
    return at("casino-club", 1, Map.of("decks", "1"));
  }

  TableTalk<R> sits(String who, int seat, int dollars) {
    return says(who, "sit", Integer.toString(seat), dollars);
  }

  TableTalk<R> banks(String who, int dollars) {
    return says(who, "take-bank", "table", dollars);
  }

  TableTalk<R> bets(String who, int seat, int dollars) {
    return says(who, "bet.game", Integer.toString(seat), dollars);
  }

  TableTalk<R> says(String who, String choice) {
    return says(who, choice, "table", 0);
  }

  /// Somebody does something that he may do.
  TableTalk<R> says(String who, String choice, String position, int dollars) {
    var ruling = engine.rule(table, act(who, choice, position, dollars));
    if (!(ruling instanceof Ruling.Allowed(var followed))) {
      throw new AssertionError("%s: %s is refused: %s".formatted(who, choice, ruling));
    }
    followed.forEach(this::happen);
    return this;
  }

  /// The rule that forbids somebody something.
  String refused(String who, String choice, String position, int dollars) {
    var ruling = engine.rule(table, act(who, choice, position, dollars));
    if (ruling instanceof Ruling.Refused refused) {
      return refused.rule().id();
    }
    throw new AssertionError("%s: %s is allowed".formatted(who, choice));
  }

  private static Command act(String who, String choice, String position, int dollars) {
    return new Command.Act(new Player(who), choice, new Position(position), Money.dollars(dollars));
  }

  /// The floor calls something, or the room says that somebody's time is over.
  TableTalk<R> calls(String choice) {
    return follow(new Command.Call("floor", choice, Position.TABLE, Money.ZERO, List.of()));
  }

  /// The rule that forbids the floor something.
  String refusedCall(String choice) {
    var call = new Command.Call("floor", choice, Position.TABLE, Money.ZERO, List.of());
    if (engine.rule(table, call) instanceof Ruling.Refused refused) {
      return refused.rule().id();
    }
    throw new AssertionError(choice + " is allowed");
  }

  private TableTalk<R> follow(Command command) {
    if (engine.rule(table, command) instanceof Ruling.Allowed(var followed)) {
      followed.forEach(this::happen);
      return this;
    }
    throw new AssertionError(command + " is refused");
  }

  private void happen(Event event) {
    table = engine.apply(table, event);
    events.add(event);
  }

  /// These cards fall, each where the round wants it; a shuffle is made when it is due.
  TableTalk<R> deal(String cards) {
    for (var card : Cards.parse(cards)) {
      shuffle();
      follow(new Command.Deal(card));
    }
    return this;
  }

  private boolean shuffle() {
    var isDue = engine.need(table) instanceof Need.Chance(Draw.Shuffle _);
    if (isDue) {
      follow(new Command.Shuffled());
    }
    return isDue;
  }

  /// Plays the round to its end: any cards of the shoe, and nobody says a word.
  TableTalk<R> finish() {
    while (!engine.atRest(table)) {
      if (engine.need(table) instanceof Need.Decisions(var who, _)) {
        follow(new Command.TimedOut(who.iterator().next()));
      } else if (!shuffle()) {
        follow(new Command.Deal(table.shoe().left().cards().getFirst()));
      }
    }
    return this;
  }

  /// The seats that are asked now.
  List<Integer> asked() {
    return engine.need(table) instanceof Need.Decisions(var who, _)
        ? who.stream().map(Position::seat).toList()
        : List.of();
  }

  Need need() {
    return engine.need(table);
  }

  View view() {
    return engine.view(table, new Viewer.Rail());
  }

  /// The chips before a player.
  String stack(String who) {
    return table.guest(new Player(who)).orElseThrow().stack().toString();
  }

  <E extends BankedEvent> List<E> events(Class<E> kind) {
    return events.stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  /// The kinds of all events in their order.
  List<String> story() {
    return events.stream().map(event -> event.getClass().getSimpleName()).toList();
  }
}
