package cardroom.games.banked;

import cardroom.games.money.Money;
import cardroom.games.table.WagerId;
import java.util.List;

/// What a banked table needs to know, whatever the game on it.
///
/// @param matching what a backline bettor who will match later wagers of the seat says
public record BankedTerms(
    String house,
    String houseTitle,
    String game,
    String gameTitle,
    Wagers<?> wagers,
    String matching,
    Money moneyUnit,
    Money bonusUnit,
    ShoeRules shoe,
    CircleRules circles,
    BankRules bank,
    BacklineRules backline,
    FeeRules fees,
    List<Schedule> schedules,
    TableClauses clauses) {

  public BankedTerms {
    schedules = List.copyOf(schedules);
  }

  /// The wager every bettor makes first.
  public WagerId main() {
    return wagers.main();
  }

  /// The others that may be placed before the deal.
  public List<WagerId> bonus() {
    return wagers.bonus();
  }

  /// The least bank under a schedule.
  public Money bankMin(Schedule schedule) {
    return bank.least(schedule);
  }

  public Schedule schedule(int option) {
    return Schedule.among(schedules, option, house, game);
  }
}
