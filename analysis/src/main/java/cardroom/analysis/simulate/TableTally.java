package cardroom.analysis.simulate;

import java.util.SortedMap;

/// What many simulated rounds brought, in exact sums of cents: for each wager of each seat, each
/// seat, each kind of wager over all seats, and the bank.
public final class TableTally {

  /// The kinds of wagers by the place of their results.
  public enum Kind {
    GAME("game", TableRules.GAME),
    INSURANCE("insurance", TableRules.INSURANCE),
    BUSTER("buster", TableRules.BUSTER),
    RED_FLEX("red-flex", TableRules.RED_FLEX);

    private final String word;
    private final int place;

    Kind(String word, int place) {
      this.word = word;
      this.place = place;
    }

    public String word() {
      return word;
    }
  }

  private static final int KINDS = TableRules.KINDS;

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
    wagers = moments(seats * KINDS);
    perSeat = moments(seats);
    perKind = moments(KINDS);
    withoutAction = new long[seats];
    partAction = new long[seats];
    wins = new long[seats * KINDS];
  }

  private static Moments[] moments(int count) {
    var all = new Moments[count];
    java.util.Arrays.setAll(all, _ -> new Moments());
    return all;
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

  void merge(TableTally other) {
    merge(wagers, other.wagers);
    merge(perSeat, other.perSeat);
    merge(perKind, other.perKind);
    bank.merge(other.bank);
    bankResults.merge(other.bankResults);
    merge(withoutAction, other.withoutAction);
    merge(partAction, other.partAction);
    merge(wins, other.wins);
    rounds += other.rounds;
    shoes += other.shoes;
    abandoned += other.abandoned;
  }

  private static void merge(Moments[] into, Moments[] from) {
    for (var index = 0; index < into.length; index++) {
      into[index].merge(from[index]);
    }
  }

  private static void merge(long[] into, long[] from) {
    for (var index = 0; index < into.length; index++) {
      into[index] += from[index];
    }
  }

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
  public Moments kind(Kind kind) {
    return perKind[kind.place];
  }

  public Moments wager(int seat, Kind kind) {
    return wagers[seat * KINDS + kind.place];
  }

  public long wins(int seat, Kind kind) {
    return wins[seat * KINDS + kind.place];
  }

  public double chanceWithoutAction(int seat) {
    return (double) withoutAction[seat] / rounds;
  }

  public double chanceOfPartAction(int seat) {
    return (double) partAction[seat] / rounds;
  }
}
