package cardroom.games.banked;

import cardroom.games.money.Money;
import cardroom.games.rules.Rule;
import cardroom.games.table.WagerId;
import java.util.List;
import java.util.Map;

/// One option of a collection schedule: the table's limits and its flat fees. It is a rule itself
/// (COL-…).
///
/// @param limitMax [Money#UNLIMITED] where the paper says no limit
/// @param playerFee for each wager of a bettor on a circle
/// @param bonusFees for each bonus wager that has a fee of its own
/// @param rows the player-dealer's fee by total table action, as printed
public record Schedule(
    int option,
    String id,
    Money limitMin,
    Money limitMax,
    Money playerFee,
    Map<WagerId, Money> bonusFees,
    List<Row> rows)
    implements Rule {

  public Schedule {
    bonusFees = Map.copyOf(bonusFees);
    rows = List.copyOf(rows);
  }

  /// A printed line: total action from, to ([Money#UNLIMITED] in the last), and the fee.
  public record Row(Money from, Money to, Money fee) {
    @Override
    public String toString() {
      return to.equals(Money.UNLIMITED) ? from + "+" : from + "-" + to;
    }
  }

  /// Which row counts where two overlap.
  public enum Overlap {
    FIRST_ROW,
    LAST_ROW
  }

  /// What happens to the cents of the action before the look-up.
  public enum Part {
    FLOOR,
    CEIL
  }

  /// What this wager costs in addition to its bettor's fee.
  public Money fee(WagerId wager) {
    return bonusFees.getOrDefault(wager, Money.ZERO);
  }

  /// The row that this total action falls into (COL-GEN-9).
  public Row row(Money action, Overlap overlap, Part part) {
    var dollar = Money.dollars(1);
    var whole = part == Part.FLOOR ? action : action.plus(Money.cents(99));
    var dollars = whole.downTo(dollar);
    return overlap == Overlap.FIRST_ROW ? first(dollars) : last(dollars);
  }

  private Row first(Money dollars) {
    return rows.stream().filter(row -> !dollars.isMoreThan(row.to())).findFirst().orElseThrow();
  }

  private Row last(Money dollars) {
    return rows.reversed().stream()
        .filter(row -> !dollars.isLessThan(row.from()))
        .findFirst()
        .orElseGet(rows::getFirst);
  }

  /// The option with that number.
  ///
  /// @throws IllegalArgumentException in one sentence when the house has no such option
  public static Schedule among(List<Schedule> schedules, int option, String house, String game) {
    for (var schedule : schedules) {
      if (schedule.option == option) {
        return schedule;
      }
    }
    throw new IllegalArgumentException(
        "%s has no schedule %d for %s; it has 1 to %d"
            .formatted(house, option, game, schedules.size()));
  }

  public boolean allows(Money wager) {
    return !wager.isLessThan(limitMin) && !wager.isMoreThan(limitMax);
  }

  public String limits() {
    return limitMax.equals(Money.UNLIMITED)
        ? limitMin + " to no limit"
        : limitMin + " to " + limitMax;
  }

  @Override
  public String sentence() {
    return "Schedule option %d: wagers of %s, flat fees as posted.".formatted(option, limits());
  }
}
