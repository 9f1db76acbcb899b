package cardroom.games.poker.table;

import cardroom.games.money.Money;
import cardroom.games.table.Account;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.Posting;
import cardroom.games.table.Posting.Slip;
import java.util.List;

/// Which chips an event moves: every stack's change against the layout, the fee into the box.
record Books(PokerTable game) {
  private static final Account LAYOUT = new Account.Layout();
  private static final Account DROP = new Account.Drop();

  List<Posting> of(Poker before, PokerEvent event) {
    var slip = new Slip();
    switch (event) {
      case PokerEvent.Sat(var player, _, var chips, _) -> bought(slip, player, chips);
      case PokerEvent.ToppedUp(var player, var chips) -> bought(slip, player, chips);
      case PokerEvent.Left(var player, var chips) ->
          slip.move(
              new Account.Stack(player), new Account.Purse(player), chips, "", Position.TABLE, "");
      case PokerEvent.Ended(var lines, var fee, var rule) -> ended(slip, lines, fee, rule);
      case PokerEvent.Began _,
          PokerEvent.Decided _,
          PokerEvent.Troubled _,
          PokerEvent.Voided _,
          PokerEvent.Redealt _,
          PokerEvent.Dealt _,
          PokerEvent.Shuffled _ ->
          moved(slip, before, event);
      case PokerEvent.Leaving _,
          PokerEvent.SatOut _,
          PokerEvent.CameBack _,
          PokerEvent.Moved _,
          PokerEvent.Entered _,
          PokerEvent.Missed _,
          PokerEvent.Turned _,
          PokerEvent.Armed _,
          PokerEvent.HourPassed _,
          PokerEvent.Taken _ -> {}
    }
    return slip.legs();
  }

  private static void bought(Slip slip, Player player, Money chips) {
    slip.move(new Account.Purse(player), new Account.Stack(player), chips, "", Position.TABLE, "");
  }

  /// What every player puts in or gets back now.
  private void moved(Slip slip, Poker before, PokerEvent event) {
    var after = game.apply(before, event);
    var clauses = new PostingClauses(game.sheet(), before);
    for (var chair : before.chairs()) {
      var now = after.of(chair.player()).map(after::stack).orElse(Money.ZERO);
      var put = before.stack(chair).minus(now);
      if (!put.isZero()) {
        slip.move(
            new Account.Stack(chair.player()),
            LAYOUT,
            put,
            clauses.of(event, chair, put),
            Position.seat(chair.seat()),
            "pot");
      }
    }
  }

  private static void ended(Slip slip, List<PokerEvent.Line> lines, Money fee, String rule) {
    for (var line : lines) {
      slip.move(
          LAYOUT,
          new Account.Stack(line.player()),
          line.amount(),
          line.rule(),
          Position.seat(line.seat()),
          "pot");
    }
    slip.move(LAYOUT, DROP, fee, rule, Position.TABLE, "collection");
  }
}
