package cardroom.server.api;

import cardroom.server.people.SharedTries;
import java.util.function.LongSupplier;

/// A limit on attempts: a number per minute, and a few at once.
///
/// Several machines count in the database they share. A machine alone counts in its memory: it sees
/// every attempt, and a stranger's guess must not cost a durable write in competition with play. A
/// restart makes it forget, but only its operator can restart it.
final class AttemptLimit {
  private static final double MINUTE_MS = 60_000;

  private final String kind;
  private final long oneMs;
  private final long allMs;
  private final TokenBuckets here;
  private final SharedTries shared;
  private final LongSupplier clock;

  /// @param kind what is counted, so that nothing else in the database is counted with it
  AttemptLimit(String kind, double perMinute, double most, SharedTries shared, LongSupplier clock) {
    this.kind = kind;
    this.oneMs = Math.round(MINUTE_MS / perMinute);
    this.allMs = Math.round(most * oneMs);
    this.here = new TokenBuckets(perMinute / 60, most);
    this.shared = shared;
    this.clock = clock;
  }

  /// Counts an attempt if one is left.
  boolean take(String who) {
    if (!shared.areShared()) {
      return here.take(who, clock.getAsLong());
    }
    // A rate this high means no limit, as in trials; nothing is counted.
    return oneMs == 0 || shared.take(kind + " " + who, oneMs, allMs);
  }

  /// Forgets earlier attempts.
  void forget(String who) {
    if (shared.areShared()) {
      shared.forget(kind + " " + who);
    } else {
      here.forget(who);
    }
  }
}
