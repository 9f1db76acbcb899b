package cardroom.games.poker.variant;

/// How a game is played, beside its cards and its bets.
///
/// @param checkRaise whether a player who checked may raise (POKER-BET-5)
/// @param sevenRule whether a seven or better must be bet after the draw (LOWBALL-7RULE-1)
record Manner(
    boolean checkRaise,
    boolean sevenRule,
    Shortage shortage,
    OddChip oddChip,
    Handling irregularities) {

  static final Manner USUAL =
      new Manner(true, false, Shortage.NEVER, OddChip.BY_POSITION, Handling.FLOP_GAMES);

  Manner checkRaise(boolean allowed) {
    return new Manner(allowed, sevenRule, shortage, oddChip, irregularities);
  }

  Manner sevenMustBet() {
    return new Manner(checkRaise, true, shortage, oddChip, irregularities);
  }

  Manner whenShort(Shortage remedy) {
    return new Manner(checkRaise, sevenRule, remedy, oddChip, irregularities);
  }

  Manner oddChip(OddChip to) {
    return new Manner(checkRaise, sevenRule, shortage, to, irregularities);
  }

  Manner irregularities(Handling handling) {
    return new Manner(checkRaise, sevenRule, shortage, oddChip, handling);
  }
}
