package cardroom.analysis.simulate;

import static cardroom.analysis.simulate.ProductSums.pair;
import static cardroom.analysis.simulate.ProductSums.pairs;

/// Counts settled rounds one after another, and passes them to a tally at the end of a block.
final class RoundCounter {

  /// Rounds that are counted together.
  private static final int BATCH = 64;

  private final BankSettlement round;
  private final int seats;
  private final int kinds;
  private final int[] played;
  private final boolean areFirstTwoCombined;
  private final SeatResults results;
  private final AmountCounts bankResults = new AmountCounts();
  private final MomentSums perKind;
  private final long[] ofKind;
  private final ProductSums seatProducts;
  private final long[][] seatNets;
  private int waiting;
  private final long[] withoutAction;
  private final long[] partAction;
  private long rounds;

  /// @param played the kinds of wagers that somebody at the table makes
  RoundCounter(BankSettlement round, PlayedRound table, int[] played, boolean areFirstTwoCombined) {
    this.round = round;
    this.seats = table.seats;
    this.kinds = table.kinds;
    ofKind = new long[kinds];
    perKind = new MomentSums(kinds + 1);
    this.played = played.clone();
    this.areFirstTwoCombined = areFirstTwoCombined;
    results = new SeatResults(seats, kinds);
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
    java.util.Arrays.fill(ofKind, 0);
    for (var seat = 0; seat < seats; seat++) {
      var at = seat * kinds;
      results.add(seat, net, at);
      var sum = 0L;
      for (var kind = 0; kind < kinds; kind++) {
        sum += net[at + kind];
        ofKind[kind] += net[at + kind];
      }
      seatNets[seat][waiting] = sum;
    }
    for (var kind = 0; kind < kinds; kind++) {
      perKind.add(kind, ofKind[kind]);
    }
    if (areFirstTwoCombined) {
      perKind.add(kinds, ofKind[0] + ofKind[1]);
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
