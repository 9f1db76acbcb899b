package cardroom.scenarios.pure215;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.banked.table.BankedState;
import cardroom.games.banked.table.BankedTable;
import cardroom.games.money.Money;
import cardroom.games.table.ChipAccount;
import cardroom.games.table.Command;
import cardroom.games.table.Event;
import cardroom.games.table.Need;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.Ruling;
import cardroom.games.table.Setup;
import cardroom.games.table.Setup.Stakes;
import cardroom.games.table.TransferCause;
import cardroom.games.table.View;
import cardroom.games.table.Viewer;
import cardroom.games.table.WagerId;
import cardroom.scenarios.kit.TableDriver;
import cardroom.scenarios.kit.WrittenRounds;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// A whole table in the words of a scenario: people sit down, bank, bet, and cards are dealt.
final class TableTalk<R> extends TableDriver<BankedState<R>, BankedTable<R>> {

  private TableTalk(BankedTable<R> game, int schedule) {
    super(game, game.open(new Setup("Test", new Stakes.Schedule(schedule), 8)), new Viewer.Rail());
  }

  static TableTalk<?> at(String house, int schedule, Map<String, String> options) {
    return new TableTalk<>(new BankedTable<>(WrittenRounds.pure215(house, options)), schedule);
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

  /// A player does something that is allowed.
  TableTalk<R> says(String who, String choice, String position, int dollars) {
    follow(act(who, choice, Position.of(position), dollars));
    return this;
  }

  /// The rule that forbids somebody something.
  Ruling.Refused refused(String who, String choice, String position, int dollars) {
    return refused(act(who, choice, Position.of(position), dollars));
  }

  /// The room says that a player's time is up.
  TableTalk<R> timesOut(String position) {
    follow(new Command.TimedOut(Position.of(position)));
    return this;
  }

  TableTalk<R> hourPasses(String who) {
    follow(new Command.HourPassed(new Player(who)));
    return this;
  }

  /// The floor calls something.
  TableTalk<R> calls(String choice) {
    follow(call(choice, Position.TABLE));
    return this;
  }

  /// The rule that forbids the floor something.
  Ruling.Refused refusedCall(String choice) {
    return refused(call(choice, Position.TABLE));
  }

  @Override
  protected void happen(Event event) {
    super.happen(event);
    if (game.atRest(table)) {
      nothingLeftOver();
    }
  }

  /// What the last event moved, leg after leg: `Layout $10 for game at 2 by P215-WAGER-1`.
  List<String> moved(int legs) {
    return transfers().subList(transfers().size() - legs / 2, transfers().size()).stream()
        .flatMap(
            transfer ->
                Stream.of(
                    leg(transfer.from(), transfer.amount().negated(), transfer.cause()),
                    leg(transfer.to(), transfer.amount(), transfer.cause())))
        .toList();
  }

  private static String leg(ChipAccount account, Money amount, TransferCause cause) {
    return switch (cause) {
      case TransferCause.Clause(var rule, var position, var wager) ->
          "%s %s for %s at %s by %s"
              .formatted(account, amount, wager.map(WagerId::word).orElse(""), position, rule.id());
      case TransferCause.Reason reason -> "%s %s as %s".formatted(account, amount, reason.word());
    };
  }

  /// What a floor person of that name may call.
  List<String> floorOffers(String name) {
    return offers(new Viewer.Floor(name));
  }

  /// What somebody may do: `bet.game 2 $5-$500`, `done 2`.
  List<String> offers(String who) {
    return offers(new Viewer.Person(new Player(who)));
  }

  /// What somebody may not have, and the rule: `double 4 ROOM-CHIPS`.
  List<String> barred(String who) {
    return barred(new Viewer.Person(new Player(who)));
  }

  /// Deals these cards, each where the round wants it; shuffles when that is due.
  TableTalk<R> deal(String cards) {
    dealCards(cards);
    return this;
  }

  /// The shuffle that is due.
  TableTalk<R> shuffles() {
    assertThat(shuffle()).isTrue();
    return this;
  }

  /// Plays the round to its end: any cards of the shoe, and nobody acts.
  TableTalk<R> finish() {
    while (!game.atRest(table)) {
      if (game.need(table) instanceof Need.Decisions(var who, _)) {
        follow(new Command.TimedOut(who.iterator().next()));
      } else if (!shuffle()) {
        follow(new Command.Deal(table.shoe().left().cards().getFirst()));
      }
    }
    return this;
  }

  /// The seats that are asked now.
  List<Integer> asked() {
    return game.need(table) instanceof Need.Decisions(var who, _)
        ? who.stream().map(Position::seat).toList()
        : List.of();
  }

  View view() {
    return view(new Viewer.Rail());
  }

  /// The chips in front of a player.
  String stack(String who) {
    return table.guest(new Player(who)).orElseThrow().stack().toString();
  }

  /// The kinds of all events in their order.
  List<String> story() {
    return events().stream().map(event -> event.getClass().getSimpleName()).toList();
  }
}
