package cardroom.houses.scenarios;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.cards.Cards;
import cardroom.games.banked.table.Banked;
import cardroom.games.banked.table.BankedTable;
import cardroom.games.money.Money;
import cardroom.games.table.Account;
import cardroom.games.table.Cause;
import cardroom.games.table.Choice;
import cardroom.games.table.Command;
import cardroom.games.table.Draw;
import cardroom.games.table.Event;
import cardroom.games.table.Need;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.Ruling;
import cardroom.games.table.Setup;
import cardroom.games.table.Setup.Stakes;
import cardroom.games.table.Transfer;
import cardroom.games.table.View;
import cardroom.games.table.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// A whole table in the words of a scenario: people sit down, bank, bet, and cards fall.
final class TableTalk<R> {

  private final BankedTable<R> engine;
  private Banked<R> table;
  private final List<Event> events = new ArrayList<>();
  private final List<Transfer> transfers = new ArrayList<>();

  private TableTalk(BankedTable<R> engine, int schedule) {
    this.engine = engine;
    this.table = engine.open(new Setup("Test", new Stakes.Schedule(schedule), 8));
  }

  static TableTalk<?> at(String house, int schedule, Map<String, String> options) {
    return new TableTalk<>(new BankedTable<>(Rounds.pure215(house, options)), schedule);
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

  /// Somebody does something that they may do.
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
    return refused(act(who, choice, position, dollars));
  }

  String refused(Command command) {
    if (engine.rule(table, command) instanceof Ruling.Refused refused) {
      return refused.rule().id();
    }
    throw new AssertionError(command + " is allowed");
  }

  private static Command act(String who, String choice, String position, int dollars) {
    return new Command.Act(new Player(who), choice, Position.of(position), Money.dollars(dollars));
  }

  /// The room says that somebody's time is over.
  TableTalk<R> timesOut(String position) {
    return follow(new Command.TimedOut(Position.of(position)));
  }

  /// The floor calls something.
  TableTalk<R> hourPasses(String who) {
    return follow(new Command.HourPassed(new Player(who)));
  }

  TableTalk<R> calls(String choice) {
    return follow(new Command.Call("floor", choice, Position.TABLE, Money.ZERO, List.of()));
  }

  /// The rule that forbids the floor something.
  String refusedCall(String choice) {
    return refused(new Command.Call("floor", choice, Position.TABLE, Money.ZERO, List.of()));
  }

  private TableTalk<R> follow(Command command) {
    if (engine.rule(table, command) instanceof Ruling.Allowed(var followed)) {
      followed.forEach(this::happen);
      return this;
    }
    throw new AssertionError(command + " is refused");
  }

  private void happen(Event event) {
    transfers.addAll(engine.transfers(table, event));
    table = engine.apply(table, event);
    events.add(event);
    if (engine.atRest(table)) {
      assertThat(on(new Account.Layout())).isEqualTo(Money.ZERO);
      assertThat(on(new Account.Bank())).isEqualTo(Money.ZERO);
    }
  }

  /// The chips on an account, by all that was posted to it.
  Money on(Account account) {
    return Transfer.to(account, transfers);
  }

  /// What the last event moved, leg after leg: `Layout $10 for game at 2 by P215-WAGER-1`.
  List<String> moved(int legs) {
    return transfers.subList(transfers.size() - legs / 2, transfers.size()).stream()
        .flatMap(
            transfer ->
                Stream.of(
                    leg(transfer.from(), transfer.amount().negated(), transfer.cause()),
                    leg(transfer.to(), transfer.amount(), transfer.cause())))
        .toList();
  }

  private static String leg(Account account, Money amount, Cause cause) {
    return switch (cause) {
      case Cause.Clause(var rule, var position, var wager) ->
          "%s %s for %s at %s by %s".formatted(account, amount, wager, position, rule);
      case Cause.Reason reason -> "%s %s as %s".formatted(account, amount, reason.word());
    };
  }

  /// What a floor person of that name may call.
  List<String> floorOffers(String name) {
    return engine.choices(table, new Viewer.Floor(name)).offered().stream()
        .map(TableTalk::words)
        .toList();
  }

  /// What somebody may do: `bet.game 2 $5-$500`, `done 2`.
  List<String> offers(String who) {
    return engine.choices(table, new Viewer.Person(new Player(who))).offered().stream()
        .map(TableTalk::words)
        .toList();
  }

  /// What somebody may not have, and the rule: `double 4 ROOM-CHIPS`.
  List<String> barred(String who) {
    return engine.choices(table, new Viewer.Person(new Player(who))).barred().stream()
        .map(bar -> bar.id() + " " + bar.position() + " " + bar.rule())
        .toList();
  }

  private static String words(Choice choice) {
    var range =
        choice.amount().map(one -> " %s-%s %s".formatted(one.min(), one.max(), one.suggested()));
    return choice.id() + " " + choice.position() + range.orElse("");
  }

  /// These cards fall, each where the round wants it; a shuffle is made when it is due.
  TableTalk<R> deal(String cards) {
    for (var card : Cards.parse(cards)) {
      shuffle();
      follow(new Command.Deal(card));
    }
    return this;
  }

  /// The shuffle that is due.
  TableTalk<R> shuffles() {
    assertThat(shuffle()).isTrue();
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

  <E extends Event> List<E> events(Class<E> kind) {
    return events.stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  /// The kinds of all events in their order.
  List<String> story() {
    return events.stream().map(event -> event.getClass().getSimpleName()).toList();
  }
}
