package cardroom.analysis.simulate;

import cardroom.analysis.simulate.ShoePolicy.FreshEveryRound;

/// The numbered blocks of a [Simulation], each of which may be played anywhere: the seed and its
/// number decide how it comes out. Not thread-safe.
public final class SimulationBlocks {

  private final ShoePolicy policy;
  private final Blocks<TableTally> blocks;

  public SimulationBlocks(SimulatedTable table, long seed, ShoePolicy policy) {
    this(table, seed, policy, RoundListener.NOBODY);
  }

  /// @param listener receives every round
  /// @throws IllegalArgumentException in one sentence when the sheet has a key that is not
  ///   simulated
  public SimulationBlocks(
      SimulatedTable table, long seed, ShoePolicy policy, RoundListener listener) {
    this.policy = policy;
    blocks = SimulatedDeal.blocks(table, seed, policy, listener);
  }

  /// @param rounds how many the whole simulation is asked for
  public TableTally play(long block, long rounds) {
    return blocks.play(block, wanted(block, policy, rounds));
  }

  /// How many blocks that many rounds take; with a cut card this is not known beforehand, and the
  /// answer is more than enough.
  public static long most(ShoePolicy policy, long rounds) {
    long each = policy instanceof FreshEveryRound ? Blocks.FRESH_ROUNDS : TableBlocks.SHOES;
    return Math.ceilDiv(rounds, each);
  }

  /// How many rounds of that block are asked for; a block with a cut card is played whole.
  static long wanted(long block, ShoePolicy policy, long rounds) {
    return policy instanceof FreshEveryRound ? rounds - block * Blocks.FRESH_ROUNDS : rounds;
  }
}
