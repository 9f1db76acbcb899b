package cardroom.analysis.simulate;

/// The rounds of one table, dealt, played and judged one after another without allocating.
///
/// A game says what is due to each wager and in which order a seat's wagers are settled; what a
/// short bank changes is the same for all games ([BankSettlement]).
abstract class PlayedRound {

  final int seats;

  /// The places for kinds of wagers at a seat.
  final int kinds;

  final SettlingOrder order;

  /// What an unlimited bank would do, by seat and kind.
  final long[] due;

  /// All that it would pay, and all that it would collect, wager by wager.
  long payouts;

  long losses;

  PlayedRound(int seats, int kinds, SettlingOrder order) {
    this.seats = seats;
    this.kinds = kinds;
    this.order = order;
    due = new long[seats * kinds];
  }

  /// Plays a round to the end.
  abstract void play();

  /// The place of the circle that the action button goes to in this round.
  abstract int button();

  /// The most wagers that one seat can have in a round, each hand of a split counted.
  abstract int wagersPerSeat();

  /// Puts the wagers of that kind on that circle.
  abstract void put(int seat, int kind, DueOrder into);
}
