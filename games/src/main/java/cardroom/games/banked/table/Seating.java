package cardroom.games.banked.table;

import cardroom.games.banked.Terms;
import cardroom.games.banked.table.BankedEvent.*;
import cardroom.games.money.Money;
import cardroom.games.table.Choice.Amount;
import cardroom.games.table.Command.Act;
import cardroom.games.table.Player;
import cardroom.games.table.RoomRule;
import cardroom.games.table.Ruling;
import java.util.ArrayList;
import java.util.List;

/// Coming, going, and sitting out.
record Seating<R>(Terms terms, Banked<R> table) {

  static final String SIT = "sit";
  static final String SIT_AS_PROVIDER = "sit-as-provider";
  static final String STAND_BEHIND = "stand-behind";
  static final String TOP_UP = "top-up";
  static final String LEAVE = "leave";
  static final String SIT_OUT = "sit-out";
  static final String COME_BACK = "come-back";

  Ruling sit(Act act, boolean provider) {
    var seat = act.position().seat();
    if (table.guest(act.player()).isPresent()) {
      return Ruling.refused(RoomRule.SEAT, "You are at this table already", "Leave it first.");
    }
    if (seat < 1 || seat > table.setup().seats()) {
      var most = table.setup().seats();
      return Ruling.refused(
          terms.clauses().seats(), "There is no such seat", "Choose 1 to %d.".formatted(most));
    }
    if (table.at(seat).isPresent()) {
      return Ruling.refused(RoomRule.SEAT, "Seat %d is taken".formatted(seat), "");
    }
    if (isBetOn(seat)) {
      return Ruling.refused(
          terms.clauses().circles(),
          "Somebody bets on circle %d this round".formatted(seat),
          "Sit down when the round is over.");
    }
    return bought(act, new Sat(act.player(), seat, act.amount(), provider));
  }

  /// A circle belongs to its bettor for the round.
  private boolean isBetOn(int seat) {
    return switch (table.phase()) {
      case Phase.Resting<R> _ -> false;
      case Phase.Betting<R> betting -> betting.circles().containsKey(seat);
      case Phase.Dealing<R> dealing ->
          dealing.start().circles().stream().anyMatch(circle -> circle.seat() == seat);
    };
  }

  Ruling standBehind(Act act) {
    if (table.guest(act.player()).isPresent()) {
      return Ruling.refused(RoomRule.SEAT, "You are at this table already", "");
    }
    if (terms.backline().on().isEmpty()) {
      return Ruling.refused(
          terms.clauses().backline(), "This house permits no backline betting", "");
    }
    return bought(act, new Sat(act.player(), 0, act.amount(), false));
  }

  private Ruling bought(Act act, Sat event) {
    var south = table.departures().refusal(act.player(), buyIn(), act.amount());
    if (south.isPresent()) {
      return south.get();
    }
    var range = buyIn(act.player());
    if (!range.takes(act.amount())) {
      var said = "A buy-in of %s is not possible here".formatted(act.amount());
      var remedy = "Bring %s to %s.".formatted(range.min(), range.max());
      return Ruling.refused(RoomRule.BUY_IN, said, remedy);
    }
    return Ruling.allowed(event);
  }

  /// What that player may sit down with.
  Amount buyIn(Player player) {
    return table.departures().buyIn(player, buyIn());
  }

  /// From four wagers at the minimum to a thousand of them.
  Amount buyIn() {
    var least = terms.schedule(table.schedule()).limitMin();
    return new Amount(least.times(4), least.times(1000), terms.moneyUnit(), least.times(40));
  }

  Ruling topUp(Act act, Guest guest) {
    var most = topUpMax(guest);
    if (!act.amount().isPositive()
        || act.amount().isMoreThan(most)
        || !act.amount().isMultipleOf(terms.moneyUnit())) {
      var said = "A top-up of %s is not possible".formatted(act.amount());
      return Ruling.refused(RoomRule.BUY_IN, said, "Add up to %s.".formatted(most));
    }
    return Ruling.allowed(new ToppedUp(act.player(), act.amount()));
  }

  Money topUpMax(Guest guest) {
    return buyIn().max().minus(guest.stack()).downTo(terms.moneyUnit()).max(Money.ZERO);
  }

  /// At once when nothing of his is at stake, else when the round is over.
  Ruling leave(Guest guest) {
    var player = guest.player();
    return switch (table.phase()) {
      case Phase.Resting<R> _ -> Ruling.allowed(new Left(player, guest.stack()));
      case Phase.Betting<R> betting when betting.banker().equals(player) ->
          Ruling.allowed(new Leaving(player));
      case Phase.Betting<R> betting -> {
        var events = new ArrayList<cardroom.games.table.Event>(takenBack(betting, guest));
        var back = Money.sum(Bets.of(betting, player).stream().map(bet -> bet.total()).toList());
        events.add(new Left(player, guest.stack().plus(back)));
        yield new Ruling.Allowed(events);
      }
      case Phase.Dealing<R> dealing ->
          isAtStake(dealing, guest)
              ? Ruling.allowed(new Leaving(player))
              : Ruling.allowed(new Left(player, guest.stack()));
    };
  }

  private boolean isAtStake(Phase.Dealing<R> dealing, Guest guest) {
    return dealing.start().banker().equals(guest.player())
        || dealing.start().circles().stream()
            .flatMap(circle -> circle.bets().stream())
            .anyMatch(bet -> bet.bettor().equals(guest.player()));
  }

  private List<BankedEvent> takenBack(Phase.Betting<R> betting, Guest guest) {
    return Bets.of(betting, guest.player()).stream()
        .flatMap(bet -> new Wagering<>(terms, table).takenBack(betting, bet.position()).stream())
        .distinct()
        .toList();
  }

  Ruling sitOut(Guest guest) {
    return guest.isSittingOut()
        ? Ruling.refused(RoomRule.NOT_NOW, "You sit out already", "You may: come-back.")
        : Ruling.allowed(new SatOut(guest.player()));
  }

  Ruling comeBack(Guest guest) {
    return guest.isSittingOut() && !guest.isLeaving()
        ? Ruling.allowed(new CameBack(guest.player()))
        : Ruling.refused(RoomRule.NOT_NOW, "You do not sit out", "");
  }
}
