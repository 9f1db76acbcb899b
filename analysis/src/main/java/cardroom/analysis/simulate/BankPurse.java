package cardroom.analysis.simulate;

import cardroom.games.banked.BankLimit;
import cardroom.games.banked.BankPolicy;
import cardroom.games.banked.WhenExhausted;

/// The bank while a simulated round is settled, under one of the readings of its limit (A-41,
/// the mutable twin of `games.banked.BankMeters`.
final class BankPurse {

  private final BankLimit limit;
  private final WhenExhausted whenExhausted;
  private final long wager;
  private long paid;
  private long collected;

  BankPurse(BankPolicy policy, long wager) {
    limit = policy.limit();
    whenExhausted = policy.whenExhausted();
    this.wager = wager;
  }

  void fill() {
    paid = 0;
    collected = 0;
  }

  /// True only where every wager is settled in full in any order.
  boolean covers(long payouts, long losses) {
    return switch (limit) {
      case SEPARATE, NET -> payouts < wager && losses < wager;
      case GROSS -> payouts + losses <= wager;
    };
  }

  /// Under separate limits, a limit that is exactly used up counts as short.
  boolean isShort(long payouts, long losses) {
    return switch (limit) {
      case SEPARATE ->
          whenExhausted == WhenExhausted.RUN_ON
              ? payouts > wager || losses > wager
              : payouts >= wager || losses >= wager;
      case GROSS -> payouts + losses > wager;
      case NET -> throw new IllegalStateException("a purse is tried wager by wager");
    };
  }

  long canPay() {
    return switch (limit) {
      case SEPARATE -> isStopped() ? 0 : wager - paid;
      case NET -> wager + collected - paid;
      case GROSS -> wager - paid - collected;
    };
  }

  long canCollect() {
    return switch (limit) {
      case SEPARATE -> isStopped() ? 0 : wager - collected;
      case NET -> wager - collected + paid;
      case GROSS -> wager - paid - collected;
    };
  }

  private boolean isStopped() {
    return switch (whenExhausted) {
      case RETURN_REST -> paid == wager;
      case RUN_ON -> false;
      case STOP_EITHER -> paid == wager || collected == wager;
    };
  }

  /// Pays (positive) or collects (negative).
  void move(long amount) {
    if (amount > 0) {
      paid += amount;
    } else {
      collected -= amount;
    }
  }

  long paid() {
    return paid;
  }

  long collected() {
    return collected;
  }
}
