package cardroom.app.replay;

import java.io.PrintWriter;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/// Says on standard error how far a long run is; a short one says nothing.
final class Progress {
  private static final long PAUSE = TimeUnit.SECONDS.toNanos(5);

  private final PrintWriter err;
  private final LongSupplier nanoTime;
  private long spoke;
  private long hands;

  Progress(PrintWriter err, LongSupplier nanoTime) {
    this.err = err;
    this.nanoTime = nanoTime;
    this.spoke = nanoTime.getAsLong();
  }

  /// One hand more.
  void done() {
    hands++;
    long now = nanoTime.getAsLong();
    if (now - spoke >= PAUSE) {
      spoke = now;
      err.println("%,d hands so far".formatted(hands));
    }
  }
}
