package cardroom.houses.reading;

import cardroom.games.money.Money;

/// From an amount to an amount, both included; [Money#UNLIMITED] where it has no upper limit.
public record MoneySpan(Money from, Money to) {

  public boolean isOpen() {
    return to.equals(Money.UNLIMITED);
  }
}
