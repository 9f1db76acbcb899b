package cardroom.games.banked;

import cardroom.games.money.Money;
import cardroom.games.rules.Rule;
import java.util.ArrayList;
import java.util.List;

/// All wagers of a round, settled in action order by what the bank covers.
public record Settlement(List<Outcome> outcomes, BankMeters bank) {

  public Settlement {
    outcomes = List.copyOf(outcomes);
  }

  /// The clauses about a short bank, which differ from paper to paper.
  ///
  /// @param returned nothing is left for this wager: all of it goes back
  /// @param partly part of it is covered: the rest goes back
  public record ShortBank(List<Rule> returned, List<Rule> partly) {
    public ShortBank {
      returned = List.copyOf(returned);
      partly = List.copyOf(partly);
    }
  }

  /// Walks the wagers in action order; each is paid, collected or returned as far as the meters go.
  public static Settlement of(List<Due> inOrder, BankMeters bank, ShortBank clauses) {
    var outcomes = new ArrayList<Outcome>();
    var meters = bank;
    for (var due : inOrder) {
      var paid = due.amount().max(Money.ZERO).min(meters.canPay());
      var collected = due.amount().negated().max(Money.ZERO).min(meters.canCollect());
      meters = meters.pay(paid).collect(collected);
      outcomes.add(
          new Outcome(
              due,
              paid,
              collected,
              due.stake().minus(collected),
              rules(due, paid.plus(collected), clauses)));
    }
    return new Settlement(outcomes, meters);
  }

  private static List<Rule> rules(Due due, Money moved, ShortBank clauses) {
    if (moved.equals(due.amount().abs())) {
      return due.rules();
    }
    var rules = new ArrayList<>(due.rules());
    rules.addAll(moved.isZero() ? clauses.returned() : clauses.partly());
    return rules;
  }

  /// Whether some wager would not be settled in full in this order.
  static boolean isCutShort(List<Due> inOrder, BankMeters bank) {
    var meters = bank;
    for (var due : inOrder) {
      var amount = due.amount();
      if (amount.isMoreThan(meters.canPay()) || amount.negated().isMoreThan(meters.canCollect())) {
        return true;
      }
      meters = amount.isPositive() ? meters.pay(amount) : meters.collect(amount.abs());
    }
    return false;
  }
}
