package cardroom.analysis.simulate;

import static cardroom.analysis.simulate.PlayedRound.KINDS;
import static cardroom.analysis.simulate.ProductSums.pair;
import static cardroom.analysis.simulate.ProductSums.pairs;
import static cardroom.analysis.simulate.TableTally.COLUMNS;
import static cardroom.analysis.simulate.TableTally.COMBINED;

/// Counts settled rounds one after the other, and hands them to a tally at the end of a block.
final class RoundCounter {

  /// Rounds that are counted together.
  private static final int BATCH = 64;

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
  private final long[][] nets;
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
    wagers = AmountCounts.some(seats * COLUMNS);
    perSeat = AmountCounts.some(seats);
    kindProducts = new ProductSums(seats * pairs(KINDS));
    seatProducts = new ProductSums(pairs(seats));
    nets = new long[seats * KINDS][BATCH];
    seatNets = new long[seats][BATCH];
    withoutAction = new long[seats];
    partAction = new long[seats];
  }

  long rounds() {
    return rounds;
  }

  /// Takes down the round that was just settled; many are counted together, wager by wager, so that
  /// sums stay in registers.
  void count() {
    rounds++;
    var net = round.net;
    for (var seat = 0; seat < seats; seat++) {
      var at = seat * KINDS;
      for (var kind : played) {
        nets[at + kind][waiting] = net[at + kind];
      }
      seatNets[seat][waiting] = net[at] + net[at + 1] + net[at + 2] + net[at + 3];
    }
    if (round.wasShort) {
      countAction();
    }
    bankResults.add(round.collected - round.paid);
    if (++waiting == BATCH) {
      drain();
    }
  }

  private void drain() {
    for (var kind : played) {
      for (var seat = 0; seat < seats; seat++) {
        wagers[seat * COLUMNS + kind].addAll(nets[seat * KINDS + kind], waiting);
      }
      for (var number = 0; number < waiting; number++) {
        perKind.add(kind, total(kind, number));
      }
    }
    if (areFirstTwoCombined) {
      combine();
    }
    for (var seat = 0; seat < seats; seat++) {
      countSeat(seat);
    }
    waiting = 0;
  }

  private long total(int kind, int number) {
    var total = 0L;
    for (var at = kind; at < nets.length; at += KINDS) {
      total += nets[at][number];
    }
    return total;
  }

  private void combine() {
    for (var number = 0; number < waiting; number++) {
      for (var seat = 0; seat < seats; seat++) {
        wagers[seat * COLUMNS + COMBINED].add(
            nets[seat * KINDS][number] + nets[seat * KINDS + 1][number]);
      }
      perKind.add(COMBINED, total(0, number) + total(1, number));
    }
  }

  private void countSeat(int seat) {
    perSeat[seat].addAll(seatNets[seat], waiting);
    for (var other = 0; other < seat; other++) {
      seatProducts.addAll(pair(seat, other), seatNets[seat], seatNets[other], waiting);
    }
    var first = seat * pairs(KINDS);
    for (var more = 1; more < played.length; more++) {
      for (var less = 0; less < more; less++) {
        kindProducts.addAll(
            first + pair(played[more], played[less]),
            nets[seat * KINDS + played[more]],
            nets[seat * KINDS + played[less]],
            waiting);
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
    drain();
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
