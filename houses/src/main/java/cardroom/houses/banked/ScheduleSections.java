package cardroom.houses.banked;

import static cardroom.houses.reading.ValueKinds.action;
import static cardroom.houses.reading.ValueKinds.amount;
import static cardroom.houses.reading.ValueKinds.choice;
import static cardroom.houses.reading.ValueKinds.count;
import static cardroom.houses.reading.ValueKinds.flag;
import static cardroom.houses.reading.ValueKinds.limits;
import static cardroom.houses.reading.ValueKinds.text;

import cardroom.games.banked.FeeRules;
import cardroom.games.banked.Schedule;
import cardroom.games.banked.Schedule.Row;
import cardroom.games.money.Money;
import cardroom.games.table.WagerId;
import cardroom.houses.reading.SheetReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;

/// The collection schedules of a house, each with one table limit and its flat fees.
public final class ScheduleSections {

  /// At most five collection rates are allowed at a table (COL-GEN-2, A-79).
  private static final int ROWS_MAX = 5;

  private static final Money DOLLAR = Money.dollars(1);

  private ScheduleSections() {}

  /// @param fee the section about fees
  /// @param counted the wagers that total table action counts
  public static FeeRules fees(SheetReader sheet, SheetReader fee, Set<WagerId> counted) {
    return new FeeRules(
        fee.value("overlap", choice(Schedule.Overlap.class)),
        fee.value("fraction", choice(Schedule.Part.class)),
        counted,
        fee.value("charge-backline", flag()),
        sheet.value("refund-fee-on-void", flag()));
  }

  /// @param bonusFees the bonus wagers that an option also has a fee for, by its key
  public static List<Schedule> schedules(
      SheetReader sheet, Money moneyUnit, SequencedMap<String, WagerId> bonusFees) {
    var schedules = new ArrayList<Schedule>();
    var rules = new HashSet<String>();
    for (var section : sheet.sections("schedules")) {
      var schedule = schedule(section, schedules.size() + 1, moneyUnit, bonusFees);
      if (!rules.add(schedule.id())) {
        section.fault("rule", "read '%s', which another option has".formatted(schedule.id()));
      }
      schedules.add(schedule);
    }
    if (schedules.isEmpty() && sheet.isWritten("schedules")) {
      sheet.fault("schedules", "no option; a table cannot be opened without one");
    }
    return schedules;
  }

  private static Schedule schedule(
      SheetReader section, int number, Money moneyUnit, SequencedMap<String, WagerId> bonusFees) {
    var option = section.value("option", count(1, 999));
    if (option != number && section.isWritten("option")) {
      section.fault(
          "option",
          "read '%d', expected %d: options are numbered from 1".formatted(option, number));
    }
    var span = section.value("limits", limits());
    if (!span.from().isMultipleOf(moneyUnit)
        || (!span.isOpen() && !span.to().isMultipleOf(moneyUnit))) {
      section.fault("limits", "expected multiples of the money-unit of " + moneyUnit);
    }
    return new Schedule(
        option,
        section.value("rule", text("a rule id such as COL-CC215-1", "COL-[A-Z0-9]+-\\d+")),
        span.from(),
        span.to(),
        section.value("player-fee", amount()),
        fees(section, bonusFees),
        rows(section));
  }

  private static Map<WagerId, Money> fees(
      SheetReader section, SequencedMap<String, WagerId> bonusFees) {
    var fees = new HashMap<WagerId, Money>();
    bonusFees.forEach((key, wager) -> fees.put(wager, section.value(key, amount())));
    return fees;
  }

  private static List<Row> rows(SheetReader section) {
    var rows = new ArrayList<Row>();
    for (var line : section.sections("rows")) {
      var action = line.value("action", action());
      rows.add(new Row(action.from(), action.to(), line.value("fee", amount())));
    }
    if (rows.size() > ROWS_MAX) {
      section.fault("rows", "%d rates, expected at most five (COL-GEN-2)".formatted(rows.size()));
    }
    if (section.isWritten("rows")) {
      requireLadder(section, rows);
    }
    return rows;
  }

  /// Rows ascend without a gap, and the last has no upper bound; a row may overlap the one before
  /// it, as some papers print, but not cover it entirely.
  private static void requireLadder(SheetReader section, List<Row> rows) {
    if (rows.isEmpty() || !rows.getLast().to().equals(Money.UNLIMITED)) {
      section.fault("rows", "the last row must be open, such as $401+");
    }
    for (var index = 1; index < rows.size(); index++) {
      var before = rows.get(index - 1);
      var row = rows.get(index);
      if (!row.from().isMoreThan(before.from()) || !row.to().isMoreThan(before.to())) {
        section.fault("rows", "%s does not rise above %s".formatted(row, before));
      } else if (row.from().isMoreThan(before.to().plus(DOLLAR))) {
        section.fault("rows", "nothing between %s and %s".formatted(before, row));
      } else if (index > 1 && !row.from().isMoreThan(rows.get(index - 2).to())) {
        section.fault("rows", "%s overlaps more than the row before it".formatted(row));
      }
    }
  }
}
