package cardroom.games.poker.table;

import cardroom.games.money.Money;
import cardroom.games.seating.SeatingEvent;
import cardroom.games.seating.SeatingTransfers;
import cardroom.games.table.Account;
import cardroom.games.table.Cause.Clause;
import cardroom.games.table.Event;
import cardroom.games.table.Position;
import cardroom.games.table.Transfer;
import cardroom.games.table.Transfer.Slip;
import java.util.List;

/// Which chips an event moves: every stack's change against the layout, the fee into the box.
record PokerTransfers(PokerTable game) {
  private static final Account LAYOUT = new Account.Layout();
  private static final Account DROP = new Account.Drop();

  List<Transfer> of(Poker before, Event event) {
    return switch (event) {
      case PokerEvent own -> ofHand(before, own);
      case SeatingEvent seating -> SeatingTransfers.of(seating);
      default -> throw new IllegalArgumentException(event + " is not of a poker table");
    };
  }

  private List<Transfer> ofHand(Poker before, PokerEvent event) {
    var slip = new Slip();
    switch (event) {
      case PokerEvent.Ended(var lines, var fee, var rule) -> ended(slip, lines, fee, rule);
      case PokerEvent.Began _,
          PokerEvent.Decided _,
          PokerEvent.Troubled _,
          PokerEvent.Voided _,
          PokerEvent.Redealt _,
          PokerEvent.Dealt _,
          PokerEvent.Shuffled _ ->
          moved(slip, before, event);
      case PokerEvent.Moved _,
          PokerEvent.Entered _,
          PokerEvent.Missed _,
          PokerEvent.Turned _,
          PokerEvent.Armed _,
          PokerEvent.Taken _ -> {}
    }
    return slip.transfers();
  }

  /// What every player puts in or gets back now.
  private void moved(Slip slip, Poker before, PokerEvent event) {
    var after = game.apply(before, event);
    var clauses = new TransferClauses(game.sheet(), before);
    for (var chair : before.chairs()) {
      var now = after.of(chair.player()).map(after::stack).orElse(Money.ZERO);
      var put = before.stack(chair).minus(now);
      if (!put.isZero()) {
        slip.move(
            new Account.Stack(chair.player()),
            LAYOUT,
            put,
            new Clause(clauses.of(event, chair, put), Position.seat(chair.seat()), "pot"));
      }
    }
  }

  private static void ended(Slip slip, List<PokerEvent.Line> lines, Money fee, String rule) {
    for (var line : lines) {
      slip.move(
          LAYOUT,
          new Account.Stack(line.player()),
          line.amount(),
          new Clause(line.rule(), Position.seat(line.seat()), "pot"));
    }
    slip.move(LAYOUT, DROP, fee, new Clause(rule, Position.TABLE, "collection"));
  }
}
