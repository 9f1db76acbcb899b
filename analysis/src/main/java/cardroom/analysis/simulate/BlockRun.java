package cardroom.analysis.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;
import java.util.function.LongUnaryOperator;
import java.util.function.Supplier;

/// Numbered blocks of rounds that any number of threads play, added up in the order of their
/// numbers.
final class BlockRun<T extends BlockTally<T>> {

  private final Supplier<Blocks<T>> blocks;
  private final LongUnaryOperator wanted;
  private final long rounds;
  private final T total;
  private final TreeMap<Long, T> ahead = new TreeMap<>();
  private final AtomicLong nextBlock = new AtomicLong();
  private long finishedBlocks;
  private volatile boolean isStopped;

  /// @param blocks a player of blocks for each thread
  /// @param wanted how many rounds of a block are asked for
  BlockRun(Supplier<Blocks<T>> blocks, LongUnaryOperator wanted, long rounds, T total) {
    this.blocks = blocks;
    this.wanted = wanted;
    this.rounds = rounds;
    this.total = total;
  }

  synchronized void resume(long blocksBefore, T tally) {
    finishedBlocks = blocksBefore;
    nextBlock.set(blocksBefore);
    total.merge(tally);
  }

  void run(int threads, LongConsumer progress) throws InterruptedException {
    var failures = new ArrayList<Throwable>();
    var workers = new ArrayList<Thread>();
    for (var number = 0; number < threads; number++) {
      workers.add(
          Thread.ofPlatform()
              .daemon()
              .name("simulate-" + number)
              .uncaughtExceptionHandler((_, failure) -> failed(failures, failure))
              .start(() -> work(progress)));
    }
    for (var worker : workers) {
      worker.join();
    }
    if (!failures.isEmpty()) {
      throw new IllegalStateException("the simulation failed", failures.getFirst());
    }
  }

  private void failed(List<Throwable> failures, Throwable failure) {
    isStopped = true;
    synchronized (failures) {
      failures.add(failure);
    }
  }

  void stop() {
    isStopped = true;
  }

  private synchronized boolean isComplete() {
    return total.rounds() >= rounds;
  }

  /// Adds what is known so far, the finished blocks without a gap, to another tally.
  ///
  /// @return how many blocks those are
  synchronized long copyTo(T other) {
    other.merge(total);
    return finishedBlocks;
  }

  private void work(LongConsumer progress) {
    var mine = blocks.get();
    // Even a run that is stopped at once has played a block, so that something is known.
    for (var isFirst = true; (isFirst || !isStopped) && !isComplete(); isFirst = false) {
      var block = nextBlock.getAndIncrement();
      var most = wanted.applyAsLong(block);
      if (most <= 0) {
        return;
      }
      finished(block, mine.play(block, most));
      progress.accept(known());
    }
  }

  private synchronized long known() {
    return total.rounds();
  }

  /// Blocks count in their order, and only as many as are needed: so the last one is the same
  /// whichever thread was quicker.
  private synchronized void finished(long block, T tally) {
    ahead.put(block, tally);
    while (!isComplete() && ahead.containsKey(finishedBlocks)) {
      var next = ahead.remove(finishedBlocks);
      if (next == null) {
        throw new CancellationException("a block went missing");
      }
      total.merge(next);
      finishedBlocks++;
    }
  }
}
