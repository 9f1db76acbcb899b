package cardroom.analysis.simulate;

import java.util.List;

/// Blocks of rounds from fresh shoes, each round settled against several banks.
final class BankBlocks implements Blocks<BankTally> {

  private final long seed;
  private final BlockRandom random;
  private final DealtShoe shoe;
  private final PlayedRound round;
  private final int[] known;
  private final List<BankSettlement> banks;
  private final MomentSums results;
  private final MomentSums together;
  private final MomentSums controls = new MomentSums(1);
  private final List<MomentSums> changes;

  /// @param known the places of the wagers that make up the control
  BankBlocks(SimulatedTable plan, List<BankTerms> terms, int[] known, long seed) {
    this.seed = seed;
    this.known = known.clone();
    random = new BlockRandom(seed, 0);
    var table = SimulatedDeal.of(plan, random);
    shoe = table.shoe();
    round = table.round();
    banks =
        terms.stream()
            .map(one -> new BankSettlement(round, one.policy(), one.bank().cents()))
            .toList();
    results = new MomentSums(banks.size());
    together = new MomentSums(banks.size());
    changes = terms.stream().map(_ -> new MomentSums(round.seats)).toList();
  }

  @Override
  public BankTally play(long block, long most) {
    random.begin(seed, block);
    shoe.reset();
    var tally = new BankTally(banks.size(), round.seats);
    var wanted = Math.min(FRESH_ROUNDS, most);
    while (tally.rounds < wanted) {
      shoe.shuffle();
      try {
        round.play();
        count(tally);
      } catch (DealtShoe.OutOfCards _) {
        tally.abandoned++;
      }
    }
    flush(tally);
    return tally;
  }

  private void count(BankTally tally) {
    tally.rounds++;
    var control = 0L;
    for (var kind : known) {
      for (var at = kind; at < round.seats * round.kinds; at += round.kinds) {
        control -= round.due[at];
      }
    }
    controls.add(0, control);
    for (var index = 0; index < banks.size(); index++) {
      var bank = banks.get(index);
      bank.settle();
      var result = bank.collected - bank.paid;
      results.add(index, result);
      together.add(index, result + control);
      tally.banks.get(index).results.add(result);
      if (bank.wasShort) {
        countAction(bank, tally.banks.get(index), changes.get(index));
      }
    }
  }

  private void countAction(BankSettlement bank, BankTally.OneBank tally, MomentSums change) {
    for (var seat = 0; seat < round.seats; seat++) {
      if (bank.returned[seat] + bank.partly[seat] > 0) {
        if (bank.returned[seat] == bank.decided[seat]) {
          tally.withoutAction[seat]++;
        } else {
          tally.partAction[seat]++;
        }
        var at = seat * round.kinds;
        var sum = 0L;
        for (var kind = 0; kind < round.kinds; kind++) {
          sum += bank.net[at + kind] - round.due[at + kind];
        }
        change.add(seat, sum);
      }
    }
  }

  private void flush(BankTally tally) {
    controls.flush(new Moments[] {tally.control});
    results.flush(tally.banks.stream().map(BankTally.OneBank::result).toArray(Moments[]::new));
    together.flush(
        tally.banks.stream().map(BankTally.OneBank::resultAndControl).toArray(Moments[]::new));
    for (var index = 0; index < banks.size(); index++) {
      changes.get(index).flush(tally.banks.get(index).change);
    }
  }
}
