package cardroom.server.ledger;

import cardroom.games.table.Posting;

/// One leg of a movement of chips as the ledger keeps it: the account gains the cents, or loses
/// them.
///
/// @param rule the clause that moved the chips, or empty for a buy-in, a cash-out or a grant
public record Leg(AccountName account, long cents, String rule, String position, String wager) {

  public static Leg of(Posting posting, long table) {
    return new Leg(
        AccountName.of(posting.account(), table),
        posting.amount().cents(),
        posting.rule(),
        posting.position().id(),
        posting.wager());
  }

  public Leg withoutRule() {
    return new Leg(account, cents, "", position, wager);
  }

  /// A movement that no rule of a game asks for.
  public static Leg plain(AccountName account, long cents) {
    return new Leg(account, cents, "", "", "");
  }
}
