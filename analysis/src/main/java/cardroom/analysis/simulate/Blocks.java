package cardroom.analysis.simulate;

import cardroom.analysis.simulate.ShoePolicy.FreshEveryRound;

/// Plays numbered blocks of rounds; a block comes out the same whoever plays it, and when.
interface Blocks {

  /// Rounds in a block that shuffles before each.
  int FRESH_ROUNDS = 65_536;

  /// @param most how many rounds are still wanted; a block with a cut card is played whole
  TableTally play(long block, long most);

  /// The quickest that can play this table.
  static Blocks of(TablePlan plan, long seed, ShoePolicy policy) {
    var rules = new TableRules(plan);
    return policy instanceof FreshEveryRound && SeatKernel.plays(plan, rules)
        ? new SeatBlocks(plan, rules, seed)
        : new TableBlocks(plan, rules, seed, policy);
  }
}
