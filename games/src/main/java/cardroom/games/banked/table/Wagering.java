package cardroom.games.banked.table;

import cardroom.games.banked.BacklineRules.Scope;
import cardroom.games.banked.BankedTerms;
import cardroom.games.banked.Bet;
import cardroom.games.banked.BettingPlaces;
import cardroom.games.banked.Circle;
import cardroom.games.banked.table.BankedEvent.Wagered;
import cardroom.games.money.Money;
import cardroom.games.rules.Rule;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.Ruling.Refused;
import cardroom.games.table.WagerId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Where a player may bet: their own circle, unoccupied ones, and behind others where the house
/// permits it.
record Wagering<R>(BankedTerms terms, BankedState<R> table) {

  Optional<Refused> place(
      BankedPhase.Betting<R> betting, BankedPlayer guest, Position position, WagerId wager) {
    var places =
        new BettingPlaces(
            terms, table.setup().seats(), betting.bankSeat(), betting.banker(), betting.circles());
    return occupied(betting, guest, position)
        .or(() -> places.refusal(guest.player(), position, wager));
  }

  /// A circle in front of an occupied seat is that player's, and only seated players have circles.
  private Optional<Refused> occupied(
      BankedPhase.Betting<R> betting, BankedPlayer guest, Position position) {
    var seat = position.seat();
    if (position.isBackline() || seat == betting.bankSeat()) {
      return Optional.empty();
    }
    var rule = terms.clauses().circles();
    if (!guest.isSeated()) {
      return refuse(rule, "A player who stands behind the seats bets behind a circle", "");
    }
    return table
        .at(seat)
        .filter(occupant -> !occupant.player().equals(guest.player()))
        .flatMap(
            occupant -> refuse(rule, "Circle %d is %s's".formatted(seat, occupant.player()), ""));
  }

  /// Where limits bind the whole circle, all its game wagers together stay below the maximum
  ///
  Optional<Refused> scope(BankedPhase.Betting<R> betting, Position position, Money amount) {
    if (terms.backline().scope() == Scope.PER_BETTOR) {
      return Optional.empty();
    }
    var circle =
        betting.circles().getOrDefault(position.seat(), new Circle(position.seat(), List.of()));
    var others =
        circle.bets().stream()
            .filter(bet -> !bet.position().equals(position))
            .map(bet -> bet.on(terms.main()))
            .toList();
    var most = terms.schedule(table.schedule()).limitMax();
    return Money.sum(others).plus(amount).isMoreThan(most)
        ? refuse(terms.clauses().limits(), "A circle holds at most %s in all".formatted(most), "")
        : Optional.empty();
  }

  /// Everything on that place goes back, and with the seat's own wager those behind it.
  List<BankedEvent> takenBack(BankedPhase.Betting<R> betting, Position position) {
    var circle = betting.circles().get(position.seat());
    var events = new ArrayList<BankedEvent>();
    if (circle == null) {
      return events;
    }
    var isOwn = circle.own().position().equals(position);
    for (var bet : circle.bets().reversed()) {
      if (isOwn || bet.position().equals(position)) {
        back(bet, events);
      }
    }
    return events;
  }

  private void back(Bet bet, List<BankedEvent> events) {
    for (var wager : bet.stakes().keySet().stream().toList().reversed()) {
      events.add(new Wagered(bet.position(), bet.bettor(), wager, Money.ZERO));
    }
  }

  /// Chips a player can still put down, the fees of their wagers kept aside (P215-FEE-1).
  Money free(BankedPhase.Betting<R> betting, Player player, Position position) {
    var fees = new RoundFees<>(terms, table);
    var isNew = CircleBets.bet(table, position).isEmpty();
    var owed = fees.players(betting, player);
    var more = isNew ? fees.perWager(position) : Money.ZERO;
    return table.stack(player).minus(owed).minus(more);
  }

  private static Optional<Refused> refuse(Rule rule, String sentence, String remedy) {
    return Optional.of(new Refused(rule, sentence, remedy));
  }
}
