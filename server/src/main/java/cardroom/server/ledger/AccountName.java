package cardroom.server.ledger;

import cardroom.games.table.ChipAccount;
import java.util.Locale;

/// Which account a chip is in (Contract 6).
///
/// @param owner the player's name, or empty
/// @param table the table's number, or 0 for an account of the whole room
public record AccountName(Kind kind, String owner, long table) {

  /// Play chips created; the only account that may be negative.
  public static final AccountName ISSUE = new AccountName(Kind.ISSUE, "", 0);

  /// What an account is for.
  public enum Kind {
    ISSUE,
    CAGE,
    PLAYER,
    STACK,
    LAYOUT,
    BANK,
    DROP,
    TRAY;

    private final String word = name().toLowerCase(Locale.ROOT);

    public String word() {
      return word;
    }

    public static Kind of(String word) {
      return valueOf(word.toUpperCase(Locale.ROOT));
    }
  }

  public static AccountName purse(String player) {
    return new AccountName(Kind.PLAYER, player, 0);
  }

  public static AccountName stack(String player, long table) {
    return new AccountName(Kind.STACK, player, table);
  }

  /// The room's name for an account that a table speaks of.
  public static AccountName of(ChipAccount account, long table) {
    return switch (account) {
      case ChipAccount.Purse(var player) -> purse(player.name());
      case ChipAccount.Stack(var player) -> stack(player.name(), table);
      case ChipAccount.Layout _ -> new AccountName(Kind.LAYOUT, "", table);
      case ChipAccount.Bank _ -> new AccountName(Kind.BANK, "", table);
      case ChipAccount.Drop _ -> new AccountName(Kind.DROP, "", table);
      case ChipAccount.Tray _ -> new AccountName(Kind.TRAY, "", table);
    };
  }

  public boolean mayBeNegative() {
    return kind == Kind.ISSUE;
  }

  /// `player:ann`, `stack:ann of table 7`, `layout of table 7`.
  @Override
  public String toString() {
    var name = owner.isEmpty() ? kind.word() : kind.word() + ":" + owner;
    return table == 0 ? name : name + " of table " + table;
  }
}
