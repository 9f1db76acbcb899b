package cardroom.games.banked;

import cardroom.games.money.Money;

/// How the bank is put up, limited and passed on.
///
/// @param minimum the least bank; zero stands for the table's minimum wager
/// @param turnLength hands in a row for one player-dealer
/// @param sameBankerIfAllDecline whether the last player-dealer may begin a new turn then
public record BankRules(
    BankPolicy policy, Money minimum, int turnLength, boolean sameBankerIfAllDecline) {

  /// The least bank at a table of this schedule.
  public Money least(Schedule posted) {
    return minimum.isZero() ? posted.limitMin() : minimum;
  }
}
