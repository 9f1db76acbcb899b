package cardroom.games.seating;

import cardroom.games.money.Money;
import cardroom.games.table.ChipAccount;
import cardroom.games.table.Player;
import cardroom.games.table.Transfer;
import cardroom.games.table.TransferCause.Reason;
import java.util.List;

/// Which chips come to a table and leave it with their owner.
public final class SeatingTransfers {

  private SeatingTransfers() {}

  public static List<Transfer> of(SeatingEvent event) {
    return switch (event) {
      case SeatingEvent.Sat(var player, _, var chips, _) -> brought(player, chips, Reason.BUY_IN);
      case SeatingEvent.ToppedUp(var player, var chips) -> brought(player, chips, Reason.TOP_UP);
      case SeatingEvent.Left(var player, var chips) ->
          moved(
              new ChipAccount.Stack(player), new ChipAccount.Purse(player), chips, Reason.CASH_OUT);
      case SeatingEvent.HourPassed _,
          SeatingEvent.Leaving _,
          SeatingEvent.SatOut _,
          SeatingEvent.CameBack _,
          SeatingEvent.Moved _ ->
          List.of();
    };
  }

  private static List<Transfer> brought(Player player, Money chips, Reason reason) {
    return moved(new ChipAccount.Purse(player), new ChipAccount.Stack(player), chips, reason);
  }

  private static List<Transfer> moved(
      ChipAccount from, ChipAccount to, Money chips, Reason reason) {
    return new Transfer.Slip().move(from, to, chips, reason).transfers();
  }
}
