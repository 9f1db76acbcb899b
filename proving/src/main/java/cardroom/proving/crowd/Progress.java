package cardroom.proving.crowd;

import java.io.PrintStream;
import java.util.concurrent.TimeUnit;

/// Prints lines with the time since the start, and the progress of long work: after the first
/// second, and then every few seconds.
public final class Progress implements ClosingAudit.Teller {
  private static final long FIRST_NANOS = TimeUnit.SECONDS.toNanos(1);
  private static final long EVERY_NANOS = TimeUnit.SECONDS.toNanos(5);

  private final PrintStream out;
  private final long began = System.nanoTime();
  private long due = began + FIRST_NANOS;

  public Progress(PrintStream out) {
    this.out = out;
  }

  /// A result, printed at once.
  @Override
  public synchronized void say(String words, Object... values) {
    out.printf("%6.1f s  ", (System.nanoTime() - began) / 1e9);
    out.printf(words + "%n", values);
    out.flush();
    due = System.nanoTime() + FIRST_NANOS;
  }

  /// The progress of some work, printed when it is due.
  @Override
  public synchronized void tell(String words, Object... values) {
    if (System.nanoTime() > due) {
      say(words, values);
      due = System.nanoTime() + EVERY_NANOS;
    }
  }
}
