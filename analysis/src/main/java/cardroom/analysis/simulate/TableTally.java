package cardroom.analysis.simulate;

import java.util.SortedMap;

/// What many simulated rounds brought, in exact sums of cents: for each wager of each seat, each
/// seat, each kind of wager over all seats, and the bank.
public final class TableTally implements BlockTally<TableTally> {

  private static final int KINDS = PlayedRound.KINDS;

  final int seats;
  final Moments[] wagers;
  final Moments[] perSeat;
  final Moments[] perKind;
  final Moments bank = new Moments();
  final AmountCounts bankResults = new AmountCounts();
  final long[] withoutAction;
  final long[] partAction;
  final long[] wins;
  long rounds;
  long shoes;
  long abandoned;

  TableTally(int seats) {
    this.seats = seats;
    wagers = Moments.some(seats * KINDS);
    perSeat = Moments.some(seats);
    perKind = Moments.some(KINDS);
    withoutAction = new long[seats];
    partAction = new long[seats];
    wins = new long[seats * KINDS];
  }

  /// Counts rounds in which one seat with one wager got this from a bank that covers everything.
  void addGame(long net, long times) {
    rounds += times;
    wagers[0].add(net, times);
    perKind[0].add(net, times);
    perSeat[0].add(net, times);
    bank.add(-net, times);
    bankResults.add(-net, times);
    wins[0] += net > 0 ? times : 0;
  }

  @Override
  public void merge(TableTally other) {
    Moments.merge(wagers, other.wagers);
    Moments.merge(perSeat, other.perSeat);
    Moments.merge(perKind, other.perKind);
    bank.merge(other.bank);
    bankResults.merge(other.bankResults);
    merge(withoutAction, other.withoutAction);
    merge(partAction, other.partAction);
    merge(wins, other.wins);
    rounds += other.rounds;
    shoes += other.shoes;
    abandoned += other.abandoned;
  }

  static void merge(long[] into, long[] from) {
    for (var index = 0; index < into.length; index++) {
      into[index] += from[index];
    }
  }

  @Override
  public long rounds() {
    return rounds;
  }

  /// Rounds that needed more cards than a fresh shoe holds, dealt again.
  public long abandoned() {
    return abandoned;
  }

  public Moments bank() {
    return bank;
  }

  /// How often the bank won or lost each amount, in cents.
  public SortedMap<Long, Long> bankResults() {
    return bankResults.byAmount();
  }

  public Moments seat(int index) {
    return perSeat[index];
  }

  /// All wagers of a kind together, round by round.
  ///
  /// @param kind the place of the wager in [SimulatedTable#wagers()], here and below
  public Moments kind(int kind) {
    return perKind[kind];
  }

  public Moments wager(int seat, int kind) {
    return wagers[seat * KINDS + kind];
  }

  public long wins(int seat, int kind) {
    return wins[seat * KINDS + kind];
  }

  public double chanceWithoutAction(int seat) {
    return (double) withoutAction[seat] / rounds;
  }

  public double chanceOfPartAction(int seat) {
    return (double) partAction[seat] / rounds;
  }
}
