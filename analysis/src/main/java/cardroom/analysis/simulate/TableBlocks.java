package cardroom.analysis.simulate;

import cardroom.analysis.simulate.ShoePolicy.CutCard;
import cardroom.analysis.simulate.ShoePolicy.FreshEveryRound;

/// Plays numbered blocks of rounds at one table; a block comes out the same whichever thread plays
/// it, and when.
final class TableBlocks implements Blocks<TableTally> {

  /// Shoes in a block that deals to a cut card.
  static final int SHOES = 1_024;

  private final long seed;
  private final ShoePolicy policy;
  private final BlockRandom random;
  private final SimulatedDeal table;
  private final DealtShoe shoe;
  private final PlayedRound round;
  private final BankSettlement settlement;
  private final RoundCounter counter;
  private final RoundListener listener;

  TableBlocks(SimulatedTable plan, long seed, ShoePolicy policy, RoundListener listener) {
    this.listener = listener;
    this.seed = seed;
    this.policy = policy;
    random = new BlockRandom(seed, 0);
    table = SimulatedDeal.of(plan, random);
    shoe = table.shoe();
    round = table.round();
    settlement = new BankSettlement(round, table.policy(), plan.bank().cents());
    counter =
        new RoundCounter(settlement, round, table.played().toArray(), plan.together().isPresent());
  }

  @Override
  public TableTally play(long block, long most) {
    random.begin(seed, block);
    shoe.reset();
    var tally = new TableTally(round.seats, round.kinds);
    switch (policy) {
      case FreshEveryRound _ -> fresh(tally, Math.min(FRESH_ROUNDS, most));
      case CutCard(var part) -> toTheCutCard(tally, (int) Math.ceil(part * table.cards()));
    }
    counter.flush(tally);
    return tally;
  }

  private void fresh(TableTally tally, long rounds) {
    while (counter.rounds() < rounds) {
      shoe.shuffle();
      play(tally);
    }
    tally.shoes += rounds;
  }

  private void toTheCutCard(TableTally tally, int cutAt) {
    for (var number = 0; number < SHOES; number++) {
      shoe.shuffle();
      if (table.burns()) {
        shoe.draw();
      }
      do {
        play(tally);
      } while (shoe.dealt() < cutAt && !shoe.ranOut());
      tally.shoes++;
    }
  }

  private void play(TableTally tally) {
    try {
      round.play();
    } catch (DealtShoe.OutOfCards _) {
      tally.abandoned++;
      shoe.shuffle();
      return;
    }
    settlement.settle();
    counter.count();
    listener.settled(settlement.collected - settlement.paid, settlement.net, 1);
  }
}
