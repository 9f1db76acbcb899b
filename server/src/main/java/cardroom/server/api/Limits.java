package cardroom.server.api;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// How much the room takes from one address or socket.
///
/// @param perSecond requests and messages a second
/// @param burst how many may come at once
/// @param guestsPerMinute new guests from one address
/// @param floorTriesPerMinute how often a floor pass may be shown from one address
public record Limits(
    double perSecond, double burst, double guestsPerMinute, double floorTriesPerMinute) {
  public static final Limits STANDARD = new Limits(20, 40, 30, 6);

  /// For trials, in which thousands of guests come from one machine.
  public static final Limits NONE = new Limits(1e9, 1e9, 1e9, 1e9);

  /// The buckets of all addresses; those that are full again are let go.
  static final class PerAddress {
    private static final int KEPT_MAX = 10_000;

    private final Map<String, Bucket> buckets = new ConcurrentHashMap<>();
    private final double perSecond;
    private final double burst;

    PerAddress(double perSecond, double burst) {
      this.perSecond = perSecond;
      this.burst = burst;
    }

    boolean take(String address, long nowMs) {
      if (buckets.size() > KEPT_MAX) {
        buckets.values().removeIf(bucket -> bucket.isFull(nowMs));
      }
      return buckets.computeIfAbsent(address, _ -> new Bucket(perSecond, burst, nowMs)).take(nowMs);
    }
  }
}
