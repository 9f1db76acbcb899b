package cardroom.measure;

import java.util.Random;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.LockSupport;
import org.HdrHistogram.ConcurrentHistogram;

/// How fast a room answers: as fast as it goes, and at a stated rate.
final class AnswerRates {
  private static final long RUN_NANOS = TimeUnit.SECONDS.toNanos(8);
  private static final int IN_FLIGHT = 2_000;

  private final ActingTables actors;
  private final String where;
  private final Figures figures;

  AnswerRates(ActingTables actors, String where, Figures figures) {
    this.actors = actors;
    this.where = where;
    this.figures = figures;
  }

  /// The first run warms up; the second one counts.
  void saturation(String goal) {
    saturate();
    var cpu = ProcessUsage.cpuNanos();
    var rate = saturate();
    figures.add("durable actions, " + where, rate, "a second", goal);
    var micros = (ProcessUsage.cpuNanos() - cpu) / 1e3 / (rate * RUN_NANOS / 1e9);
    figures.add("  processor time of one", micros, "µs", "");
  }

  /// This many commands wait at once; each table has one at a time.
  private double saturate() {
    var most = Math.min(IN_FLIGHT, actors.size());
    var free = new Semaphore(most);
    var done = new LongAdder();
    var start = System.nanoTime();
    for (int i = 0; System.nanoTime() - start < RUN_NANOS; i++) {
      free.acquireUninterruptibly();
      var _ =
          actors
              .act(i % actors.size())
              .thenAccept(
                  isDone -> {
                    done.add(isDone ? 1 : 0);
                    free.release();
                  });
    }
    free.acquireUninterruptibly(most);
    return done.sum() * 1e9 / (System.nanoTime() - start);
  }

  /// Commands leave on time whatever the answers do, and latency counts from the time they were
  /// due.
  void latency(int rate, String goal) {
    var waits = new ConcurrentHistogram(TimeUnit.SECONDS.toNanos(60), 3);
    var done = new LongAdder();
    var open = new AtomicLong();
    var random = new Random(rate);
    var start = System.nanoTime();
    var count = rate * (RUN_NANOS / 1_000_000_000);
    for (long i = 0; i < count; i++) {
      var due = start + i * 1_000_000_000 / rate;
      while (System.nanoTime() < due) {
        LockSupport.parkNanos(due - System.nanoTime());
      }
      open.incrementAndGet();
      var _ =
          actors
              .act(random.nextInt(actors.size()))
              .thenAccept(
                  isDone -> {
                    waits.recordValue(System.nanoTime() - due);
                    done.add(isDone ? 1 : 0);
                    open.decrementAndGet();
                  });
    }
    while (open.get() > 0) {
      LockSupport.parkNanos(1_000_000);
    }
    var name = "latency at %,d a second, %s: ".formatted(rate, where);
    figures.add(name + "p50", waits.getValueAtPercentile(50) / 1e6, "ms", "");
    figures.add(name + "p99", waits.getValueAtPercentile(99) / 1e6, "ms", goal);
    figures.add(name + "p99.9", waits.getValueAtPercentile(99.9) / 1e6, "ms", "");
    figures.add(name + "not done", (double) (count - done.sum()), "actions", "0");
  }
}
