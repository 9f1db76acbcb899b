package cardroom.server.bots;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/// The threads of a room's bots. They think on a few of their own, so that people's requests never
/// wait behind the thoughts of thousands of bots; only what waits for a commit, as buying chips
/// does, has a virtual thread.
final class BotThreads implements AutoCloseable {
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("bots").daemon().factory());
  private final ExecutorService thinkers =
      Executors.newFixedThreadPool(
          Runtime.getRuntime().availableProcessors(),
          Thread.ofPlatform().name("bots-", 1).daemon().factory());

  /// Runs something after a delay that may wait for the records. Once this is closed nothing is
  /// run.
  void after(long ms, Runnable act) {
    later(ms, () -> Thread.startVirtualThread(act));
  }

  /// Runs something after a delay that waits for nothing.
  void think(long ms, Runnable thought) {
    later(ms, () -> thinkers.execute(thought));
  }

  private void later(long ms, Runnable start) {
    try {
      if (ms <= 0) {
        start.run();
      } else {
        var _ = clock.schedule(start, ms, TimeUnit.MILLISECONDS);
      }
    } catch (RejectedExecutionException _) {
      // The room is closing.
    }
  }

  boolean areStopped() {
    return clock.isShutdown();
  }

  @Override
  public void close() {
    clock.shutdownNow();
    thinkers.shutdownNow();
  }
}
