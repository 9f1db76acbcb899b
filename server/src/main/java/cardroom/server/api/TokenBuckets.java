package cardroom.server.api;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// The buckets of all persons or addresses; those that are full again are dropped.
final class TokenBuckets {
  private static final int KEPT_MAX = 10_000;
  private static final long SWEEP_MS = 1_000;

  private final Map<String, TokenBucket> buckets = new ConcurrentHashMap<>();
  private final double perSecond;
  private final double burst;
  private volatile long sweptAt;

  TokenBuckets(double perSecond, double burst) {
    this.perSecond = perSecond;
    this.burst = burst;
  }

  boolean take(String who, long nowMs) {
    if (buckets.size() > KEPT_MAX && nowMs - sweptAt > SWEEP_MS) {
      sweptAt = nowMs;
      buckets.values().removeIf(bucket -> bucket.isFull(nowMs));
    }
    return buckets.computeIfAbsent(who, _ -> new TokenBucket(perSecond, burst, nowMs)).take(nowMs);
  }

  /// Forgets a person or address.
  void forget(String who) {
    buckets.remove(who);
  }
}
