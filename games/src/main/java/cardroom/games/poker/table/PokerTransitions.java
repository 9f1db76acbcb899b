package cardroom.games.poker.table;

import cardroom.games.money.Money;
import cardroom.games.poker.betting.AmountsByPlace;
import cardroom.games.poker.hand.Action;
import cardroom.games.poker.hand.HandStart;
import cardroom.games.poker.hand.Irregularity;
import cardroom.games.poker.hand.PokerGame;
import cardroom.games.poker.sheet.PokerSheet;
import cardroom.games.poker.variant.ForcedBets;
import cardroom.games.seating.Departures;
import cardroom.games.seating.Occupant;
import cardroom.games.seating.SeatingEvent;
import cardroom.games.table.ChipAccount;
import cardroom.games.table.Event;
import cardroom.games.table.Player;
import cardroom.games.table.Transfer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The only way a poker table changes.
record PokerTransitions(PokerSheet sheet) {

  PokerState apply(PokerState table, Event event) {
    var changed = changed(table, event);
    return withChips(changed, new PokerTransfers(sheet).of(table, changed, event));
  }

  /// The chips that an event moves.
  List<Transfer> transfers(PokerState table, Event event) {
    return new PokerTransfers(sheet).of(table, changed(table, event), event);
  }

  /// The table after an event, with the stacks still unchanged.
  private PokerState changed(PokerState table, Event event) {
    return switch (event) {
      case PokerEvent own -> inHand(table, own);
      case SeatingEvent seating -> seated(table, seating);
      default -> throw new IllegalArgumentException(event + " is not of a poker table");
    };
  }

  /// Stacks follow the transfers, so that table and ledger cannot disagree.
  private static PokerState withChips(PokerState table, List<Transfer> transfers) {
    if (transfers.isEmpty()) {
      return table;
    }
    var chairs = new ArrayList<PokerPlayer>();
    for (var chair : table.chairs()) {
      var gained = Transfer.to(new ChipAccount.Stack(chair.player()), transfers);
      chairs.add(gained.isZero() ? chair : chair.stack(chair.stack().plus(gained)));
    }
    return table.chairs(chairs);
  }

  private PokerState seated(PokerState table, SeatingEvent event) {
    return switch (event) {
      case SeatingEvent.Sat(var player, int seat, _, var standing) ->
          OwedBlinds.returned(
              table.departures(table.departures().without(player)),
              PokerPlayer.taken(player, seat, Money.ZERO, (PokerPlayer.Entry) standing));
      case SeatingEvent.ToppedUp _ -> table;
      case SeatingEvent.Left(var player, var chips) ->
          OwedBlinds.left(table, player).without(player).departures(left(table, player, chips));
      case SeatingEvent.HourPassed(var player) ->
          table.departures(table.departures().without(player));
      case SeatingEvent.Moved(var player, int seat, var standing) ->
          moved(table, player, seat, ((PokerPlayer.BlindDue) standing).players());
      case SeatingEvent.Leaving _, SeatingEvent.SatOut _, SeatingEvent.CameBack _ ->
          chair(table, event.player(), chair -> Occupant.after(chair, event));
    };
  }

  private static PokerState moved(PokerState table, Player player, int seat, int distance) {
    return distance >= 0
        ? chair(table, player, chair -> chair.movedAway(seat, distance))
        : BlindDistance.moved(table, table.of(player).orElseThrow(), seat);
  }

  private PokerState inHand(PokerState table, PokerEvent event) {
    return switch (event) {
      case PokerEvent.Entered(var player, var entry) ->
          chair(table, player, chair -> chair.entry(entry));
      case PokerEvent.Missed(var player) -> chair(table, player, PokerPlayer::passed);
      case PokerEvent.Began(int round, var lineup) -> began(table, round, lineup);
      case PokerEvent.Redealt _ -> redealt(table);
      case PokerEvent.Armed(var call, int seat) -> armed(table, call, seat);
      case PokerEvent.Ended(var lines, var fee, _) ->
          over(table, fee, lines, Optional.of(HandWithPlayers.of(table)));
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

  private static PokerState chair(
      PokerState table, Player player, java.util.function.UnaryOperator<PokerPlayer> change) {
    return table.with(change.apply(table.of(player).orElseThrow()));
  }

  private Departures left(PokerState table, Player player, Money chips) {
    return sheet.customs().goingSouthBarred()
        ? table.departures().left(player, chips)
        : table.departures();
  }

  private PokerState began(PokerState table, int round, Lineup lineup) {
    var chairs = new ArrayList<PokerPlayer>();
    for (var chair : table.chairs()) {
      boolean dealt = lineup.seats().contains(chair.seat());
      var stands = dealt ? chair.dealtIn() : chair;
      chairs.add(stands.paid(chair.seat() == lineup.big()));
    }
    var play = HandInPlay.of(lineup, start(table, lineup), false);
    return new PokerState(
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
        OwedBlinds.passed(table, lineup),
        table.departures());
  }

  private HandStart start(PokerState table, Lineup lineup) {
    int places = lineup.seats().size();
    var stacks = new long[places];
    for (int place = 0; place < places; place++) {
      stacks[place] = table.at(lineup.seat(place)).orElseThrow().stack().cents();
    }
    int counted = sheet.customs().feeBySeated() ? table.chairs().size() : places;
    long fee = sheet.fee(table.row(), counted).cents();
    var terms = sheet.terms(table.row());
    if (!sheet.variant().opensWith(ForcedBets.BLINDS)) {
      return HandStart.ante(terms, AmountsByPlace.of(stacks), table.row().ante().cents(), fee);
    }
    var live = cents(lineup.live());
    int opener = (lineup.place(lineup.big()) + 1) % places;
    return new HandStart(
        terms,
        AmountsByPlace.of(stacks),
        AmountsByPlace.zero(places),
        live,
        cents(lineup.dead()),
        Math.max(live.max(), table.row().bigBlind().cents()),
        opener,
        lineup.killer() == 0 ? -1 : lineup.place(lineup.killer()),
        fee);
  }

  private static AmountsByPlace cents(List<Money> amounts) {
    return AmountsByPlace.of(amounts.stream().mapToLong(Money::cents).toArray());
  }

  private static PokerState redealt(PokerState table) {
    var play = table.play().orElseThrow();
    return table.play(HandInPlay.of(play.lineup(), play.start(), true));
  }

  private static PokerState armed(PokerState table, PokerFloorCall call, int seat) {
    var all = new ArrayList<>(table.armed());
    all.add(new PokerState.Armed(call, seat));
    return table.armed(all);
  }

  /// An armed call that happened is removed.
  private static List<PokerState.Armed> left(PokerState table, PokerEvent event) {
    if (!(event instanceof PokerEvent.Troubled(var call, int seat, _, _))) {
      return table.armed();
    }
    var all = new ArrayList<>(table.armed());
    if (!all.remove(new PokerState.Armed(call, seat))) {
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
          new Action.Trouble(PokerFloorCalls.irregularity(play, call, seat, cards).orElseThrow());
      case PokerEvent.Taken(int seat, int index) ->
          new Action.Trouble(new Irregularity.Taken(play.lineup().place(seat), index));
      default -> throw new IllegalStateException(event + " is not an action of a hand");
    };
  }

  private static PokerState over(
      PokerState table, Money fee, List<PokerEvent.Line> lines, Optional<HandWithPlayers> shown) {
    return new PokerState(
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
