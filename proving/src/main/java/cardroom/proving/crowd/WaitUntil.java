package cardroom.proving.crowd;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/// Waits for something that must happen soon.
public final class WaitUntil {
  /// Many a glance is a request to a room that has enough to do.
  private static final long GLANCE_MS = 50;

  private WaitUntil() {}

  /// True when it has happened within that time.
  public static boolean until(Duration most, BooleanSupplier isTrue) throws InterruptedException {
    var end = System.nanoTime() + most.toNanos();
    while (!isTrue.getAsBoolean()) {
      if (System.nanoTime() > end) {
        return false;
      }
      Thread.sleep(GLANCE_MS);
    }
    return true;
  }
}
