package cardroom.analysis.simulate;

import static cardroom.analysis.simulate.PlayedRound.KINDS;
import static cardroom.analysis.simulate.ProductSums.pair;
import static cardroom.analysis.simulate.ProductSums.pairs;
import static cardroom.analysis.simulate.TableTally.COLUMNS;
import static cardroom.analysis.simulate.TableTally.COMBINED;

/// Counts settled rounds one after another, and passes them to a tally at the end of a block.
final class RoundCounter {

  /// Rounds that are counted together.
  private static final int BATCH = 64;

  private final BankSettlement round;
  private final int seats;
  private final int[] played;
  private final boolean areFirstTwoCombined;
  private final SeatResults results;
  private final AmountCounts bankResults = new AmountCounts();
  private final MomentSums perKind = new MomentSums(COLUMNS);
  private final ProductSums seatProducts;
  private final long[][] seatNets;
  private int waiting;
  private final long[] withoutAction;
  private final long[] partAction;
  private long rounds;

  /// @param played the kinds of wagers that somebody at the table makes
  RoundCounter(BankSettlement round, int seats, int[] played, boolean areFirstTwoCombined) {
    this.round = round;
    this.seats = seats;
    this.played = played.clone();
    this.areFirstTwoCombined = areFirstTwoCombined;
    results = new SeatResults(seats);
    seatProducts = new ProductSums(pairs(seats));
    seatNets = new long[seats][BATCH];
    withoutAction = new long[seats];
    partAction = new long[seats];
  }

  long rounds() {
    return rounds;
  }

  /// Records the round that was just settled; how seats move together is counted for many rounds at
  /// once, so that sums stay in registers.
  void count() {
    rounds++;
    countSeats(round.net);
    if (round.wasShort) {
      countAction();
    }
    bankResults.add(round.collected - round.paid);
    if (++waiting == BATCH) {
      drain();
    }
  }

  private void countSeats(long[] net) {
    var first = 0L;
    var second = 0L;
    var third = 0L;
    var fourth = 0L;
    for (var seat = 0; seat < seats; seat++) {
      var at = seat * KINDS;
      results.add(seat, net[at], net[at + 1], net[at + 2], net[at + 3]);
      seatNets[seat][waiting] = net[at] + net[at + 1] + net[at + 2] + net[at + 3];
      first += net[at];
      second += net[at + 1];
      third += net[at + 2];
      fourth += net[at + 3];
    }
    perKind.add(0, first);
    perKind.add(1, second);
    perKind.add(2, third);
    perKind.add(3, fourth);
    if (areFirstTwoCombined) {
      perKind.add(COMBINED, first + second);
    }
  }

  private void drain() {
    for (var seat = 0; seat < seats; seat++) {
      for (var other = 0; other < seat; other++) {
        seatProducts.addAll(pair(seat, other), seatNets[seat], seatNets[other], waiting);
      }
    }
    waiting = 0;
  }

  private void countAction() {
    for (var seat = 0; seat < seats; seat++) {
      if (round.returned[seat] + round.partly[seat] > 0) {
        if (round.returned[seat] == round.decided[seat]) {
          withoutAction[seat]++;
        } else {
          partAction[seat]++;
        }
      }
    }
  }

  /// Passes everything on and starts again.
  void flush(TableTally tally) {
    drain();
    results.flush(tally, played, areFirstTwoCombined);
    tally.bankResults.merge(bankResults);
    bankResults.clear();
    perKind.flush(tally.perKind);
    seatProducts.flush(tally.seatProducts);
    move(withoutAction, tally.withoutAction);
    move(partAction, tally.partAction);
    tally.rounds += rounds;
    rounds = 0;
  }

  private static void move(long[] from, long[] into) {
    for (var index = 0; index < from.length; index++) {
      into[index] += from[index];
      from[index] = 0;
    }
  }
}
