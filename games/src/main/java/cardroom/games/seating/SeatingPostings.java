package cardroom.games.seating;

import cardroom.games.money.Money;
import cardroom.games.table.Account;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.Posting;
import java.util.List;

/// Which chips come to a table and leave it with their owner.
public final class SeatingPostings {

  private SeatingPostings() {}

  public static List<Posting> of(SeatingEvent event) {
    return switch (event) {
      case SeatingEvent.Sat(var player, _, var chips, _) -> bought(player, chips);
      case SeatingEvent.ToppedUp(var player, var chips) -> bought(player, chips);
      case SeatingEvent.Left(var player, var chips) ->
          moved(new Account.Stack(player), new Account.Purse(player), chips);
      case SeatingEvent.HourPassed _,
          SeatingEvent.Leaving _,
          SeatingEvent.SatOut _,
          SeatingEvent.CameBack _ ->
          List.of();
    };
  }

  private static List<Posting> bought(Player player, Money chips) {
    return moved(new Account.Purse(player), new Account.Stack(player), chips);
  }

  private static List<Posting> moved(Account from, Account to, Money chips) {
    return Posting.move(from, to, chips, "", Position.TABLE, "");
  }
}
