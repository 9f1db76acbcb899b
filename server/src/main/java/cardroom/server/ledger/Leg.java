package cardroom.server.ledger;

import cardroom.games.table.Account;
import cardroom.games.table.Cause;
import cardroom.games.table.Position;
import cardroom.games.table.Transfer;
import java.util.ArrayList;
import java.util.List;

/// One leg of a movement of chips as the ledger keeps it: the account gains the cents, or loses
/// them.
///
/// @param rule the clause that moved the chips, or the word for a buy-in, a top-up or a cash-out
///   and for chips that come into the room or go out of it; empty only where older programs had no
///   word
public record Leg(AccountName account, long cents, String rule, String position, String wager) {
  /// Chips that the room gives somebody.
  private static final String GRANT = "grant";

  /// Chips that go out of the room with whoever closes their account.
  private static final String REDEMPTION = "redemption";

  /// What stands for the rule where no clause of a game moved the chips.
  public static final List<String> BY_NO_CLAUSE =
      List.of(
          "",
          Cause.Reason.BUY_IN.word(),
          Cause.Reason.TOP_UP.word(),
          Cause.Reason.CASH_OUT.word(),
          GRANT,
          REDEMPTION);

  /// Two for each transfer: first the account that pays.
  public static List<Leg> of(List<Transfer> transfers, long table) {
    List<Leg> legs = new ArrayList<>();
    for (var transfer : transfers) {
      var cents = transfer.amount().cents();
      legs.add(of(transfer.from(), -cents, transfer.cause(), table));
      legs.add(of(transfer.to(), cents, transfer.cause(), table));
    }
    return legs;
  }

  private static Leg of(Account account, long cents, Cause cause, long table) {
    var name = AccountName.of(account, table);
    return switch (cause) {
      case Cause.Clause(var rule, var position, var wager) ->
          new Leg(name, cents, rule.id(), position.id(), wager);
      case Cause.Reason reason -> new Leg(name, cents, reason.word(), Position.TABLE.id(), "");
    };
  }

  /// Whether a clause of the game moved the chips, not their owner or the room.
  public boolean isByRule() {
    return !BY_NO_CLAUSE.contains(rule);
  }

  public Leg withoutRule() {
    return new Leg(account, cents, "", position, wager);
  }

  /// The legs by which play chips are created for somebody, or, with less than nothing, taken out
  /// of the room again.
  public static List<Leg> issued(String player, long cents) {
    var reason = cents < 0 ? REDEMPTION : GRANT;
    return List.of(
        new Leg(AccountName.ISSUE, -cents, reason, "", ""),
        new Leg(AccountName.purse(player), cents, reason, "", ""));
  }
}
