package cardroom.games.table;

/// The clocks a decision may run on. Rules know no time: the room gives each its length.
public enum Clock {
  /// The bank is offered.
  BANK_OFFER,
  /// Wagers are placed.
  BETTING,
  /// Insurance and other choices made together between the deal and the turns.
  SIDE,
  /// One hand is played.
  ACTION
}
