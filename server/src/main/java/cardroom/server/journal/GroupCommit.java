package cardroom.server.journal;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The one writer of a room: everything that waits goes into one transaction, and each page is
/// acknowledged after the commit.
///
/// The next commit starts no sooner than a millisecond after the last: without the pause the writer
/// makes thousands of tiny commits a second and burns most of a core.
public final class GroupCommit implements Journal, AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(GroupCommit.class);
  private static final long PAUSE_NANOS = 1_000_000;
  private static final int PAGES_MAX = 4_096;
  private static final int WAITING_MAX = 65_536;
  // After this many failures in a row the database is considered gone, and the rest is not tried.
  private static final int TRIES_WHEN_GONE = 3;
  // Of a room in which nobody plays, this is how soon it is known that the records cannot be
  // written.
  private static final Duration LOOK_AFTER = Duration.ofSeconds(10);

  private final Store store;
  private final long lookNanos;
  private final BlockingQueue<Waiting> queue = new LinkedBlockingQueue<>(WAITING_MAX);
  private final Thread thread;
  private volatile boolean closing;
  private volatile boolean healthy = true;
  private final LongAdder committed = new LongAdder();
  private final LongAdder commits = new LongAdder();

  private record Waiting(JournalPage page, Consumer<PageOutcome> then) {}

  public GroupCommit(Store store) {
    this(store, LOOK_AFTER);
  }

  /// @param lookAfter how long after the last attempt it tries to write though nothing waits
  GroupCommit(Store store, Duration lookAfter) {
    this.store = store;
    this.lookNanos = lookAfter.toNanos();
    this.thread = Thread.ofPlatform().name("journal").start(this::run);
  }

  @Override
  public void write(JournalPage page, Consumer<PageOutcome> then) {
    if (closing || !queue.offer(new Waiting(page, then))) {
      var why = closing ? "the room is closing" : "too much waits to be written";
      then.accept(new PageOutcome.Not(new WriteFailure.Unavailable(why)));
    }
  }

  /// False from a failure to reach the database until the next commit that succeeds; when nothing
  /// is to be written, this is tried now and then.
  public boolean healthy() {
    return healthy;
  }

  public long pagesCommitted() {
    return committed.sum();
  }

  public long commits() {
    return commits.sum();
  }

  public int waiting() {
    return queue.size();
  }

  private void run() {
    List<Waiting> batch = new ArrayList<>();
    var last = System.nanoTime() - PAUSE_NANOS;
    while (true) {
      try {
        var first = queue.poll(100, TimeUnit.MILLISECONDS);
        if (first == null) {
          if (closing) {
            return;
          }
          if (System.nanoTime() - last >= lookNanos) {
            last = System.nanoTime();
            tried(List.of());
          }
          continue;
        }
        batch.add(first);
      } catch (InterruptedException _) {
        return;
      }
      LockSupport.parkNanos(last + PAUSE_NANOS - System.nanoTime());
      queue.drainTo(batch, PAGES_MAX - 1);
      last = System.nanoTime();
      commit(batch);
      batch.clear();
    }
  }

  private void commit(List<Waiting> batch) {
    commit(batch, 0);
  }

  /// Pages that cannot be written together are written in halves, so that one page that contradicts
  /// the records costs the thousand others a few commits and not a thousand.
  ///
  /// @param gone how often in a row the database could not be reached
  /// @return the same after this batch
  private int commit(List<Waiting> batch, int gone) {
    var outcome = tried(batch);
    var now = isGone(outcome) ? gone + 1 : 0;
    if (outcome instanceof PageOutcome.Done || batch.size() == 1 || now >= TRIES_WHEN_GONE) {
      batch.forEach(waiting -> tell(waiting, outcome));
      return now;
    }
    var half = batch.size() / 2;
    return commit(batch.subList(half, batch.size()), commit(batch.subList(0, half), now));
  }

  private static boolean isGone(PageOutcome outcome) {
    return outcome instanceof PageOutcome.Not(WriteFailure.Unavailable _);
  }

  private PageOutcome tried(List<Waiting> batch) {
    try {
      store.commit(batch.stream().map(Waiting::page).toList());
      if (!batch.isEmpty()) {
        committed.add(batch.size());
        commits.increment();
      }
      healthy = true;
      return new PageOutcome.Done();
    } catch (WriteFailure.Thrown e) {
      log(e.failure(), batch.size());
      return new PageOutcome.Not(e.failure());
    } catch (RuntimeException e) {
      LOG.error("a page could not be written", e);
      return new PageOutcome.Not(new WriteFailure.Contradiction(String.valueOf(e.getMessage())));
    }
  }

  private void log(WriteFailure failure, int pages) {
    switch (failure) {
      case WriteFailure.Unavailable(var words) -> {
        if (healthy) {
          LOG.error("the records cannot be written: {}", words);
        }
        healthy = false;
      }
      // Of several pages it is not yet known which one is at fault.
      case WriteFailure.Contradiction(var words) when pages > 1 ->
          LOG.debug("one of {} pages contradicts the records: {}", pages, words);
      case WriteFailure.Contradiction(var words) ->
          LOG.warn("a page contradicts the records: {}", words);
      case WriteFailure.Overdrawn(var account) -> LOG.debug("overdrawn: {}", account);
    }
  }

  private static void tell(Waiting waiting, PageOutcome outcome) {
    try {
      waiting.then().accept(outcome);
    } catch (RuntimeException e) {
      // A fault in one listener must not stop the writer of all tables.
      LOG.error("table {} failed to handle the outcome of its page", waiting.page().table(), e);
    }
  }

  /// Writes what waits and stops.
  @Override
  public void close() {
    closing = true;
    try {
      thread.join(TimeUnit.SECONDS.toMillis(4));
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
