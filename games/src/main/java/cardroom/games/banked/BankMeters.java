package cardroom.games.banked;

import cardroom.games.money.Money;

/// The bank while it is settled: what it has paid and collected so far, and what it may still do.
public record BankMeters(BankPolicy policy, Money wager, Money paid, Money collected) {

  public static BankMeters full(BankPolicy policy, Money wager) {
    return new BankMeters(policy, wager, Money.ZERO, Money.ZERO);
  }

  /// The most that can still be paid for the next wager.
  Money canPay() {
    return switch (policy.limit()) {
      case SEPARATE -> stopped() ? Money.ZERO : wager.minus(paid);
      case NET -> wager.plus(collected).minus(paid);
      case GROSS -> wager.minus(paid).minus(collected);
    };
  }

  /// The most that can still be collected from the next wager.
  Money canCollect() {
    return switch (policy.limit()) {
      case SEPARATE -> stopped() ? Money.ZERO : wager.minus(collected);
      case NET -> wager.minus(collected).plus(paid);
      case GROSS -> wager.minus(paid).minus(collected);
    };
  }

  private boolean stopped() {
    var payEmpty = paid.equals(wager);
    var collectEmpty = collected.equals(wager);
    return switch (policy.whenExhausted()) {
      case RETURN_REST -> payEmpty;
      case RUN_ON -> false;
      case STOP_EITHER -> payEmpty || collectEmpty;
    };
  }

  BankMeters pay(Money amount) {
    return new BankMeters(policy, wager, paid.plus(amount), collected);
  }

  BankMeters collect(Money amount) {
    return new BankMeters(policy, wager, paid, collected.plus(amount));
  }

  /// What the player-dealer takes back: their wager, plus what they collected, minus what they
  /// paid.
  public Money left() {
    return wager.plus(collected).minus(paid);
  }

  /// What the player-dealer won in the round; negative for a loss.
  public Money net() {
    return collected.minus(paid);
  }
}
