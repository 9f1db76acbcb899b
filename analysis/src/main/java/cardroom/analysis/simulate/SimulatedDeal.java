package cardroom.analysis.simulate;

import cardroom.analysis.simulate.ShoePolicy.FreshEveryRound;
import cardroom.cards.Cards;
import cardroom.cards.Shoe;
import cardroom.games.banked.BankPolicy;

/// A table with its cards, ready to be dealt: the part of a simulation that knows the games.
///
/// @param played the kinds of wagers that somebody at the table makes
record SimulatedDeal(
    PlayedRound round, DealtShoe shoe, int cards, boolean burns, BankPolicy policy, Places played) {

  /// The places of wagers by kind.
  static final class Places {
    private final int[] places;

    Places(int[] places) {
      this.places = places.clone();
    }

    int[] toArray() {
      return places.clone();
    }
  }

  /// @throws IllegalArgumentException in one sentence when the sheet has a key that is not
  ///   simulated
  static SimulatedDeal of(SimulatedTable table, BlockRandom random) {
    return switch (table) {
      case TablePlan plan -> pure215(plan, random);
      case ThreeCardPlan plan -> threeCard(plan, random);
    };
  }

  private static SimulatedDeal pure215(TablePlan plan, BlockRandom random) {
    var rules = new TableRules(plan);
    var whole = Shoe.of(plan.decks());
    var shoe = new DealtShoe(random, whole);
    return new SimulatedDeal(
        new TableDues(rules, new TableRound(rules, shoe)),
        shoe,
        whole.size(),
        plan.sheet().shoe().burnFirstCard(),
        plan.sheet().bank().policy(),
        new Places(rules.played()));
  }

  private static SimulatedDeal threeCard(ThreeCardPlan plan, BlockRandom random) {
    var rules = new ThreeCardRules(plan);
    var shoe = new DealtShoe(random, Cards.STANDARD_52);
    return new SimulatedDeal(
        new ThreeCardRound(rules, shoe),
        shoe,
        Cards.STANDARD_52.size(),
        false,
        plan.sheet().bank().policy(),
        new Places(rules.played()));
  }

  /// The quickest blocks that can play this table.
  static Blocks<TableTally> blocks(
      SimulatedTable table, long seed, ShoePolicy policy, RoundListener listener) {
    if (table instanceof TablePlan plan && policy instanceof FreshEveryRound) {
      var rules = new TableRules(plan);
      if (SeatKernel.plays(plan, rules)) {
        return new SeatBlocks(plan, rules, seed, listener);
      }
    }
    return new TableBlocks(table, seed, policy, listener);
  }
}
