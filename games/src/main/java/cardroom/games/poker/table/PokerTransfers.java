package cardroom.games.poker.table;

import cardroom.games.money.Money;
import cardroom.games.poker.sheet.PokerSheet;
import cardroom.games.rules.Rule;
import cardroom.games.seating.SeatingEvent;
import cardroom.games.seating.SeatingTransfers;
import cardroom.games.table.ChipAccount;
import cardroom.games.table.Event;
import cardroom.games.table.Position;
import cardroom.games.table.Transfer;
import cardroom.games.table.Transfer.Slip;
import cardroom.games.table.TransferCause.Clause;
import cardroom.games.table.WagerId;
import java.util.List;
import java.util.Optional;

/// Which chips an event moves: what each player of the hand puts into the middle, what comes back
/// from it, and the fee into the box. Stacks change only through these transfers.
record PokerTransfers(PokerSheet sheet) {
  private static final ChipAccount LAYOUT = new ChipAccount.Layout();
  private static final ChipAccount DROP = new ChipAccount.Drop();
  private static final WagerId POT = WagerId.named("pot");
  private static final WagerId COLLECTION = WagerId.named("collection");

  /// @param after the table with the hand as the event leaves it
  List<Transfer> of(PokerState before, PokerState after, Event event) {
    return switch (event) {
      case PokerEvent own -> ofHand(before, after, own);
      case SeatingEvent seating -> SeatingTransfers.of(seating);
      default -> throw new IllegalArgumentException(event + " is not of a poker table");
    };
  }

  private List<Transfer> ofHand(PokerState before, PokerState after, PokerEvent event) {
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
          moved(slip, before, after, event);
      case PokerEvent.Entered _,
          PokerEvent.Missed _,
          PokerEvent.Turned _,
          PokerEvent.Armed _,
          PokerEvent.Taken _ -> {}
    }
    return slip.transfers();
  }

  /// What every player puts in or gets back now.
  private void moved(Slip slip, PokerState before, PokerState after, PokerEvent event) {
    if (hasSameChips(before.play(), after.play())) {
      return;
    }
    var clauses = new TransferClauses(sheet, before);
    for (var chair : before.chairs()) {
      var cents = put(after.play(), chair) - put(before.play(), chair);
      if (cents != 0) {
        var put = Money.cents(cents);
        slip.move(
            new ChipAccount.Stack(chair.player()),
            LAYOUT,
            put,
            new Clause(clauses.of(event, chair, put), Position.seat(chair.seat()), POT));
      }
    }
  }

  /// Most events of a hand deal a card and leave the chips the very same value.
  @SuppressWarnings("ReferenceEquality") // equal copies are compared player by player
  private static boolean hasSameChips(Optional<HandInPlay> before, Optional<HandInPlay> after) {
    return before.isPresent()
        && after.isPresent()
        && before.get().start() == after.get().start()
        && before.get().hand().felt().chips() == after.get().hand().felt().chips();
  }

  /// What a player has put into the hand in progress so far, in cents.
  private static long put(Optional<HandInPlay> play, PokerPlayer chair) {
    return play.isPresent() ? put(play.get(), play.get().lineup().place(chair.seat())) : 0;
  }

  private static long put(HandInPlay play, int place) {
    return place < 0
        ? 0
        : play.start().stacks().at(place) - play.hand().felt().chips().behind(place);
  }

  private static void ended(Slip slip, List<PokerEvent.Line> lines, Money fee, Rule rule) {
    for (var line : lines) {
      slip.move(
          LAYOUT,
          new ChipAccount.Stack(line.player()),
          line.amount(),
          new Clause(line.rule(), Position.seat(line.seat()), POT));
    }
    slip.move(LAYOUT, DROP, fee, new Clause(rule, Position.TABLE, COLLECTION));
  }
}
