package cardroom.app.simulate;

import cardroom.analysis.simulate.PlayChart;
import cardroom.analysis.simulate.SeatPlan;
import cardroom.app.WrongUse;
import cardroom.games.banked.Schedule;
import cardroom.games.money.Money;
import cardroom.games.pure215.HouseBet;
import cardroom.games.pure215.Sheet;
import cardroom.games.pure215.SideBet;
import cardroom.games.pure215.SideBets;
import java.util.function.Supplier;

/// What each seat stakes at Pure 21.5: what the command line names, else the table minimum.
record SeatBets(Sheet sheet, Schedule schedule, SeatOptions given) {

  SeatPlan plan(Supplier<PlayChart> chart) {
    var game = given.bet("game").orElseGet(schedule::limitMin);
    if (!schedule.allows(game)) {
      throw new WrongUse("--bet game=%s: the table takes %s.".formatted(game, schedule.limits()));
    }
    given.refuseOtherBets("game", "buster", "red-flex");
    var buster = bonus(SideBets.BUSTER, game);
    var redFlex = bonus(SideBets.RED_FLEX, game);
    return new SeatPlan(game, buster, redFlex, chart.get(), false);
  }

  private Money bonus(SideBet bet, Money game) {
    var limits = sheet.sideBet(bet.id()).filter(HouseBet::isOffered).map(HouseBet::limits);
    return given.bonus(bet.id(), limits, schedule, game, sheet.title());
  }
}
