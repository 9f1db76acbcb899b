package cardroom.analysis.simulate;

import static cardroom.analysis.simulate.PlayedRound.KINDS;

/// Counts settled rounds one after the other, and hands them to a tally at the end of a block.
final class RoundCounter {

  private final BankSettlement round;
  private final int seats;
  private final int[] played;
  private final MomentSums wagers;
  private final MomentSums perSeat;
  private final MomentSums perKind;
  private final MomentSums bank = new MomentSums(1);
  private final long[] wins;
  private final long[] withoutAction;
  private final long[] partAction;
  private final AmountCounts bankResults = new AmountCounts();
  private long rounds;

  /// @param played the kinds of wagers that somebody at the table makes
  RoundCounter(BankSettlement round, int seats, int[] played) {
    this.round = round;
    this.seats = seats;
    this.played = played.clone();
    wagers = new MomentSums(seats * KINDS);
    perSeat = new MomentSums(seats);
    perKind = new MomentSums(KINDS);
    wins = new long[seats * KINDS];
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
      for (var at = kind; at < seats * KINDS; at += KINDS) {
        var net = round.net[at];
        total += net;
        wagers.add(at, net);
        wins[at] += -net >>> 63;
      }
      perKind.add(kind, total);
    }
    for (var seat = 0; seat < seats; seat++) {
      var at = seat * KINDS;
      perSeat.add(seat, round.net[at] + round.net[at + 1] + round.net[at + 2] + round.net[at + 3]);
    }
    if (round.wasShort) {
      countAction();
    }
    var net = round.collected - round.paid;
    bank.add(0, net);
    bankResults.add(net);
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
    wagers.flush(tally.wagers);
    perSeat.flush(tally.perSeat);
    perKind.flush(tally.perKind);
    bank.flush(new Moments[] {tally.bank});
    move(wins, tally.wins);
    move(withoutAction, tally.withoutAction);
    move(partAction, tally.partAction);
    tally.bankResults.merge(bankResults);
    bankResults.clear();
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
