package cardroom.analysis.simulate;

import cardroom.games.banked.ButtonRules;

/// The order in which a sheet settles the wagers of a simulated round.
final class SettlingOrder {

  final ButtonRules.Start start;
  final boolean isSeatMajor;

  /// The kinds in the order they are settled at a seat.
  final int[] kinds;

  /// How many stages are settled ahead of the others, clockwise from the bank's left.
  final int earlyStages;

  SettlingOrder(ButtonRules rules, int[] kinds, int earlyStages) {
    start = rules.start();
    isSeatMajor = rules.major() == ButtonRules.Major.SEAT;
    this.kinds = kinds.clone();
    this.earlyStages = earlyStages;
  }
}
