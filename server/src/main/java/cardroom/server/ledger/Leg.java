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
/// @param rule the clause that moved the chips, or the word for a buy-in, a top-up or a cash-out;
///   empty for a grant, and for chips that were bought or cashed before those had words
public record Leg(AccountName account, long cents, String rule, String position, String wager) {
  /// What stands for the rule where the owner moved the chips, and no clause of the game.
  public static final List<String> OF_THE_OWNER =
      List.of(
          "", Cause.Reason.BUY_IN.word(), Cause.Reason.TOP_UP.word(), Cause.Reason.CASH_OUT.word());

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
          new Leg(name, cents, rule, position.id(), wager);
      case Cause.Reason reason -> new Leg(name, cents, reason.word(), Position.TABLE.id(), "");
    };
  }

  /// Whether a clause of the game moved the chips, not their owner.
  public boolean isByRule() {
    return !OF_THE_OWNER.contains(rule);
  }

  public Leg withoutRule() {
    return new Leg(account, cents, "", position, wager);
  }

  /// A movement that no rule of a game asks for.
  public static Leg plain(AccountName account, long cents) {
    return new Leg(account, cents, "", "", "");
  }
}
