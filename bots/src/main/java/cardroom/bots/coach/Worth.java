package cardroom.bots.coach;

import cardroom.games.money.Money;
import cardroom.games.table.Choice;

/// What a choice brings on average, in cents: a fixed part, and a part for every cent that it adds
/// to the table.
public record Worth(Choice choice, double fixed, double perCent) {

  static Worth of(Choice choice, double fixed) {
    return new Worth(choice, fixed, 0);
  }

  public double cents(Money added) {
    return fixed + perCent * added.cents();
  }

  /// For the amount that is usually added.
  public double cents() {
    return cents(choice.amount().map(Choice.Amount::suggested).orElse(Money.ZERO));
  }
}
