package cardroom.scenarios.fees;

import static cardroom.scenarios.kit.WrittenRounds.settles;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.scenarios.fees.PrintedSchedules.Printed;
import cardroom.scenarios.kit.Proves;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Every row of every schedule, reached with wagers and read from the specification's own tables.
final class PrintedFeesTest {

  private static final int SEATS = 7;

  /// A row's bounds and fee in cents; the last one has no upper bound.
  private record Row(long from, long to, long fee) {

    static Row of(String printed) {
      var parts = printed.split(" ", -1);
      var bounds = parts[0].split("-", -1);
      return parts[0].endsWith("+")
          ? new Row(cents(parts[0].replace("+", "")), Long.MAX_VALUE, cents(parts[1]))
          : new Row(cents(bounds[0]), cents(bounds[1]), cents(parts[1]));
    }
  }

  private static long cents(String amount) {
    return Math.round(Double.parseDouble(amount.replace("$", "")) * 100);
  }

  @ParameterizedTest
  @Proves({
    "COL-CC215-1",
    "COL-CC215-2",
    "COL-CC215-3",
    "COL-CC215-4",
    "COL-CC215-5",
    "COL-CC215-6",
    "COL-CC215-7",
    "COL-CC215-8",
    "COL-CC215-9",
    "COL-CC215-10",
    "COL-CC215-11",
    "COL-CC215-12",
    "COL-OV215-1",
    "COL-OV215-2",
    "COL-OV215-3",
    "COL-OV215-4",
    "COL-OV215-5",
    "COL-AV215-1",
    "COL-AV215-2",
    "COL-AV215-3"
  })
  @CsvSource({"casino-club, COL-CC215-", "ocean-view, COL-OV215-", "aviator, COL-AV215-"})
  void every_row_is_charged_from_its_first_dollar_to_its_last(String house, String ids)
      throws IOException {
    for (var entry : PrintedSchedules.startingWith(ids).entrySet()) {
      var reached = 0;
      for (var action : actions(entry.getValue())) {
        reached += charged(house, entry.getKey(), entry.getValue(), action) ? 1 : 0;
      }
      assertThat(reached).as(entry.getKey()).isGreaterThan(2);
    }
  }

  /// The ends of all rows, a half dollar and a dollar beyond.
  private static List<Long> actions(Printed schedule) {
    var actions = new ArrayList<Long>();
    for (var row : schedule.rows().stream().map(Row::of).toList()) {
      actions.add(row.from());
      if (row.to() < Long.MAX_VALUE) {
        actions.addAll(List.of(row.to(), row.to() + 50, row.to() + 100));
      }
    }
    return actions;
  }

  /// Plays a round of that total action, where the table's limits allow one.
  private static boolean charged(String house, String id, Printed schedule, long action) {
    var limits = schedule.limits().split("-| to ", -1);
    var min = cents(limits[0]);
    var max = limits[1].equals("no limit") ? Long.MAX_VALUE : cents(limits[1]);
    var seats = max == Long.MAX_VALUE ? 1 : (int) Math.ceilDiv(action, max);
    if (action < min * seats || seats > SEATS) {
      return false;
    }
    var round = new StringBuilder("house %s schedule %d\n".formatted(house, schedule.option()));
    var left = action;
    for (var seat = 1; seat <= seats; seat++) {
      var stake = seat == seats ? left : Math.min(max, left - min * (seats - seat));
      round.append("seat %d $%d.%02d Ac Kd\n".formatted(seat, stake / 100, stake % 100));
      round.append("fee seat %d -> %s\n".formatted(seat, schedule.playerFee()));
      left -= stake;
    }
    var fee = expected(schedule, action);
    round.append("bank Tc (8d)\nfee bank -> $%d.%02d %s\n".formatted(fee / 100, fee % 100, id));
    settles(round.toString());
    return true;
  }

  /// COL-GEN-9 as code.
  private static long expected(Printed schedule, long action) {
    var dollars = action / 100 * 100;
    return schedule.rows().stream()
        .map(Row::of)
        .filter(row -> dollars <= row.to())
        .findFirst()
        .orElseThrow()
        .fee();
  }
}
