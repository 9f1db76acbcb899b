package cardroom.analysis.simulate;

import cardroom.cards.Shoe;

/// Blocks of rounds in which one seat has nothing but its game wager and the bank covers it.
final class SeatBlocks implements Blocks<TableTally> {

  private final long seed;
  private final BlockRandom random;
  private final SeatKernel kernel;
  private final TableRules rules;
  private final RoundListener listener;
  private final long[] net;

  SeatBlocks(TablePlan plan, TableRules rules, long seed, RoundListener listener) {
    this.listener = listener;
    this.seed = seed;
    this.rules = rules;
    net = new long[rules.kinds];
    random = new BlockRandom(seed, 0);
    kernel = new SeatKernel(rules, random, Shoe.of(plan.decks()));
  }

  @Override
  public TableTally play(long block, long most) {
    random.begin(seed, block);
    kernel.clear();
    kernel.play((int) Math.min(FRESH_ROUNDS, most));
    var tally = new TableTally(1, rules.kinds);
    for (var end = 0; end < kernel.ends.length; end++) {
      count(tally, cents(end), kernel.ends[end]);
    }
    for (var result = 0; result < kernel.splitResults.length; result++) {
      count(tally, (result - 8) * rules.stake[0], kernel.splitResults[result]);
    }
    tally.shoes = tally.rounds;
    return tally;
  }

  private void count(TableTally tally, long won, long times) {
    tally.addGame(won, times);
    net[TableRules.GAME] = won;
    listener.settled(-won, net, times);
  }

  private long cents(int end) {
    var stake = rules.stake[0];
    return switch (end) {
      case SeatAutomaton.PURE_WIN -> rules.purePays[0];
      case SeatAutomaton.WIN -> stake;
      case SeatAutomaton.WIN_DOUBLED -> 2 * stake;
      case SeatAutomaton.PUSH -> 0;
      case SeatAutomaton.LOSE -> -stake;
      case SeatAutomaton.LOSE_DOUBLED -> -2 * stake;
      case SeatAutomaton.FORFEIT -> -rules.forfeits[0];
      default -> throw new IllegalArgumentException("a round does not end in state " + end);
    };
  }
}
