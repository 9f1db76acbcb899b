package cardroom.games.banked.table;

import cardroom.games.banked.BacklineRules.Scope;
import cardroom.games.banked.Bet;
import cardroom.games.banked.Circle;
import cardroom.games.banked.Terms;
import cardroom.games.banked.Wager;
import cardroom.games.banked.table.BankedEvent.Wagered;
import cardroom.games.money.Money;
import cardroom.games.rules.Rule;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.Ruling.Refused;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Where a player may bet: his own circle, unoccupied ones, and behind others where the house
/// permits it.
record Wagering<R>(Terms terms, Banked<R> table) {

  Optional<Refused> place(Phase.Betting<R> betting, Guest guest, Position position, Wager wager) {
    var seat = position.seat();
    if (betting.banker().equals(guest.player())) {
      return refuse(terms.clauses().bankerBets(), "The player-dealer makes no wager", "");
    }
    if (seat < 1 || seat > table.setup().seats()) {
      return refuse(terms.clauses().circles(), "There is no circle " + position, "");
    }
    if (seat == betting.bankSeat()) {
      return refuse(terms.clauses().bankerBets(), "That circle holds the bank", "");
    }
    return position.isBackline()
        ? behind(betting, guest, position, wager)
        : circle(betting, guest, seat);
  }

  private Optional<Refused> circle(Phase.Betting<R> betting, Guest guest, int seat) {
    var rule = terms.clauses().circles();
    if (!guest.isSeated()) {
      return refuse(rule, "Who stands behind the seats bets behind a circle", "");
    }
    var occupant = table.at(seat);
    if (occupant.isPresent() && !occupant.get().equals(guest)) {
      return refuse(rule, "Circle %d is %s's".formatted(seat, occupant.get().player()), "");
    }
    var there = Optional.ofNullable(betting.circles().get(seat));
    if (there.isPresent() && !there.get().own().bettor().equals(guest.player())) {
      var bettor = there.get().own().bettor();
      return refuse(rule, "%s bets on circle %d this round".formatted(bettor, seat), "");
    }
    return there.isPresent() ? Optional.empty() : room(betting, guest);
  }

  /// One more circle has to fit the house's maximum.
  private Optional<Refused> room(Phase.Betting<R> betting, Guest guest) {
    var rules = terms.circles();
    var mine =
        betting.circles().values().stream()
            .filter(circle -> circle.own().bettor().equals(guest.player()))
            .count();
    if (rules.maxPerPlayer() > 0 && mine >= rules.maxPerPlayer()) {
      var most = rules.maxPerPlayer();
      return refuse(
          terms.clauses().circles(), "One player bets on at most %d circles".formatted(most), "");
    }
    if (rules.maxInPlay() > 0 && betting.circles().size() >= rules.maxInPlay()) {
      var most = rules.maxInPlay();
      return refuse(
          terms.clauses().circles(), "At most %d circles are in play".formatted(most), "");
    }
    return Optional.empty();
  }

  private Optional<Refused> behind(
      Phase.Betting<R> betting, Guest guest, Position position, Wager wager) {
    var rule = terms.clauses().backline();
    if (!terms.backline().on().contains(wager)) {
      return refuse(rule, "This house permits no backline %s wager".formatted(wager.word()), "");
    }
    if (!position.equals(Position.behind(position.seat(), guest.player()))) {
      return refuse(rule, "That place is not yours", "");
    }
    var circle = Optional.ofNullable(betting.circles().get(position.seat()));
    if (circle.isEmpty()) {
      return refuse(
          rule, "There is no wager on circle %d to bet behind".formatted(position.seat()), "");
    }
    if (circle.get().own().bettor().equals(guest.player())) {
      return refuse(rule, "You bet on circle %d yourself".formatted(position.seat()), "");
    }
    var most = terms.backline().maxPerCircle();
    var isNew = circle.get().bets().stream().noneMatch(bet -> bet.position().equals(position));
    if (most > 0 && isNew && circle.get().behind().size() >= most) {
      return refuse(rule, "At most %d may bet behind a circle".formatted(most), "");
    }
    return Optional.empty();
  }

  /// Where limits bind the whole circle, all its game wagers together stay below the maximum
  ///
  Optional<Refused> scope(Phase.Betting<R> betting, Position position, Money amount) {
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

  /// Everything on that place goes back; with the seat's own wager go those behind it.
  List<BankedEvent> takenBack(Phase.Betting<R> betting, Position position) {
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

  /// Chips a player can still put down, the fees of his wagers kept aside (P215-FEE-1).
  Money free(Phase.Betting<R> betting, Player player, Position position) {
    var fees = new Collections<>(terms, table);
    var isNew = Bets.bet(table, position).isEmpty();
    var owed = fees.players(betting, player);
    var more = isNew ? fees.perWager(position) : Money.ZERO;
    return table.stack(player).minus(owed).minus(more);
  }

  Map<Wager, Money> stakes(Position position) {
    return Bets.bet(table, position).map(Bet::stakes).orElse(Map.of());
  }

  private static Optional<Refused> refuse(Rule rule, String sentence, String remedy) {
    return Optional.of(new Refused(rule, sentence, remedy));
  }
}
