package cardroom.app;

import java.io.Console;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// Shows on a terminal how far long work has got, and lets Ctrl-C end it early: what is known by
/// then is still printed.
///
/// The caller prints the answer before closing it, because the program ends soon after.
public final class LongWork implements AutoCloseable {

  private static final int WIDTH = 30;
  private static final int LINE = WIDTH + 48;
  private static final long FIRST_NANOS = 400_000_000L;
  private static final long EVERY_NANOS = 200_000_000L;
  private static final long LAST_WORDS_SECONDS = 20;
  private static final String NOTHING_KNOWN = "Stopped before anything was known.";
  private static volatile boolean isBegun;

  private final PrintWriter err;
  private final boolean isShown;
  private final CountDownLatch closed = new CountDownLatch(1);
  private final Optional<Thread> onInterrupt;
  private final long began = System.nanoTime();
  private long next = began + FIRST_NANOS;
  private boolean isDrawn;
  private volatile boolean isStopped;

  private LongWork(PrintWriter err, boolean isShown, Optional<Runnable> stop) {
    this.err = err;
    this.isShown = isShown;
    onInterrupt = stop.map(work -> new Thread(() -> interrupted(work), "long-work-interrupted"));
    onInterrupt.ifPresent(LongWork::add);
  }

  /// Prints a message if the program is stopped before its long work has begun.
  ///
  /// @return to be run when the program ends by itself
  static Runnable expected(PrintWriter err) {
    var hook =
        new Thread(
            () -> {
              if (!isBegun) {
                err.println(NOTHING_KNOWN);
                err.flush();
              }
            },
            "long-work-expected");
    add(hook);
    return () -> remove(hook);
  }

  private static void add(Thread hook) {
    try {
      Runtime.getRuntime().addShutdownHook(hook);
    } catch (IllegalStateException _) {
      // The process is ending already; there is nobody left to wait for the answer.
    }
  }

  /// Shows progress only on a terminal.
  ///
  /// @param stop ends the work soon; runs when the process is asked to end
  public static LongWork stoppedBy(Runnable stop, PrintWriter err) {
    isBegun = true;
    return new LongWork(err, isTerminal(), Optional.of(stop));
  }

  /// For work that has no partial answer.
  public static LongWork unstoppable(PrintWriter err) {
    return new LongWork(err, isTerminal(), Optional.empty());
  }

  private static boolean isTerminal() {
    return Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent();
  }

  private void interrupted(Runnable stop) {
    isStopped = true;
    stop.run();
    try {
      if (!closed.await(LAST_WORDS_SECONDS, TimeUnit.SECONDS)) {
        say(NOTHING_KNOWN);
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /// Whether the user wants it to end with what is known.
  public boolean isStopped() {
    return isStopped;
  }

  /// Prints a sentence beside the answer, or instead of one.
  public void say(String sentence) {
    clear();
    err.println(sentence);
    err.flush();
  }

  /// @param part from 0 to 1
  public void show(double part, String what) {
    if (isDue()) {
      var done = Math.clamp(part, 0.0, 1.0);
      var full = (int) (done * WIDTH);
      var bar = "█".repeat(full) + "░".repeat(WIDTH - full);
      var seconds = (System.nanoTime() - began) / 1e9;
      var left = done == 0 ? "" : ", %.0f s left".formatted(seconds * (1 - done) / done);
      draw("%s %3.0f %%  %s%s".formatted(bar, Math.floor(100 * done), what, left));
    }
  }

  /// For work of unknown size.
  public void show(String what) {
    if (isDue()) {
      draw(what);
    }
  }

  private synchronized boolean isDue() {
    var now = System.nanoTime();
    if (!isShown || now < next) {
      return false;
    }
    next = now + EVERY_NANOS;
    return true;
  }

  private synchronized void draw(String line) {
    isDrawn = true;
    err.print("\r" + line + " ".repeat(Math.max(0, LINE - line.length())));
    err.flush();
  }

  /// Clears the progress line before the answer is printed.
  public synchronized void clear() {
    if (isDrawn) {
      err.print("\r" + " ".repeat(LINE) + "\r");
      err.flush();
      isDrawn = false;
    }
    next = Long.MAX_VALUE;
  }

  @Override
  public void close() {
    clear();
    closed.countDown();
    onInterrupt.ifPresent(LongWork::remove);
  }

  private static void remove(Thread hook) {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException _) {
      // The process is ending already, and the hook with it.
    }
  }
}
