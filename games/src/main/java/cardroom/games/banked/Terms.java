package cardroom.games.banked;

import cardroom.games.money.Money;
import java.util.List;

/// What a banked table goes by, whatever the game on it.
///
/// @param main the wager every bettor makes first
/// @param bonus the others that may be placed before the deal
/// @param layout the marked areas before each seat, in the order they lie
/// @param matching what a backline bettor says who will match later wagers of the seat
public record Terms(
    String house,
    String houseTitle,
    String game,
    String gameTitle,
    Wager main,
    List<Wager> bonus,
    List<Wager> layout,
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

  public Terms {
    bonus = List.copyOf(bonus);
    layout = List.copyOf(layout);
    schedules = List.copyOf(schedules);
  }

  /// The least bank under a schedule.
  public Money bankMin(Schedule schedule) {
    return bank.minimum().isZero() ? schedule.limitMin() : bank.minimum();
  }

  public Schedule schedule(int option) {
    return Schedule.among(schedules, option, house, game);
  }
}
