package cardroom.houses.reading;

import cardroom.games.money.Money;

/// From an amount to an amount, both included; [Money#UNLIMITED] where it is open upwards.
public record MoneySpan(Money from, Money to) {

  public boolean isOpen() {
    return to.equals(Money.UNLIMITED);
  }
}
