package cardroom.server.api;

import cardroom.server.people.SharedTries;
import java.util.function.LongSupplier;

/// One measure of tries: so many a minute, and a few at once.
///
/// Several machines count in the database they share. A machine alone counts in its memory: it sees
/// every try, and a stranger's guess must not cost a durable write beside those of play. What it
/// forgets with a restart only its operator can make it forget.
final class TryMeasure {
  private static final double MINUTE_MS = 60_000;

  private final String kind;
  private final long oneMs;
  private final long allMs;
  private final TokenBuckets here;
  private final SharedTries shared;
  private final LongSupplier clock;

  /// @param kind of what is counted, so that nothing else in the database is counted with it
  TryMeasure(String kind, double perMinute, double most, SharedTries shared, LongSupplier clock) {
    this.kind = kind;
    this.oneMs = Math.round(MINUTE_MS / perMinute);
    this.allMs = Math.round(most * oneMs);
    this.here = new TokenBuckets(perMinute / 60, most);
    this.shared = shared;
    this.clock = clock;
  }

  /// Takes one if there is one.
  boolean take(String who) {
    if (!shared.areShared()) {
      return here.take(who, clock.getAsLong());
    }
    // Nobody counts what comes back within a millisecond: there is no limit in trials.
    return oneMs == 0 || shared.take(kind + " " + who, oneMs, allMs);
  }

  /// As if they had never come.
  void forget(String who) {
    if (shared.areShared()) {
      shared.forget(kind + " " + who);
    } else {
      here.forget(who);
    }
  }
}
