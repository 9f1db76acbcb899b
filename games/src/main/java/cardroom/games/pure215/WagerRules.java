package cardroom.games.pure215;

import static cardroom.games.pure215.Pure215Rule.*;

import cardroom.games.banked.Bet;
import cardroom.games.banked.Schedule;
import cardroom.games.banked.Wager;
import cardroom.games.money.Money;
import cardroom.games.rules.Rule;
import cardroom.games.table.Choice.Amount;
import cardroom.games.table.Ruling.Refused;
import java.util.Optional;

/// Limits of the wagers placed before the deal.
record WagerRules(Sheet sheet, Schedule schedule) {

  /// @param bet what the bettor already has on the circle
  Optional<Refused> refusal(Bet bet, Wager wager, Money amount) {
    return switch (wager) {
      case GAME -> game(amount);
      case BUSTER, RED_FLEX -> bonus(bet, wager, amount);
      case INSURANCE, ANTE, PLAY, PAIR_PLUS, SIX_CARD_BONUS ->
          refuse(BONUS_WAGERS, wager.label() + " is no wager placed before the deal here", "");
    };
  }

  /// A bonus wager is offered beside a game wager of any size; its maximum may follow that size.
  Optional<Amount> range(Bet bet, Wager wager) {
    if (wager == Wager.GAME) {
      var min = schedule.limitMin();
      return Optional.of(new Amount(min, schedule.limitMax(), sheet.moneyUnit(), min));
    }
    var base = bet.on(Wager.GAME).isZero() ? schedule.limitMax() : bet.on(Wager.GAME);
    return sheet
        .limits(wager)
        .map(
            limits ->
                new Amount(
                    limits.min(schedule).max(sheet.bonusUnit()),
                    limits.max(schedule, base).downTo(sheet.bonusUnit()),
                    sheet.bonusUnit(),
                    limits.min(schedule).max(sheet.bonusUnit())));
  }

  private Optional<Refused> game(Money amount) {
    if (!schedule.allows(amount)) {
      var said = "A game wager of %s is outside the table's limits".formatted(amount);
      return refuse(LIMITS, said, "Wager %s.".formatted(schedule.limits()));
    }
    return unit(amount, sheet.moneyUnit());
  }

  private Optional<Refused> bonus(Bet bet, Wager wager, Money amount) {
    var rule = wager == Wager.BUSTER ? BUSTER_LIMITS : RED_FLEX;
    var limits = sheet.limits(wager);
    if (limits.isEmpty()) {
      return refuse(rule, "%s is not offered in this house".formatted(wager.label()), "");
    }
    if (bet.on(Wager.GAME).isZero()) {
      var said = "A %s wager needs a game wager on the same circle".formatted(wager.label());
      return refuse(BONUS_WAGERS, said, "Place the game wager first.");
    }
    var min = limits.get().min(schedule);
    var max = limits.get().max(schedule, bet.on(Wager.GAME));
    if (amount.isLessThan(min) || amount.isMoreThan(max)) {
      var said = "A %s wager of %s is outside its limits".formatted(wager.label(), amount);
      return refuse(rule, said, "Wager %s to %s.".formatted(min, max));
    }
    return unit(amount, sheet.bonusUnit());
  }

  private static Optional<Refused> unit(Money amount, Money unit) {
    if (amount.isMultipleOf(unit)) {
      return Optional.empty();
    }
    return refuse(UNIT, "A wager of %s is no multiple of %s".formatted(amount, unit), "");
  }

  private static Optional<Refused> refuse(Rule rule, String sentence, String remedy) {
    return Optional.of(new Refused(rule, sentence, remedy));
  }
}
