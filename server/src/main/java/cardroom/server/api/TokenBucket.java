package cardroom.server.api;

/// Limits how fast requests may come: a number per second, and a few at once.
final class TokenBucket {
  private final double perSecond;
  private final double most;
  private double left;
  private long at;

  TokenBucket(double perSecond, double most, long nowMs) {
    this.perSecond = perSecond;
    this.most = most;
    this.left = most;
    this.at = nowMs;
  }

  /// Takes a token if there is one.
  synchronized boolean take(long nowMs) {
    left = Math.min(most, left + Math.max(0, nowMs - at) * perSecond / 1_000);
    at = Math.max(at, nowMs);
    if (left < 1) {
      return false;
    }
    left -= 1;
    return true;
  }

  synchronized boolean isFull(long nowMs) {
    return left + Math.max(0, nowMs - at) * perSecond / 1_000 >= most;
  }
}
