package cardroom.games.banked.table;

import cardroom.games.banked.BankedGame;
import cardroom.games.banked.Bet;
import cardroom.games.banked.Circle;
import cardroom.games.banked.CollectionRule;
import cardroom.games.banked.Move;
import cardroom.games.banked.table.BankedEvent.*;
import cardroom.games.money.Money;
import cardroom.games.rules.Rule;
import cardroom.games.seating.SeatingEvent;
import cardroom.games.seating.SeatingTransfers;
import cardroom.games.table.ChipAccount;
import cardroom.games.table.ChipAccount.*;
import cardroom.games.table.Event;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.RoomRule;
import cardroom.games.table.Transfer;
import cardroom.games.table.Transfer.Slip;
import cardroom.games.table.TransferCause.Clause;
import cardroom.games.table.WagerId;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/// Which chips an event moves. Stacks change only through these transfers.
record BankedTransfers<R>(BankedGame<R> game) {

  private static final ChipAccount LAYOUT = new Layout();
  private static final ChipAccount BANK = new Bank();
  private static final ChipAccount DROP = new Drop();
  private static final WagerId BANK_WAGER = WagerId.named("bank");
  private static final WagerId COLLECTION = WagerId.named("collection");

  private static final Rule VOID = RoomRule.VOID;
  private static final Rule REFUNDED = CollectionRule.REFUNDED;

  List<Transfer> of(BankedState<R> before, Event event) {
    return switch (event) {
      case SeatingEvent seating -> SeatingTransfers.of(seating);
      case BankedEvent own -> moved(before, own);
      default -> throw new IllegalArgumentException(event + " is not of a banked table");
    };
  }

  private List<Transfer> moved(BankedState<R> before, BankedEvent event) {
    var slip = new Slip();
    switch (event) {
      case BankTaken(_, var player, var amount) ->
          slip.move(
              stack(player), BANK, amount, new Clause(bankClause(), Position.BANK, BANK_WAGER));
      case Wagered wagered -> wager(slip, before, wagered);
      case NobodyBet _ -> bankBack(slip, before, bankClause());
      case Closed(var fees) -> fees.forEach(fee -> drop(slip, fee));
      case Decided decided -> extras(slip, before, decided);
      case Settled(var lines) -> settle(slip, before, lines);
      case Voided(_, var feesToo) -> giveBack(slip, before, feesToo);
      case BankPassed _,
          Matched _,
          BetsMade _,
          Shuffled _,
          Burned _,
          Dealt _,
          Turned _,
          ScheduleChanged _ -> {}
    }
    return slip.transfers();
  }

  private static ChipAccount stack(Player player) {
    return new Stack(player);
  }

  private void wager(Slip slip, BankedState<R> before, Wagered event) {
    var had = CircleBets.bet(before, event.position()).map(bet -> bet.on(event.wager()));
    var more = event.amount().minus(had.orElse(Money.ZERO));
    var name = event.wager();
    slip.move(
        stack(event.player()),
        LAYOUT,
        more,
        new Clause(game.terms().clauses().limits(), event.position(), name));
  }

  private static void drop(Slip slip, Fee fee) {
    slip.move(
        stack(fee.payer()), DROP, fee.amount(), new Clause(fee.rule(), fee.position(), COLLECTION));
  }

  private void extras(Slip slip, BankedState<R> before, Decided event) {
    if (before.phase() instanceof BankedPhase.Dealing<R> dealing) {
      var move = new Move.Decide(event.position(), event.choice(), event.amount(), event.behind());
      game.extra(dealing.round(), move)
          .forEach(
              (position, amount) -> {
                var owner = stack(owner(dealing.start().circles(), position));
                slip.move(
                    owner,
                    LAYOUT,
                    amount,
                    new Clause(
                        game.extraClause(event.choice()),
                        position,
                        WagerId.named(event.choice().word())));
              });
    }
  }

  private void settle(Slip slip, BankedState<R> before, List<Line> lines) {
    if (before.phase() instanceof BankedPhase.Dealing<R> dealing) {
      var left = dealing.start().bank();
      for (var line : lines) {
        var rule = rule(line);
        var name = line.wager();
        var owner = stack(line.bettor());
        slip.move(LAYOUT, BANK, line.collected(), new Clause(rule, line.position(), name));
        slip.move(LAYOUT, owner, line.returned(), new Clause(rule, line.position(), name));
        slip.move(BANK, owner, line.paid(), new Clause(rule, line.position(), name));
        left = left.plus(line.collected()).minus(line.paid());
      }
      var banker = stack(dealing.start().banker());
      slip.move(BANK, banker, left, new Clause(bankClause(), Position.BANK, BANK_WAGER));
    }
  }

  /// The clause that decided the wager, or the one about a short bank where it mattered.
  private static Rule rule(Line line) {
    var isCutShort = !line.paid().minus(line.collected()).equals(line.due());
    return isCutShort ? line.rules().getLast() : line.rules().getFirst();
  }

  private void bankBack(Slip slip, BankedState<R> before, Rule rule) {
    if (before.phase() instanceof BankedPhase.Betting<R> betting) {
      var banker = stack(betting.banker());
      slip.move(BANK, banker, betting.bank(), new Clause(rule, Position.BANK, BANK_WAGER));
    }
  }

  private void giveBack(Slip slip, BankedState<R> before, boolean feesToo) {
    switch (before.phase()) {
      case BankedPhase.Resting<R> _ -> {}
      case BankedPhase.Betting<R> betting -> {
        stakes(slip, betting.circles().values());
        bankBack(slip, before, VOID);
      }
      case BankedPhase.Dealing<R> dealing -> {
        stakes(slip, dealing.start().circles());
        dealing.extras().forEach((position, amount) -> extraBack(slip, dealing, position, amount));
        var banker = stack(dealing.start().banker());
        var bank = dealing.start().bank();
        slip.move(BANK, banker, bank, new Clause(VOID, Position.BANK, BANK_WAGER));
        if (feesToo) {
          dealing.fees().forEach(fee -> refund(slip, fee));
        }
      }
    }
  }

  private void stakes(Slip slip, Collection<Circle> circles) {
    for (var circle : circles) {
      for (var bet : circle.bets()) {
        bet.stakes()
            .forEach(
                (wager, amount) -> {
                  var owner = stack(bet.bettor());
                  slip.move(LAYOUT, owner, amount, new Clause(VOID, bet.position(), wager));
                });
      }
    }
  }

  private void extraBack(
      Slip slip, BankedPhase.Dealing<R> dealing, Position position, Money amount) {
    var owner = stack(owner(dealing.start().circles(), position));
    // What was added to several wagers of a place comes back together.
    slip.move(LAYOUT, owner, amount, new Clause(VOID, position, Optional.empty()));
  }

  private void refund(Slip slip, Fee fee) {
    var payer = stack(fee.payer());
    slip.move(DROP, payer, fee.amount(), new Clause(REFUNDED, fee.position(), COLLECTION));
  }

  private static Player owner(Collection<Circle> circles, Position position) {
    return circles.stream()
        .flatMap(circle -> circle.bets().stream())
        .filter(bet -> bet.position().equals(position))
        .map(Bet::bettor)
        .findFirst()
        .orElseThrow();
  }

  private Rule bankClause() {
    return game.terms().clauses().bankWager();
  }
}
