package cardroom.server.table;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/// The time that players may add to the clock of a decision: their own time bank, and what somebody
/// who is away gets to come back (Contract 7).
final class TimeBanks {
  private final ClockTimes times;
  private final Map<String, Long> banks = new HashMap<>();

  // Who was away, waited for in vain, and has not been back: there is no more time to come back.
  private final Set<String> missing = new HashSet<>();
  private int round;

  TimeBanks(ClockTimes times) {
    this.times = times;
  }

  long of(String player) {
    return banks.getOrDefault(player, times.bankMs());
  }

  void leave(String player, long ms) {
    banks.put(player, Math.max(0, ms));
  }

  long toComeBack(String player) {
    return isGivenUp(player) ? 0 : times.awayMs();
  }

  void isMissing(String player) {
    missing.add(player);
  }

  boolean isGivenUp(String player) {
    return missing.contains(player);
  }

  void isBack(String player) {
    missing.remove(player);
  }

  /// A part of each bank comes back with every round.
  void refill(int now) {
    if (now > round) {
      round = now;
      banks.replaceAll((_, left) -> Math.min(times.bankMs(), left + times.refillMs()));
      banks.values().removeIf(left -> left == times.bankMs());
    }
  }
}
