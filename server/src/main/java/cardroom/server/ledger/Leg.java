package cardroom.server.ledger;

import cardroom.games.table.Transfer;
import cardroom.games.table.TransferCause;
import cardroom.games.table.TransferCause.Reason;
import cardroom.games.table.WagerId;
import java.util.ArrayList;
import java.util.List;

/// One leg of a movement of chips: the account gains the cents, or loses them.
public record Leg(AccountName account, long cents, TransferCause cause) {

  /// Two for each transfer: first the account that pays.
  public static List<Leg> of(List<Transfer> transfers, long table) {
    List<Leg> legs = new ArrayList<>();
    for (var transfer : transfers) {
      var cents = transfer.amount().cents();
      legs.add(new Leg(AccountName.of(transfer.from(), table), -cents, transfer.cause()));
      legs.add(new Leg(AccountName.of(transfer.to(), table), cents, transfer.cause()));
    }
    return legs;
  }

  /// The legs by which play chips are created for somebody, or, with a negative amount, taken out
  /// of the room again.
  public static List<Leg> issued(String player, long cents) {
    var reason = cents < 0 ? Reason.REDEMPTION : Reason.GRANT;
    return List.of(
        new Leg(AccountName.ISSUE, -cents, reason),
        new Leg(AccountName.purse(player), cents, reason));
  }

  /// As the records hold it.
  public WrittenLeg written() {
    return switch (cause) {
      case TransferCause.Clause(var rule, var position, var wager) ->
          new WrittenLeg(
              account, cents, rule.id(), position.id(), wager.map(WagerId::word).orElse(""));
      case Reason reason -> new WrittenLeg(account, cents, reason.word(), reason.place(), "");
    };
  }
}
