package cardroom.games.banked;

import cardroom.games.money.Money;
import cardroom.games.rules.Rule;
import cardroom.games.table.Choice.Amount;
import cardroom.games.table.Ruling.Refused;
import cardroom.games.table.WagerId;
import java.util.Optional;

/// What may be staked before the deal: the main wager within the posted limits, a bonus wager
/// beside it within its own.
public record WagerLimits(BankedTerms terms, Schedule schedule) {

  /// @param bet what the bettor already has on the circle
  public Optional<Refused> refusal(Bet bet, WagerId wager, Money amount) {
    if (wager.equals(terms.main())) {
      return main(amount);
    }
    var bonus = wager(wager).filter(known -> known.made() == Wager.Made.BESIDE);
    if (bonus.isEmpty()) {
      return refuse(
          terms.clauses().bonusNeedsMain(),
          wager.label() + " is not a wager placed before the deal here",
          "");
    }
    return bonus(bet, bonus.get(), amount);
  }

  /// A bonus wager is offered beside a main wager of any size; its maximum may follow that size.
  ///
  /// @return from the least to the most; empty where the wager has no area in this house
  public Optional<Amount> range(Bet bet, WagerId wager) {
    return wager(wager)
        .flatMap(
            known ->
                switch (known.made()) {
                  case FIRST, AGAIN -> Optional.of(mainRange());
                  case BESIDE -> known.limits().map(limits -> range(bet, limits));
                  case ASKED -> Optional.empty();
                });
  }

  private Amount mainRange() {
    var min = schedule.limitMin();
    return new Amount(min, schedule.limitMax(), terms.moneyUnit(), min);
  }

  private Amount range(Bet bet, BonusLimits limits) {
    var main = bet.on(terms.main());
    var base = main.isZero() ? schedule.limitMax() : main;
    var unit = terms.bonusUnit();
    var min = limits.min(schedule).max(unit);
    return new Amount(min, wholeUnits(limits.max(schedule, base), unit), unit, min);
  }

  /// An unlimited amount stays unlimited.
  private static Money wholeUnits(Money max, Money unit) {
    return max.equals(Money.UNLIMITED) ? max : max.downTo(unit);
  }

  private Optional<? extends Wager<?>> wager(WagerId id) {
    return terms.wagers().named(id.word());
  }

  private Optional<Refused> main(Money amount) {
    if (!schedule.allows(amount)) {
      var name = terms.main().phrase().replaceFirst("a", "A");
      var said = "%s of %s is outside the table's limits".formatted(name, amount);
      return refuse(terms.clauses().limits(), said, "Wager %s.".formatted(schedule.limits()));
    }
    return unit(amount, terms.moneyUnit());
  }

  private Optional<Refused> bonus(Bet bet, Wager<?> bonus, Money amount) {
    var name = bonus.id().label();
    if (bonus.limits().isEmpty()) {
      return refuse(bonus.clause(), "%s is not offered in this house".formatted(name), "");
    }
    if (bet.on(terms.main()).isZero()) {
      var main = terms.main().word();
      var needed = terms.main().phrase();
      var said = "A %s wager needs %s on the same circle".formatted(name, needed);
      return refuse(
          terms.clauses().bonusNeedsMain(), said, "Place the %s wager first.".formatted(main));
    }
    var limits = bonus.limits().get();
    var min = limits.min(schedule);
    var max = limits.max(schedule, bet.on(terms.main()));
    if (amount.isLessThan(min) || amount.isMoreThan(max)) {
      var said = "A %s wager of %s is outside its limits".formatted(name, amount);
      return refuse(bonus.clause(), said, "Wager %s to %s.".formatted(min, max));
    }
    return unit(amount, terms.bonusUnit());
  }

  private Optional<Refused> unit(Money amount, Money unit) {
    if (amount.isMultipleOf(unit)) {
      return Optional.empty();
    }
    var said = "A wager of %s is not a multiple of %s".formatted(amount, unit);
    return refuse(terms.clauses().unit(), said, "");
  }

  private static Optional<Refused> refuse(Rule rule, String sentence, String remedy) {
    return Optional.of(new Refused(rule, sentence, remedy));
  }
}
