package cardroom.app.equity;

import cardroom.analysis.equity.Watch;
import java.io.PrintWriter;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// Shows on a terminal how far a long question is, and lets Ctrl-C end the counting: what is known
/// by then is still printed.
final class ProgressBar implements Watch, AutoCloseable {
  private static final int WIDTH = 40;
  private static final long FIRST_NANOS = 400_000_000L;
  private static final long EVERY_NANOS = 100_000_000L;

  private final PrintWriter err;
  private final boolean shown;
  private final CountDownLatch printed = new CountDownLatch(1);
  private final Thread onInterrupt;
  private volatile boolean stopped;
  private long next = System.nanoTime() + FIRST_NANOS;
  private boolean drawn;

  private ProgressBar(PrintWriter err, boolean shown) {
    this.err = err;
    this.shown = shown;
    this.onInterrupt = new Thread(this::stop, "equity-interrupted");
  }

  static ProgressBar on(PrintWriter err, boolean shown) {
    var bar = new ProgressBar(err, shown);
    Runtime.getRuntime().addShutdownHook(bar.onInterrupt);
    return bar;
  }

  /// Runs when the process is asked to end: the counting stops, and the answer so far is awaited.
  private void stop() {
    stopped = true;
    try {
      boolean done = printed.await(2, TimeUnit.SECONDS);
      if (done) {
        // The table is printed right after the bar is closed.
        Thread.sleep(200);
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public boolean goesOn(double done) {
    if (shown && System.nanoTime() > next) {
      next = System.nanoTime() + EVERY_NANOS;
      drawn = true;
      int full = (int) (done * WIDTH);
      err.printf(
          "\r[%s%s] %3.0f %%", "#".repeat(full), ".".repeat(WIDTH - full), Math.floor(100 * done));
      err.flush();
    }
    return !stopped;
  }

  @Override
  public void close() {
    if (drawn) {
      err.print("\r" + " ".repeat(WIDTH + 8) + "\r");
      err.flush();
    }
    printed.countDown();
    if (!stopped) {
      try {
        Runtime.getRuntime().removeShutdownHook(onInterrupt);
      } catch (IllegalStateException _) {
        // The process is ending already, and the hook with it.
      }
    }
  }
}
