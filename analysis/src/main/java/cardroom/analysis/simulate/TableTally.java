package cardroom.analysis.simulate;

import static cardroom.analysis.simulate.ProductSums.pair;
import static cardroom.analysis.simulate.ProductSums.pairs;

import java.math.BigInteger;

/// The results of many simulated rounds, exact to the cent: how often each amount occurred for each
/// wager of each seat, each seat and the bank, and how they correlate.
public final class TableTally implements BlockTally<TableTally> {

  final int seats;
  final int kinds;

  /// The results of a seat that are counted: each kind of wager, and after them the first two
  /// together, where the game combines them.
  final int columns;

  final AmountCounts[] wagers;
  final AmountCounts[] perSeat;
  final Moments[] perKind;
  final AmountCounts bankResults = new AmountCounts();
  final BigInteger[] kindProducts;
  final BigInteger[] seatProducts;
  final long[] withoutAction;
  final long[] partAction;
  long rounds;
  long shoes;
  long abandoned;

  /// The tally of that table, without any rounds yet.
  public TableTally(SimulatedTable table) {
    this(table.seatCount(), table.wagers().size());
  }

  TableTally(int seats, int kinds) {
    this.seats = seats;
    this.kinds = kinds;
    columns = kinds + 1;
    wagers = AmountCounts.some(seats * columns);
    perKind = Moments.some(columns);
    perSeat = AmountCounts.some(seats);
    kindProducts = ProductSums.none(seats * pairs(kinds));
    seatProducts = ProductSums.none(pairs(seats));
    withoutAction = new long[seats];
    partAction = new long[seats];
  }

  /// Counts rounds in which one seat with one wager won this from a bank that covers everything.
  void addGame(long net, long times) {
    rounds += times;
    wagers[0].add(net, times);
    perKind[0].add(net, times);
    perSeat[0].add(net, times);
    bankResults.add(-net, times);
  }

  @Override
  public void merge(TableTally other) {
    AmountCounts.merge(wagers, other.wagers);
    AmountCounts.merge(perSeat, other.perSeat);
    Moments.merge(perKind, other.perKind);
    bankResults.merge(other.bankResults);
    ProductSums.merge(kindProducts, other.kindProducts);
    ProductSums.merge(seatProducts, other.seatProducts);
    merge(withoutAction, other.withoutAction);
    merge(partAction, other.partAction);
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

  public Distribution bank() {
    return new Distribution(bankResults.byAmount());
  }

  public Distribution seat(int index) {
    return new Distribution(perSeat[index].byAmount());
  }

  /// @param column the place of the wager in [SimulatedTable#wagers()], or the one after the last
  ///   for the first two together, here and below
  public Distribution wager(int seat, int column) {
    return new Distribution(wagers[seat * columns + column].byAmount());
  }

  /// The wagers of a kind at all seats, each a result of its own.
  public Distribution wager(int column) {
    var all = new AmountCounts();
    for (var seat = 0; seat < seats; seat++) {
      all.merge(wagers[seat * columns + column]);
    }
    return new Distribution(all.byAmount());
  }

  /// All wagers of a kind together, round by round.
  public Moments kind(int column) {
    return perKind[column];
  }

  public double chanceWithoutAction(int seat) {
    return (double) withoutAction[seat] / rounds;
  }

  public double chanceOfPartAction(int seat) {
    return (double) partAction[seat] / rounds;
  }

  /// The sum of the products of two wagers of a seat, round by round.
  BigInteger product(int seat, int kind, int other) {
    return kindProducts[seat * pairs(kinds) + pair(kind, other)];
  }

  /// The sum of the products of what two seats got, round by round.
  BigInteger product(int seat, int other) {
    return seatProducts[pair(seat, other)];
  }
}
