package cardroom.analysis.simulate;

import cardroom.analysis.simulate.ShoePolicy.CutCard;
import cardroom.analysis.simulate.ShoePolicy.FreshEveryRound;
import cardroom.cards.Shoe;

/// Plays numbered blocks of rounds at one table; a block comes out the same whoever plays it, and
/// when.
final class TableBlocks implements Blocks {

  /// Shoes in a block that deals to a cut card.
  static final int SHOES = 1_024;

  private final long seed;
  private final ShoePolicy policy;
  private final BlockRandom random;
  private final DealtShoe shoe;
  private final TableRound round;
  private final TableSettlement settlement;
  private final RoundCounter counter;
  private final int cards;
  private final boolean burns;

  TableBlocks(TablePlan plan, TableRules rules, long seed, ShoePolicy policy) {
    this.seed = seed;
    this.policy = policy;
    random = new BlockRandom(seed, 0);
    var whole = Shoe.of(plan.decks());
    cards = whole.size();
    shoe = new DealtShoe(random, whole);
    burns = rules.sheet.shoe().burnFirstCard();
    round = new TableRound(rules, shoe);
    settlement = new TableSettlement(rules, round);
    counter = new RoundCounter(settlement, round.seats, rules.played());
  }

  @Override
  public TableTally play(long block, long most) {
    random.begin(seed, block);
    shoe.reset();
    var tally = new TableTally(round.seats);
    switch (policy) {
      case FreshEveryRound _ -> fresh(tally, Math.min(FRESH_ROUNDS, most));
      case CutCard(var part) -> toTheCutCard(tally, (int) Math.ceil(part * cards));
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
      if (burns) {
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
  }
}
