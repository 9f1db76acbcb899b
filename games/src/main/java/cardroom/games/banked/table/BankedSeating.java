package cardroom.games.banked.table;

import cardroom.games.banked.BankedTerms;
import cardroom.games.money.Money;
import cardroom.games.rules.Rule;
import cardroom.games.seating.Seating;
import cardroom.games.seating.SeatingEvent.Left;
import cardroom.games.table.Choice.Amount;
import cardroom.games.table.Command.Act;
import cardroom.games.table.Event;
import cardroom.games.table.Ruling;
import cardroom.games.table.Ruling.Refused;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What is special about seating at a banked table: circles that are bet on, places behind the
/// seats, wagers that are taken back.
record BankedSeating<R>(BankedTerms terms, BankedState<R> table) {

  Seating seating() {
    return new Seating(
        table.setup().seats(),
        terms.clauses().seats(),
        buyIn(),
        table.guests(),
        table.departures());
  }

  Ruling sit(Act act, BankedPlayer.Role role) {
    var seat = act.position().seat();
    var refused =
        seating()
            .seatRefusal(act.player(), seat)
            .or(() -> isBetOn(seat) ? somebodyBetsOn(seat) : Optional.empty());
    return refused.isPresent() ? refused.get() : seating().sit(act, seat, role);
  }

  private Optional<Refused> somebodyBetsOn(int seat) {
    return refused(
        terms.clauses().circles(),
        "Somebody bets on circle %d this round".formatted(seat),
        "Sit down when the round is over.");
  }

  /// A circle belongs to its bettor for the round.
  boolean isBetOn(int seat) {
    return switch (table.phase()) {
      case BankedPhase.Resting<R> _ -> false;
      case BankedPhase.Betting<R> betting -> betting.circles().containsKey(seat);
      case BankedPhase.Dealing<R> dealing ->
          dealing.start().circles().stream().anyMatch(circle -> circle.seat() == seat);
    };
  }

  Ruling standBehind(Act act) {
    var refused =
        seating()
            .placeRefusal(act.player())
            .or(() -> isBacklineOpen() ? Optional.empty() : closed());
    return refused.isPresent() ? refused.get() : seating().sit(act, 0, BankedPlayer.Role.PLAYER);
  }

  boolean isBacklineOpen() {
    return !terms.backline().on().isEmpty();
  }

  private Optional<Refused> closed() {
    return refused(terms.clauses().backline(), "This house does not permit backline betting", "");
  }

  private static Optional<Refused> refused(Rule rule, String sentence, String remedy) {
    return Optional.of(new Refused(rule, sentence, remedy));
  }

  /// From four wagers at the minimum to a thousand of them.
  Amount buyIn() {
    var least = terms.schedule(table.schedule()).limitMin();
    return new Amount(least.times(4), least.times(1000), terms.moneyUnit(), least.times(40));
  }

  /// Wagers can be taken back as long as betting is open; a player who banks, or has cards, stays
  /// to the end.
  Ruling leave(BankedPlayer guest) {
    return switch (table.phase()) {
      case BankedPhase.Resting<R> _ -> seating().leave(guest, false);
      case BankedPhase.Betting<R> betting when betting.banker().equals(guest.player()) ->
          seating().leave(guest, true);
      case BankedPhase.Betting<R> betting -> {
        var events = new ArrayList<Event>(takenBack(betting, guest));
        var bets = CircleBets.of(betting, guest.player());
        var back = Money.sum(bets.stream().map(bet -> bet.total()).toList());
        events.add(new Left(guest.player(), guest.stack().plus(back)));
        yield new Ruling.Allowed(events);
      }
      case BankedPhase.Dealing<R> dealing -> seating().leave(guest, isAtStake(dealing, guest));
    };
  }

  private boolean isAtStake(BankedPhase.Dealing<R> dealing, BankedPlayer guest) {
    return dealing.start().banker().equals(guest.player())
        || dealing.start().circles().stream()
            .flatMap(circle -> circle.bets().stream())
            .anyMatch(bet -> bet.bettor().equals(guest.player()));
  }

  private List<BankedEvent> takenBack(BankedPhase.Betting<R> betting, BankedPlayer guest) {
    return CircleBets.of(betting, guest.player()).stream()
        .flatMap(bet -> new Wagering<>(terms, table).takenBack(betting, bet.position()).stream())
        .distinct()
        .toList();
  }
}
