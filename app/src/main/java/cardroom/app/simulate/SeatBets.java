package cardroom.app.simulate;

import cardroom.analysis.simulate.PlayChart;
import cardroom.analysis.simulate.SeatPlan;
import cardroom.app.WrongUse;
import cardroom.games.banked.Schedule;
import cardroom.games.money.Money;
import cardroom.games.pure215.HouseBet;
import cardroom.games.pure215.Pure215Wagers;
import cardroom.games.pure215.Sheet;
import cardroom.games.table.WagerId;
import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.function.Supplier;

/// What each seat stakes at Pure 21.5: what the command line names, else the table minimum.
record SeatBets(Sheet sheet, Schedule schedule, SeatOptions given) {

  SeatPlan plan(Supplier<PlayChart> chart) {
    var game = given.bet("game").orElseGet(schedule::limitMin);
    if (!schedule.allows(game)) {
      throw new WrongUse("--bet game=%s: the table takes %s.".formatted(game, schedule.limits()));
    }
    given.refuseOtherBets(Pure215Wagers.GAME, sheet.sideBets().stream().map(HouseBet::id));
    var bonus = new LinkedHashMap<WagerId, Money>();
    for (var bet : sheet.sideBets()) {
      var limits = Optional.of(bet).filter(HouseBet::isOffered).map(HouseBet::limits);
      bonus.put(bet.id(), given.bonus(bet.id(), limits, schedule, game, sheet.title()));
    }
    return new SeatPlan(game, bonus, chart.get(), false);
  }
}
