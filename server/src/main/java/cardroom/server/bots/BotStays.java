package cardroom.server.bots;

/// How long a bot stays at a table, in rounds, and how long its place is empty after that.
public record BotStays(int roundsLeast, int roundsMost, long emptyLeastMs, long emptyMostMs) {

  /// Like people over an evening: an hour or two at a table, and soon somebody else comes.
  public static final BotStays EVENING = new BotStays(25, 90, 15_000, 75_000);

  /// For measurements at tables that are always full.
  public static final BotStays FOR_GOOD =
      new BotStays(Integer.MAX_VALUE - 1, Integer.MAX_VALUE, 15_000, 75_000);
}
