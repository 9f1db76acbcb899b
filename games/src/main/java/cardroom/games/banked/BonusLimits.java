package cardroom.games.banked;

import cardroom.games.money.Money;

/// What may be staked on a bonus wager.
///
/// @param min the least; zero stands for the table's minimum wager
/// @param max the most; [Money#UNLIMITED] stands for the table's maximum wager
/// @param upToBase true where it may not exceed the game wager
public record BonusLimits(Money min, Money max, boolean upToBase) {

  /// The least at a table of this schedule.
  public Money min(Schedule table) {
    return min.isZero() ? table.limitMin() : min;
  }

  /// The most at a table of this schedule, whatever the game wager.
  public Money max(Schedule table) {
    return max.equals(Money.UNLIMITED) ? table.limitMax() : max;
  }

  /// The most that may be staked beside a given game wager.
  public Money max(Schedule table, Money base) {
    return upToBase ? max(table).min(base) : max(table);
  }
}
