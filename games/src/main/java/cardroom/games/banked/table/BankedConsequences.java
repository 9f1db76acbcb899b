package cardroom.games.banked.table;

import cardroom.games.banked.BankedGame;
import cardroom.games.banked.Outcome;
import cardroom.games.banked.table.BankedEvent.*;
import cardroom.games.banked.table.BankedPhase.*;
import cardroom.games.seating.SeatingEvent;
import cardroom.games.table.Event;
import cardroom.games.table.Need;
import cardroom.games.table.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// What follows by itself: bets close, hands of people who left are played out, wagers are settled.
record BankedConsequences<R>(BankedGame<R> game) {

  /// A player who lets this many betting rounds pass without acting is sat out.
  private static final int MISSED_MAX = 3;

  /// The next event that needs nobody's action; empty when the table waits for chance or for
  /// people.
  Optional<? extends Event> next(BankedState<R> table) {
    return switch (table.phase()) {
      case Resting<R> _ -> gone(table);
      case Betting<R> betting -> closing(table, betting);
      case Dealing<R> dealing -> dealing(table, dealing);
    };
  }

  private Optional<SeatingEvent> gone(BankedState<R> table) {
    for (var guest : table.guests()) {
      if (guest.isLeaving()) {
        return Optional.of(new SeatingEvent.Left(guest.player(), guest.stack()));
      }
      if (guest.missed() >= MISSED_MAX && guest.isActive()) {
        return Optional.of(new SeatingEvent.SatOut(guest.player()));
      }
    }
    return Optional.empty();
  }

  private Optional<BankedEvent> closing(BankedState<R> table, Betting<R> betting) {
    if (!awaited(table, betting).isEmpty()) {
      return Optional.empty();
    }
    if (betting.circles().isEmpty()) {
      return Optional.of(new NobodyBet());
    }
    var action = new BankedTransitions<>(game).start(table).action(game.terms().fees());
    return Optional.of(new Closed(new RoundFees<>(game.terms(), table).all(betting, action)));
  }

  /// Players who may still bet and have not said that they are done.
  List<BankedPlayer> awaited(BankedState<R> table, Betting<R> betting) {
    var awaited = new ArrayList<BankedPlayer>();
    for (var guest : table.guests()) {
      if (isAwaited(table, betting, guest)) {
        awaited.add(guest);
      }
    }
    return awaited;
  }

  boolean isAwaited(BankedState<R> table, Betting<R> betting, BankedPlayer guest) {
    return guest.isActive()
        && !guest.player().equals(betting.banker())
        && !betting.ready().contains(guest.player())
        && (new BankOffers<>(game.terms(), table).canBet(guest)
            || !CircleBets.of(betting, guest.player()).isEmpty());
  }

  private Optional<BankedEvent> dealing(BankedState<R> table, Dealing<R> dealing) {
    return switch (game.need(dealing.round())) {
      case Need.Nothing _ -> Optional.of(new Settled(lines(dealing.round())));
      case Need.Decisions(var who, _) -> absent(table, dealing, who);
      case Need.Chance _ -> outOfCards(table, dealing);
    };
  }

  private List<Line> lines(R round) {
    var lines = new ArrayList<Line>();
    for (var outcome : game.settle(round).outcomes()) {
      lines.add(line(outcome));
    }
    return lines;
  }

  static Line line(Outcome outcome) {
    var due = outcome.due();
    return new Line(
        due.position(),
        due.bettor(),
        due.wager(),
        due.hand(),
        due.stake(),
        due.amount(),
        outcome.paid(),
        outcome.collected(),
        outcome.returned(),
        outcome.rules(),
        due.why());
  }

  /// Nobody waits for a player who is leaving: the room decides for them.
  private Optional<BankedEvent> absent(
      BankedState<R> table, Dealing<R> dealing, Set<Position> who) {
    for (var position : who) {
      if (isGone(table, dealing, position)) {
        return game.timedOut(dealing.round(), position)
            .map(
                move ->
                    new Decided(
                        move.position(), move.choice(), move.amount(), move.behind(), true));
      }
    }
    return Optional.empty();
  }

  private static <R> boolean isGone(BankedState<R> table, Dealing<R> dealing, Position position) {
    return dealing
        .start()
        .bet(position)
        .filter(bet -> table.guest(bet.bettor()).map(BankedPlayer::isLeaving).orElse(true))
        .isPresent();
  }

  /// With cards on the table and both shoe and tray empty there is no way to go on, and the round
  /// is void.
  private Optional<BankedEvent> outOfCards(BankedState<R> table, Dealing<R> dealing) {
    var shoe = table.shoe();
    var isCardLeft = shoe.left().size() + shoe.tray().size() > 0;
    return isCardLeft || game.onTable(dealing.round()).isEmpty()
        ? Optional.empty()
        : Optional.of(new Voided("no card is left to deal", game.terms().fees().refundOnVoid()));
  }
}
