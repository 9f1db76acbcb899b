package cardroom.analysis.simulate;

import static cardroom.analysis.simulate.PlayedRound.KINDS;
import static cardroom.analysis.simulate.ProductSums.pair;
import static cardroom.analysis.simulate.ProductSums.pairs;
import static cardroom.analysis.simulate.TableTally.COLUMNS;
import static cardroom.analysis.simulate.TableTally.COMBINED;

/// Counts settled rounds one after the other, and hands them to a tally at the end of a block.
final class RoundCounter {

  private final BankSettlement round;
  private final int seats;
  private final int[] played;
  private final boolean areFirstTwoCombined;
  private final AmountCounts[] wagers;
  private final AmountCounts[] perSeat;
  private final AmountCounts bankResults = new AmountCounts();
  private final MomentSums perKind = new MomentSums(COLUMNS);
  private final ProductSums kindProducts;
  private final ProductSums seatProducts;
  private final long[] seatNet;
  private final long[] withoutAction;
  private final long[] partAction;
  private long rounds;

  /// @param played the kinds of wagers that somebody at the table makes
  RoundCounter(BankSettlement round, int seats, int[] played, boolean areFirstTwoCombined) {
    this.round = round;
    this.seats = seats;
    this.played = played.clone();
    this.areFirstTwoCombined = areFirstTwoCombined;
    wagers = AmountCounts.some(seats * COLUMNS);
    perSeat = AmountCounts.some(seats);
    kindProducts = new ProductSums(seats * pairs(KINDS));
    seatProducts = new ProductSums(pairs(seats));
    seatNet = new long[seats];
    withoutAction = new long[seats];
    partAction = new long[seats];
  }

  long rounds() {
    return rounds;
  }

  /// Counts the round that was just settled.
  void count() {
    rounds++;
    for (var kind : played) {
      var total = 0L;
      for (var seat = 0; seat < seats; seat++) {
        var net = round.net[seat * KINDS + kind];
        total += net;
        wagers[seat * COLUMNS + kind].add(net);
      }
      perKind.add(kind, total);
    }
    if (areFirstTwoCombined) {
      combine();
    }
    for (var seat = 0; seat < seats; seat++) {
      countSeat(seat);
    }
    if (round.wasShort) {
      countAction();
    }
    bankResults.add(round.collected - round.paid);
  }

  private void combine() {
    var total = 0L;
    for (var seat = 0; seat < seats; seat++) {
      var net = round.net[seat * KINDS] + round.net[seat * KINDS + 1];
      total += net;
      wagers[seat * COLUMNS + COMBINED].add(net);
    }
    perKind.add(COMBINED, total);
  }

  private void countSeat(int seat) {
    var net = round.net;
    var at = seat * KINDS;
    var total = net[at] + net[at + 1] + net[at + 2] + net[at + 3];
    perSeat[seat].add(total);
    seatNet[seat] = total;
    var firstOfSeat = pair(seat, 0);
    for (var other = 0; other < seat; other++) {
      seatProducts.add(firstOfSeat + other, total, seatNet[other]);
    }
    var first = seat * pairs(KINDS);
    for (var more = 1; more < played.length; more++) {
      for (var less = 0; less < more; less++) {
        kindProducts.add(
            first + pair(played[more], played[less]),
            net[at + played[more]],
            net[at + played[less]]);
      }
    }
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

  /// Hands everything over and begins anew.
  void flush(TableTally tally) {
    flush(wagers, tally.wagers);
    flush(perSeat, tally.perSeat);
    flush(new AmountCounts[] {bankResults}, new AmountCounts[] {tally.bankResults});
    perKind.flush(tally.perKind);
    kindProducts.flush(tally.kindProducts);
    seatProducts.flush(tally.seatProducts);
    move(withoutAction, tally.withoutAction);
    move(partAction, tally.partAction);
    tally.rounds += rounds;
    rounds = 0;
  }

  private static void flush(AmountCounts[] from, AmountCounts[] into) {
    AmountCounts.merge(into, from);
    for (var counts : from) {
      counts.clear();
    }
  }

  private static void move(long[] from, long[] into) {
    for (var index = 0; index < from.length; index++) {
      into[index] += from[index];
      from[index] = 0;
    }
  }
}
