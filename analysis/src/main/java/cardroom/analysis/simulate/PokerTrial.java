package cardroom.analysis.simulate;

import cardroom.games.poker.betting.AmountsByPlace;
import cardroom.games.poker.hand.HandStart;
import cardroom.games.poker.sheet.PokerSheet;
import cardroom.games.poker.sheet.StakesRow;
import cardroom.games.poker.variant.ForcedBets;
import java.util.function.LongConsumer;

/// Hands of one poker table, one after another from fresh decks; the seed alone decides the
/// figures, whatever the number of threads.
public final class PokerTrial {

  /// Everybody has this many of the larger bets, which no hand can use up.
  private static final long BETS_BEHIND = 1_000;

  private final BlockRun<PokerTally> run;

  public PokerTrial(
      PokerSheet sheet,
      StakesRow row,
      int players,
      PokerTendencies tendencies,
      long seed,
      long hands) {
    var start = start(sheet, row, players);
    run =
        new BlockRun<>(
            () -> new PokerBlocks(start, tendencies, seed),
            block -> hands - block * PokerBlocks.HANDS,
            hands,
            new PokerTally());
  }

  private static HandStart start(PokerSheet sheet, StakesRow row, int players) {
    var terms = sheet.terms(row);
    var forced = row.forcing(sheet.variant());
    var fee = sheet.fee(row, players).cents();
    var most = forced.bigBlind().max(forced.bringIn()).cents();
    var stacks = AmountsByPlace.each(players, Math.max(most, terms.chip()) * BETS_BEHIND);
    return sheet.variant().opensWith(ForcedBets.BLINDS)
        ? HandStart.blinds(
            terms, stacks, forced.smallBlind().cents(), forced.bigBlind().cents(), fee)
        : HandStart.ante(terms, stacks, forced.ante().cents(), fee);
  }

  /// Plays until all hands are played or [#stop] is called.
  ///
  /// @param progress receives the number of hands after each block
  public PokerTally run(int threads, LongConsumer progress) throws InterruptedException {
    run.run(threads, progress);
    var tally = new PokerTally();
    run.copyTo(tally);
    return tally;
  }

  /// Ends the run after the blocks in play; what is finished stays counted.
  public void stop() {
    run.stop();
  }
}
