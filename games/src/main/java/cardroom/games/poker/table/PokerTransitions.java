package cardroom.games.poker.table;

import cardroom.games.money.Money;
import cardroom.games.poker.betting.Amounts;
import cardroom.games.poker.hand.Action;
import cardroom.games.poker.hand.Irregularity;
import cardroom.games.poker.hand.PokerGame;
import cardroom.games.poker.hand.Start;
import cardroom.games.poker.sheet.PokerSheet;
import cardroom.games.poker.variant.Forced;
import cardroom.games.seating.Departures;
import cardroom.games.seating.Occupant;
import cardroom.games.seating.SeatingEvent;
import cardroom.games.table.Account;
import cardroom.games.table.Event;
import cardroom.games.table.Player;
import cardroom.games.table.Transfer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The only way a poker table changes.
record PokerTransitions(PokerSheet sheet) {

  Poker apply(Poker table, Event event) {
    var changed = changed(table, event);
    return withChips(changed, new PokerTransfers(sheet).of(table, changed, event));
  }

  /// The chips that an event moves.
  List<Transfer> transfers(Poker table, Event event) {
    return new PokerTransfers(sheet).of(table, changed(table, event), event);
  }

  /// The table after an event, with the stacks still unchanged.
  private Poker changed(Poker table, Event event) {
    return switch (event) {
      case PokerEvent own -> inHand(table, own);
      case SeatingEvent seating -> seated(table, seating);
      default -> throw new IllegalArgumentException(event + " is not of a poker table");
    };
  }

  /// Stacks follow the transfers, so that table and ledger cannot disagree.
  private static Poker withChips(Poker table, List<Transfer> transfers) {
    if (transfers.isEmpty()) {
      return table;
    }
    var chairs = new ArrayList<Chair>();
    for (var chair : table.chairs()) {
      var gained = Transfer.to(new Account.Stack(chair.player()), transfers);
      chairs.add(gained.isZero() ? chair : chair.stack(chair.stack().plus(gained)));
    }
    return table.chairs(chairs);
  }

  private Poker seated(Poker table, SeatingEvent event) {
    return switch (event) {
      case SeatingEvent.Sat(var player, int seat, _, var standing) ->
          Absences.returned(
              table.departures(table.departures().without(player)),
              Chair.taken(player, seat, Money.ZERO, (Chair.Entry) standing));
      case SeatingEvent.ToppedUp _ -> table;
      case SeatingEvent.Left(var player, var chips) ->
          Absences.left(table, player).without(player).departures(left(table, player, chips));
      case SeatingEvent.HourPassed(var player) ->
          table.departures(table.departures().without(player));
      case SeatingEvent.Leaving _, SeatingEvent.SatOut _, SeatingEvent.CameBack _ ->
          chair(table, event.player(), chair -> Occupant.after(chair, event));
    };
  }

  private Poker inHand(Poker table, PokerEvent event) {
    return switch (event) {
      case PokerEvent.Moved(var player, int seat, int distance) ->
          distance >= 0
              ? chair(table, player, chair -> chair.movedAway(seat, distance))
              : Positions.moved(table, table.of(player).orElseThrow(), seat);
      case PokerEvent.Entered(var player, var entry) ->
          chair(table, player, chair -> chair.entry(entry));
      case PokerEvent.Missed(var player) -> chair(table, player, Chair::passed);
      case PokerEvent.Began(int round, var lineup) -> began(table, round, lineup);
      case PokerEvent.Redealt _ -> redealt(table);
      case PokerEvent.Armed(var call, int seat) -> armed(table, call, seat);
      case PokerEvent.Ended(var lines, var fee, _) ->
          over(table, fee, lines, Optional.of(Seated.of(table)));
      case PokerEvent.Voided _ -> over(table, Money.ZERO, List.of(), Optional.empty());
      case PokerEvent.Turned _ -> table;
      case PokerEvent.Shuffled _,
          PokerEvent.Dealt _,
          PokerEvent.Decided _,
          PokerEvent.Troubled _,
          PokerEvent.Taken _ ->
          table.play(played(table.play().orElseThrow(), event)).armed(left(table, event));
    };
  }

  private static Poker chair(
      Poker table, Player player, java.util.function.UnaryOperator<Chair> change) {
    return table.with(change.apply(table.of(player).orElseThrow()));
  }

  private Departures left(Poker table, Player player, Money chips) {
    return sheet.customs().goingSouthBarred()
        ? table.departures().left(player, chips)
        : table.departures();
  }

  private Poker began(Poker table, int round, Lineup lineup) {
    var chairs = new ArrayList<Chair>();
    for (var chair : table.chairs()) {
      boolean dealt = lineup.seats().contains(chair.seat());
      var stands = dealt ? chair.dealtIn() : chair;
      chairs.add(stands.paid(chair.seat() == lineup.big()));
    }
    var play = HandInPlay.of(lineup, start(table, lineup), false);
    return new Poker(
        table.setup(),
        table.row(),
        chairs,
        Optional.of(lineup),
        round,
        Optional.of(play),
        table.armed(),
        table.drop(),
        table.results(),
        Optional.empty(),
        Absences.passed(table, lineup),
        table.departures());
  }

  private Start start(Poker table, Lineup lineup) {
    int places = lineup.seats().size();
    var stacks = new long[places];
    for (int place = 0; place < places; place++) {
      stacks[place] = table.at(lineup.seat(place)).orElseThrow().stack().cents();
    }
    int counted = sheet.customs().feeBySeated() ? table.chairs().size() : places;
    long fee = sheet.fee(table.row(), counted).cents();
    var terms = sheet.terms(table.row());
    if (!sheet.variant().opensWith(Forced.BLINDS)) {
      return Start.ante(terms, Amounts.of(stacks), table.row().ante().cents(), fee);
    }
    var live = cents(lineup.live());
    int opener = (lineup.place(lineup.big()) + 1) % places;
    return new Start(
        terms,
        Amounts.of(stacks),
        Amounts.zero(places),
        live,
        cents(lineup.dead()),
        Math.max(live.max(), table.row().bigBlind().cents()),
        opener,
        lineup.killer() == 0 ? -1 : lineup.place(lineup.killer()),
        fee);
  }

  private static Amounts cents(List<Money> amounts) {
    return Amounts.of(amounts.stream().mapToLong(Money::cents).toArray());
  }

  private static Poker redealt(Poker table) {
    var play = table.play().orElseThrow();
    return table.play(HandInPlay.of(play.lineup(), play.start(), true));
  }

  private static Poker armed(Poker table, PokerCall call, int seat) {
    var all = new ArrayList<>(table.armed());
    all.add(new Poker.Armed(call, seat));
    return table.armed(all);
  }

  /// An armed call that happened is removed.
  private static List<Poker.Armed> left(Poker table, PokerEvent event) {
    if (!(event instanceof PokerEvent.Troubled(var call, int seat, _, _))) {
      return table.armed();
    }
    var all = new ArrayList<>(table.armed());
    if (!all.remove(new Poker.Armed(call, seat))) {
      all.removeIf(
          armed -> armed.seat() == seat && armed.call().onceDealt().equals(Optional.of(call)));
    }
    return all;
  }

  private static HandInPlay played(HandInPlay play, PokerEvent event) {
    if (event instanceof PokerEvent.Shuffled && play.shuffleDue()) {
      return play.shuffled();
    }
    var next = play.hand(PokerGame.apply(play.hand(), action(play, event)));
    return event instanceof PokerEvent.Dealt(var card, boolean up) ? next.fell(card, up) : next;
  }

  static Action action(HandInPlay play, Event event) {
    return switch (event) {
      case PokerEvent.Shuffled _ -> Action.SHUFFLED;
      case PokerEvent.Dealt(var card, _) -> Action.Deal.of(card);
      case PokerEvent.Decided(int seat, var choice, var amount, var cards, _) ->
          HandDecisions.action(play.hand(), play.lineup().place(seat), choice, amount, cards);
      case PokerEvent.Troubled(var call, int seat, var cards, _) ->
          new Action.Trouble(Calls.irregularity(play, call, seat, cards).orElseThrow());
      case PokerEvent.Taken(int seat, int index) ->
          new Action.Trouble(new Irregularity.Taken(play.lineup().place(seat), index));
      default -> throw new IllegalStateException(event + " is not an action of a hand");
    };
  }

  private static Poker over(
      Poker table, Money fee, List<PokerEvent.Line> lines, Optional<Seated> shown) {
    return new Poker(
        table.setup(),
        table.row(),
        table.chairs(),
        table.last(),
        table.round(),
        Optional.empty(),
        List.of(),
        table.drop().plus(fee),
        lines,
        shown,
        table.gone(),
        table.departures());
  }
}
