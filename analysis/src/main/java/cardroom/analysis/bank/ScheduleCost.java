package cardroom.analysis.bank;

import cardroom.analysis.simulate.SimulatedTable;
import cardroom.games.banked.Schedule;
import cardroom.games.money.Money;
import java.util.List;

/// What one schedule of the house takes from the same table.
///
/// @param isOpen whether the bets are within its limits
/// @param action total table action, as the schedule counts it
/// @param fromBank what the player-dealer pays a round
/// @param fromPlayers what all bettors together pay a round
public record ScheduleCost(
    Schedule schedule, boolean isOpen, Money action, Money fromBank, Money fromPlayers) {

  /// Every schedule of the house, side by side.
  public static List<ScheduleCost> all(SimulatedTable table) {
    return table.schedules().stream().map(schedule -> of(table.under(schedule))).toList();
  }

  private static ScheduleCost of(SimulatedTable table) {
    var start = table.start();
    var schedule = start.schedule();
    var main = table.wagers().getFirst();
    var isOpen =
        start.circles().stream()
            .flatMap(circle -> circle.bets().stream())
            .allMatch(bet -> schedule.allows(bet.on(main)));
    return new ScheduleCost(
        schedule,
        isOpen,
        start.action(table.fees()),
        table.collection(),
        table.playersCollection());
  }

  public Money all() {
    return fromBank.plus(fromPlayers);
  }

  /// The fraction of the action that is taken.
  public double share() {
    return (double) all().cents() / action.cents();
  }
}
