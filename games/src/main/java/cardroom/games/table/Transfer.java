package cardroom.games.table;

import cardroom.games.money.Money;
import java.util.ArrayList;
import java.util.List;

/// The only way a chip moves: what one account loses, another gains.
///
/// @param amount more than nothing
public record Transfer(ChipAccount from, ChipAccount to, Money amount, TransferCause cause) {

  public Transfer {
    if (!amount.isPositive()) {
      throw new IllegalArgumentException(
          "a transfer of %s from %s to %s moves no chip".formatted(amount, from, to));
    }
  }

  /// By how much it changes an account; negative for the one that pays.
  public Money to(ChipAccount account) {
    var gained = to.equals(account) ? amount : Money.ZERO;
    return from.equals(account) ? gained.minus(amount) : gained;
  }

  /// By how much all of these change an account.
  public static Money to(ChipAccount account, List<Transfer> transfers) {
    var sum = Money.ZERO;
    for (var transfer : transfers) {
      sum = sum.plus(transfer.to(account));
    }
    return sum;
  }

  /// Collects the transfers of one event.
  public static final class Slip {
    private final List<Transfer> transfers = new ArrayList<>();

    /// A negative amount moves the other way, and zero moves nothing.
    public Slip move(ChipAccount from, ChipAccount to, Money amount, TransferCause cause) {
      if (amount.isPositive()) {
        transfers.add(new Transfer(from, to, amount, cause));
      } else if (amount.isNegative()) {
        transfers.add(new Transfer(to, from, amount.negated(), cause));
      }
      return this;
    }

    public List<Transfer> transfers() {
      return List.copyOf(transfers);
    }
  }
}
