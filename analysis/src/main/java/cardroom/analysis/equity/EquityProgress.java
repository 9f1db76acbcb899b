package cardroom.analysis.equity;

/// Reports the progress of the work to an [EquityWatch] now and then.
final class EquityProgress {
  private static final long OFTEN = 1 << 13;

  private final EquityWatch watch;
  private final double all;
  private long done;
  private long next = OFTEN;
  private boolean stopped;

  EquityProgress(EquityWatch watch, double all) {
    this.watch = watch;
    this.all = Math.max(1, all);
  }

  /// Counts that much work; returns whether to go on.
  boolean step(long steps) {
    done += steps;
    if (done >= next && !stopped) {
      next = done + OFTEN;
      stopped = !watch.goesOn(Math.min(1, done / all));
    }
    return !stopped;
  }

  boolean isStopped() {
    return stopped;
  }
}
