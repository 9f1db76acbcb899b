package cardroom.games.banked;

import cardroom.games.money.Money;
import cardroom.games.rules.Rule;
import cardroom.games.table.Choice.Amount;
import cardroom.games.table.Ruling.Refused;
import java.util.List;
import java.util.Optional;

/// What may be staked before the deal: the main wager within the posted limits, a bonus wager
/// beside it within its own.
public record WagerLimits(Terms terms, Schedule schedule, List<Bonus> bonuses) {

  public WagerLimits {
    bonuses = List.copyOf(bonuses);
  }

  /// A bonus wager that the game knows.
  ///
  /// @param limits empty where this house does not offer it
  /// @param rule the clause that limits it
  public record Bonus(Wager wager, Optional<BonusLimits> limits, Rule rule) {}

  /// @param bet what the bettor already has on the circle
  public Optional<Refused> refusal(Bet bet, Wager wager, Money amount) {
    if (wager == terms.main()) {
      return main(amount);
    }
    var bonus = bonus(wager);
    if (bonus.isEmpty()) {
      return refuse(
          terms.clauses().bonusNeedsMain(),
          wager.label() + " is no wager placed before the deal here",
          "");
    }
    return bonus(bet, bonus.get(), amount);
  }

  /// A bonus wager is offered beside a main wager of any size; its maximum may follow that size.
  public Optional<Amount> range(Bet bet, Wager wager) {
    if (wager == terms.main()) {
      var min = schedule.limitMin();
      return Optional.of(new Amount(min, schedule.limitMax(), terms.moneyUnit(), min));
    }
    var main = bet.on(terms.main());
    var base = main.isZero() ? schedule.limitMax() : main;
    var unit = terms.bonusUnit();
    return bonus(wager)
        .flatMap(Bonus::limits)
        .map(
            limits -> {
              var min = limits.min(schedule).max(unit);
              return new Amount(min, limits.max(schedule, base).downTo(unit), unit, min);
            });
  }

  private Optional<Bonus> bonus(Wager wager) {
    return bonuses.stream().filter(bonus -> bonus.wager() == wager).findFirst();
  }

  private Optional<Refused> main(Money amount) {
    if (!schedule.allows(amount)) {
      var name = terms.main().phrase().replaceFirst("a", "A");
      var said = "%s of %s is outside the table's limits".formatted(name, amount);
      return refuse(terms.clauses().limits(), said, "Wager %s.".formatted(schedule.limits()));
    }
    return unit(amount, terms.moneyUnit());
  }

  private Optional<Refused> bonus(Bet bet, Bonus bonus, Money amount) {
    var name = bonus.wager().label();
    if (bonus.limits().isEmpty()) {
      return refuse(bonus.rule(), "%s is not offered in this house".formatted(name), "");
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
      return refuse(bonus.rule(), said, "Wager %s to %s.".formatted(min, max));
    }
    return unit(amount, terms.bonusUnit());
  }

  private Optional<Refused> unit(Money amount, Money unit) {
    if (amount.isMultipleOf(unit)) {
      return Optional.empty();
    }
    var said = "A wager of %s is no multiple of %s".formatted(amount, unit);
    return refuse(terms.clauses().unit(), said, "");
  }

  private static Optional<Refused> refuse(Rule rule, String sentence, String remedy) {
    return Optional.of(new Refused(rule, sentence, remedy));
  }
}
