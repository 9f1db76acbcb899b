package cardroom.games.banked.table;

import cardroom.games.banked.BankedGame;
import cardroom.games.banked.Bet;
import cardroom.games.banked.Circle;
import cardroom.games.banked.Move;
import cardroom.games.banked.RoundStart;
import cardroom.games.banked.table.BankedEvent.*;
import cardroom.games.banked.table.BankedPhase.*;
import cardroom.games.money.Money;
import cardroom.games.seating.Occupant;
import cardroom.games.seating.SeatingEvent;
import cardroom.games.table.ChipAccount;
import cardroom.games.table.Event;
import cardroom.games.table.Player;
import cardroom.games.table.Transfer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// The only way a banked table changes: one event after another.
record BankedTransitions<R>(BankedGame<R> game) {

  BankedState<R> apply(BankedState<R> table, Event event) {
    var changed =
        switch (event) {
          case SeatingEvent seating -> seated(table, seating);
          case BankedEvent own -> changed(table, own);
          default -> throw new IllegalArgumentException(event + " is not of a banked table");
        };
    return withChips(table, changed, event);
  }

  /// Stacks follow the transfers, so that table and ledger cannot disagree.
  private BankedState<R> withChips(BankedState<R> before, BankedState<R> after, Event event) {
    var moved = new BankedTransfers<>(game).of(before, event);
    if (moved.isEmpty()) {
      return after;
    }
    var guests = new ArrayList<>(after.guests());
    guests.replaceAll(
        guest -> {
          var gained = Transfer.to(new ChipAccount.Stack(guest.player()), moved);
          return gained.isZero() ? guest : guest.with(guest.stack().plus(gained));
        });
    return after.withGuests(guests);
  }

  private BankedState<R> seated(BankedState<R> table, SeatingEvent event) {
    return switch (event) {
      case SeatingEvent.Sat(var player, var seat, _, var standing) -> {
        var isProvider = standing == BankedPlayer.Role.PROVIDER;
        var guest = new BankedPlayer(player, seat, Money.ZERO, isProvider, false, false, 0);
        yield forgotten(table, player).withGuest(guest);
      }
      case SeatingEvent.Left(var player, var chips) -> left(table, player, chips);
      case SeatingEvent.HourPassed(var player) -> forgotten(table, player);
      case SeatingEvent.ToppedUp _ -> table;
      case SeatingEvent.Leaving _,
          SeatingEvent.SatOut _,
          SeatingEvent.CameBack _,
          SeatingEvent.Moved _ ->
          table.with(event.player(), guest -> Occupant.after(guest, event));
    };
  }

  private BankedState<R> changed(BankedState<R> table, BankedEvent event) {
    return switch (event) {
      case BankPassed(var seat) ->
          table.with(table.rotation().pass(seat, table.at(seat).orElseThrow().player()));
      case BankTaken(var seat, var player, var amount) -> banks(table, seat, player, amount);
      case Wagered wagered -> wagered(table, wagered);
      case Matched(var position, var matches) ->
          withBet(table, CircleBets.bet(table, position).orElseThrow().matching(matches));
      case BetsMade(var player, var timedOut) -> ready(table, player, timedOut);
      case NobodyBet _ -> table.with(table.rotation().undone()).with(new Resting<>());
      case Closed(var fees) -> closed(table, fees);
      case Shuffled(_, var fromTray) -> shuffled(table, fromTray);
      case Burned(var card) -> table.with(table.shoe().burned(card));
      case Dealt(var card, _) -> moved(table.with(table.shoe().dealt(card)), new Move.Fall(card));
      case Decided(var position, var choice, var amount, var behind, _) ->
          moved(table, new Move.Decide(position, choice, amount, behind));
      case Settled(var lines) -> settled(table, lines);
      case Voided _ -> voided(table);
      case ScheduleChanged(var option) -> table.withSchedule(option);
      case Turned _ -> table;
    };
  }

  /// A player-dealer who leaves has had their turn: the bank moves on from their seat.
  private BankedState<R> left(BankedState<R> table, Player player, Money chips) {
    var guest = table.guest(player).orElseThrow();
    var rest = table.guests().stream().filter(one -> !one.equals(guest)).toList();
    var before = new BankLine(table.guests(), table.rotation()).before(guest);
    var turn = game.terms().bank().turnLength();
    var took = table.departures();
    return table
        .withGuests(rest)
        .with(table.rotation().left(guest, turn, before))
        .with(game.terms().circles().goingSouthBarred() ? took.left(player, chips) : took);
  }

  private static <R> BankedState<R> forgotten(BankedState<R> table, Player player) {
    return table.with(table.departures().without(player));
  }

  private BankedState<R> banks(BankedState<R> table, int seat, Player player, Money amount) {
    var rotation = table.rotation().banks(seat, player, game.terms().bank().turnLength());
    return table
        .with(rotation)
        .with(new Betting<>(seat, player, amount, Map.of(), java.util.Set.of()));
  }

  private BankedState<R> wagered(BankedState<R> table, Wagered event) {
    var bet =
        CircleBets.bet(table, event.position())
            .orElseGet(() -> new Bet(event.position(), event.player(), Map.of(), false));
    return withBet(table, bet.with(event.wager(), event.amount()));
  }

  private BankedState<R> withBet(BankedState<R> table, Bet bet) {
    var betting = (Betting<R>) table.phase();
    var seat = bet.position().seat();
    var circles = new TreeMap<>(betting.circles());
    var circle = circles.getOrDefault(seat, new Circle(seat, List.of())).with(bet);
    var bets = circle.bets().stream().filter(one -> one.total().isPositive()).toList();
    if (bets.isEmpty()) {
      circles.remove(seat);
    } else {
      circles.put(seat, new Circle(seat, bets));
    }
    return table.with(betting.with(circles));
  }

  private BankedState<R> ready(BankedState<R> table, Player player, boolean timedOut) {
    var betting = (Betting<R>) table.phase();
    var ready = new HashSet<>(betting.ready());
    ready.add(player);
    var isSilent = timedOut && CircleBets.of(betting, player).isEmpty();
    return table
        .with(betting.with(ready))
        .with(player, guest -> guest.missed(isSilent ? guest.missed() + 1 : 0));
  }

  private BankedState<R> closed(BankedState<R> table, List<Fee> fees) {
    var start = start(table);
    return table.nextRound().with(new Dealing<>(start, fees, Map.of(), game.open(start)));
  }

  /// The round as it would begin with the wagers that are down now.
  RoundStart start(BankedState<R> table) {
    var betting = (Betting<R>) table.phase();
    return new RoundStart(
        table.round() + 1,
        betting.bankSeat(),
        betting.banker(),
        betting.bank(),
        game.terms().schedule(table.schedule()),
        table.setup().seats(),
        CircleBets.clockwise(betting, table.setup().seats()));
  }

  private BankedState<R> shuffled(BankedState<R> table, boolean fromTray) {
    var rules = game.terms().shoe();
    return table.with(
        fromTray ? table.shoe().fromTray() : ShoeState.fresh(rules.decks(), rules.burnFirstCard()));
  }

  private BankedState<R> moved(BankedState<R> table, Move move) {
    var dealing = (Dealing<R>) table.phase();
    var round = dealing.round();
    var extras =
        move instanceof Move.Decide decide
            ? game.extra(round, decide)
            : Map.<cardroom.games.table.Position, Money>of();
    return table.with(dealing.adding(extras).with(game.apply(round, move)));
  }

  private BankedState<R> settled(BankedState<R> table, List<Line> lines) {
    var dealing = (Dealing<R>) table.phase();
    return table
        .with(after(table, dealing))
        .with(new Resting<>())
        .withLast(
            new BankedState.Last<>(
                dealing.start(), dealing.round(), lines, new SettledResults<>(game).of(lines)));
  }

  /// Where every round has a shuffle of its own, the remaining cards are discarded unseen
  /// (3CP-DEAL-3): what is kept must not reveal which cards were folded.
  private ShoeState after(BankedState<R> table, Dealing<R> dealing) {
    return game.terms().shoe().continuousShuffle()
        ? ShoeState.EMPTY
        : table.shoe().cleared(game.onTable(dealing.round()));
  }

  /// A void round is not a banked hand.
  private BankedState<R> voided(BankedState<R> table) {
    var shoe = table.phase() instanceof Dealing<R> dealing ? after(table, dealing) : table.shoe();
    return table.with(shoe).with(table.rotation().undone()).with(new Resting<>());
  }
}
