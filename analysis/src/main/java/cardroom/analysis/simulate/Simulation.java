package cardroom.analysis.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;

/// A simulation of one table: cut into numbered blocks that any number of threads play, and added
/// up in exact integers, so that the seed alone decides the figures.
public final class Simulation {

  private final TablePlan plan;
  private final long seed;
  private final ShoePolicy policy;
  private final long rounds;
  private final TreeMap<Long, TableTally> ahead = new TreeMap<>();
  private final AtomicLong nextBlock = new AtomicLong();
  private final TableTally total;
  private long finishedBlocks;
  private volatile boolean isStopped;

  /// @throws IllegalArgumentException in one sentence when the sheet has a key that is not
  ///   simulated
  public Simulation(TablePlan plan, long seed, ShoePolicy policy, long rounds) {
    this.plan = plan;
    this.seed = seed;
    this.policy = policy;
    this.rounds = rounds;
    total = new TableTally(plan.seats().size());
    // Refuses what it cannot play before any thread is started.
    var _ = new TableRules(plan);
  }

  /// Goes on from blocks played before.
  public void resume(SimulationState state) {
    finishedBlocks = state.blocks();
    nextBlock.set(finishedBlocks);
    total.merge(state.tally());
  }

  /// Plays until all rounds are played or somebody calls [#stop].
  ///
  /// @param progress told the number of rounds after each block
  public TableTally run(int threads, LongConsumer progress) throws InterruptedException {
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
    return tally();
  }

  private void failed(List<Throwable> failures, Throwable failure) {
    isStopped = true;
    synchronized (failures) {
      failures.add(failure);
    }
  }

  /// Ends the run after the blocks in play; what is finished stays counted.
  public void stop() {
    isStopped = true;
  }

  public synchronized boolean isComplete() {
    return total.rounds >= rounds;
  }

  /// What is known so far: the finished blocks without a gap.
  public synchronized TableTally tally() {
    var copy = new TableTally(total.seats);
    copy.merge(total);
    return copy;
  }

  public synchronized SimulationState state() {
    return new SimulationState(finishedBlocks, tally());
  }

  private void work(LongConsumer progress) {
    var blocks = Blocks.of(plan, seed, policy);
    while (!isStopped && !isComplete()) {
      var block = nextBlock.getAndIncrement();
      var wanted = wanted(block);
      if (wanted <= 0) {
        return;
      }
      finished(block, blocks.play(block, wanted));
      progress.accept(known());
    }
  }

  /// How many rounds of that block are asked for; with a cut card nobody knows before.
  private long wanted(long block) {
    return policy instanceof ShoePolicy.FreshEveryRound
        ? rounds - block * Blocks.FRESH_ROUNDS
        : rounds;
  }

  private synchronized long known() {
    return total.rounds;
  }

  /// Blocks count in their order, and only as many as are needed: so the last one is the same
  /// whoever was quicker.
  private synchronized void finished(long block, TableTally tally) {
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
