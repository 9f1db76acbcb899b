package cardroom.analysis.simulate;

import java.util.function.LongConsumer;

/// A simulation of one table: divided into numbered blocks that any number of threads play, and
/// added up in exact integers, so that the seed alone decides the figures.
public final class Simulation {

  private final SimulatedTable table;
  private final BlockRun<TableTally> run;

  /// @throws IllegalArgumentException in one sentence when the sheet has a key that is not
  ///   simulated
  public Simulation(SimulatedTable table, long seed, ShoePolicy policy, long rounds) {
    this.table = table;
    // Refuses what it cannot play before any thread is started.
    var _ = SimulatedDeal.of(table, new BlockRandom(seed, 0));
    run =
        new BlockRun<>(
            () -> SimulatedDeal.blocks(table, seed, policy, RoundListener.NOBODY),
            block -> SimulationBlocks.wanted(block, policy, rounds),
            rounds,
            new TableTally(table));
  }

  /// Continues from blocks played before.
  public void resume(SimulationState state) {
    run.resume(state.blocks(), state.tally());
  }

  /// Plays until all rounds are played or [#stop] is called.
  ///
  /// @param progress receives the number of rounds after each block
  public TableTally run(int threads, LongConsumer progress) throws InterruptedException {
    run.run(threads, progress);
    return tally();
  }

  /// Ends the run after the blocks in play; what is finished stays counted.
  public void stop() {
    run.stop();
  }

  /// What is known so far: the finished blocks without a gap.
  public TableTally tally() {
    return state().tally();
  }

  public SimulationState state() {
    var tally = new TableTally(table);
    return new SimulationState(run.copyTo(tally), tally);
  }
}
