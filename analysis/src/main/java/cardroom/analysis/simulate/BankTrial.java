package cardroom.analysis.simulate;

import cardroom.games.table.WagerId;
import java.util.List;
import java.util.function.LongConsumer;

/// The same rounds of a table against several banks, so that they differ by the banks and not by
/// chance.
///
/// Every round is dealt from a fresh shoe; the seed alone decides the figures.
public final class BankTrial {

  private final BlockRun<BankTally> run;
  private final int banks;
  private final int seats;

  /// @param known the wagers that make up the control of [BankTally]
  /// @throws IllegalArgumentException in one sentence when the sheet has a key that is not
  ///   simulated
  public BankTrial(
      SimulatedTable table, List<BankTerms> terms, List<WagerId> known, long seed, long rounds) {
    banks = terms.size();
    seats = table.seatCount();
    var places = known.stream().mapToInt(table.wagers()::indexOf).toArray();
    // Refuses what it cannot play before any thread is started.
    var _ = SimulatedDeal.of(table, new BlockRandom(seed, 0));
    run =
        new BlockRun<>(
            () -> new BankBlocks(table, terms, places, seed),
            block -> rounds - block * Blocks.FRESH_ROUNDS,
            rounds,
            new BankTally(banks, seats));
  }

  /// Plays until all rounds are played or [#stop] is called.
  ///
  /// @param progress receives the number of rounds after each block
  public BankTally run(int threads, LongConsumer progress) throws InterruptedException {
    run.run(threads, progress);
    var tally = new BankTally(banks, seats);
    run.copyTo(tally);
    return tally;
  }

  /// Ends the run after the blocks in play; what is finished stays counted.
  public void stop() {
    run.stop();
  }
}
