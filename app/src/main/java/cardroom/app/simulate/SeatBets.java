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
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/// What each seat stakes: what the command line names, else the least of the table.
record SeatBets(Sheet sheet, Schedule schedule, Map<String, String> given) {

  SeatPlan plan(Supplier<PlayChart> chart) {
    var game = named("game").orElseGet(schedule::limitMin);
    if (!schedule.allows(game)) {
      throw new WrongUse("--bet game=%s: the table takes %s.".formatted(game, schedule.limits()));
    }
    var buster = bonus(SideBets.BUSTER, game);
    var redFlex = bonus(SideBets.RED_FLEX, game);
    given.keySet().stream()
        .filter(name -> !name.matches("game|buster|red-flex"))
        .findFirst()
        .ifPresent(
            name -> {
              throw new WrongUse(
                  "--bet %s: there is no such wager; name game, buster or red-flex."
                      .formatted(name));
            });
    return new SeatPlan(game, buster, redFlex, chart.get(), false);
  }

  private Optional<Money> named(String wager) {
    return Optional.ofNullable(given.get(wager)).map(Money::parse);
  }

  private Money bonus(SideBet bet, Money game) {
    var wager = bet.id().word();
    var limits = sheet.sideBet(bet.id()).filter(HouseBet::isOffered).map(HouseBet::limits);
    var wanted = named(wager);
    if (limits.isEmpty()) {
      if (wanted.filter(Money::isPositive).isPresent()) {
        throw new WrongUse("--bet %s: %s does not offer it.".formatted(wager, sheet.title()));
      }
      return Money.ZERO;
    }
    var least = limits.get().min(schedule);
    var most = limits.get().max(schedule, game);
    var stake = wanted.orElse(least);
    if (stake.isPositive() && (stake.isLessThan(least) || stake.isMoreThan(most))) {
      throw new WrongUse(
          "--bet %s=%s: from %s to %s beside a game wager of %s, or 0 for none."
              .formatted(wager, stake, least, most, game));
    }
    return stake;
  }

  static String words(SeatPlan seat) {
    return "game %s, buster %s, red-flex %s".formatted(seat.game(), seat.buster(), seat.redFlex());
  }
}
