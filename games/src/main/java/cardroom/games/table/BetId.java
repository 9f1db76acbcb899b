package cardroom.games.table;

/// The ids of choices that put chips on a wager of the layout: `bet.game`, `bet.buster`.
public final class BetId {
  private static final String BET = "bet.";

  private BetId() {}

  public static String of(String wager) {
    return BET + wager;
  }

  /// Whether a choice with that id is a bet.
  public static boolean isBet(String id) {
    return id.startsWith(BET);
  }

  /// The wager that an id bets on: `game` of `bet.game`.
  public static String wager(String id) {
    return id.substring(BET.length());
  }
}
