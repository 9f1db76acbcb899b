package cardroom.houses.banked;

import cardroom.games.banked.BonusLimits;
import cardroom.games.banked.FeeRules;
import cardroom.games.banked.Schedule;
import cardroom.games.money.Money;
import cardroom.games.rules.Rule;
import cardroom.games.table.Setup.Stakes;
import cardroom.games.table.WagerId;
import cardroom.houses.signs.Sign.Fee;
import cardroom.houses.signs.Sign.Limits;
import cardroom.houses.signs.Sign.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What the sign of any banked table says about its schedule: limits, fees, and how they are read.
public record PostedSchedule(Schedule schedule, FeeRules rules) {

  /// The schedule that a table is opened by.
  ///
  /// @throws IllegalArgumentException in one sentence when the house has no such table
  public static Schedule schedule(
      List<Schedule> schedules, String house, String game, Stakes stakes) {
    if (!(stakes instanceof Stakes.Schedule(var option))) {
      throw new IllegalArgumentException(
          "%s is played by schedule, not by %s; name a schedule such as 1".formatted(game, stakes));
    }
    return Schedule.among(schedules, option, house, game);
  }

  public Limits limits() {
    return new Limits(schedule.limitMin().toString(), schedule.limitMax().toString());
  }

  public String stakes() {
    return "Schedule option " + schedule.option();
  }

  /// The clauses of the paper that require the sign and what is on it.
  public List<String> basis(Map<String, String> cites, Rule... rules) {
    var basis = new ArrayList<String>();
    basis.add(schedule.id());
    for (var rule : rules) {
      var clause = cites.get(rule.id());
      basis.add(clause == null ? rule.id() : "%s (%s)".formatted(rule.id(), clause));
    }
    return basis;
  }

  /// @param bonus the bonus wagers with a fee of their own
  public List<Fee> fees(List<WagerId> bonus) {
    var fees = new ArrayList<Fee>();
    fees.add(fee("each wager on each circle", schedule.playerFee()));
    bonus.forEach(
        wager -> fees.add(fee("each %s bet".formatted(wager.label()), schedule.fee(wager))));
    var rates =
        schedule.rows().stream()
            .map(row -> new Line(row.toString().replace("-", " – "), cents(row.fee())))
            .toList();
    fees.add(new Fee("Player-dealer", "each hand, by total table action", Optional.empty(), rates));
    return fees;
  }

  private static Fee fee(String on, Money amount) {
    return new Fee("Player", on, Optional.of(cents(amount)), List.of());
  }

  /// Fees are posted with their cents, as the papers print them.
  private static String cents(Money fee) {
    return fee.toString().contains(".") ? fee.toString() : fee + ".00";
  }

  public String limits(BonusLimits limits) {
    return "%s to %s%s"
        .formatted(
            limits.min(schedule),
            limits.max(schedule),
            limits.upToBase() ? ", not above the game wager" : "");
  }

  /// Where printed rows overlap or leave cents open, the sign says how they are read.
  public List<String> notices(List<String> printed) {
    var notices = new ArrayList<String>();
    if (rowsOverlap()) {
      notices.add(
          rules.overlap() == Schedule.Overlap.FIRST_ROW
              ? "Where two rates overlap the first counts."
              : "Where two rates overlap the last counts.");
    }
    notices.add(
        rules.part() == Schedule.Part.FLOOR
            ? "Cents of the total table action are not counted."
            : "Total table action is rounded up to the next dollar.");
    notices.addAll(printed);
    return notices;
  }

  private boolean rowsOverlap() {
    var rows = schedule.rows();
    for (var index = 1; index < rows.size(); index++) {
      if (!rows.get(index).from().isMoreThan(rows.get(index - 1).to())) {
        return true;
      }
    }
    return false;
  }
}
