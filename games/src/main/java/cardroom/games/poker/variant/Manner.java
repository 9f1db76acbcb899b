package cardroom.games.poker.variant;

import cardroom.games.poker.rules.PokerRule;
import cardroom.games.rules.Rule;

/// How a game is played, apart from its cards and its bets.
///
/// @param checkRaise whether a player who checked may raise (POKER-BET-5)
/// @param opens the clause about who opens the first round
/// @param sevenRule whether a seven or better must be bet after the draw (LOWBALL-7RULE-1)
public record Manner(
    boolean checkRaise,
    boolean sevenRule,
    Shortage shortage,
    OddChip oddChip,
    IrregularitySection irregularities,
    Rule opens) {

  static final Manner USUAL =
      new Manner(
          true,
          false,
          Shortage.NEVER,
          OddChip.BY_POSITION,
          IrregularitySection.FLOP_GAMES,
          PokerRule.BLINDS);

  Manner checkRaise(boolean allowed) {
    return new Manner(allowed, sevenRule, shortage, oddChip, irregularities, opens);
  }

  Manner sevenMustBet() {
    return new Manner(checkRaise, true, shortage, oddChip, irregularities, opens);
  }

  Manner whenShort(Shortage remedy) {
    return new Manner(checkRaise, sevenRule, remedy, oddChip, irregularities, opens);
  }

  Manner oddChip(OddChip to) {
    return new Manner(checkRaise, sevenRule, shortage, to, irregularities, opens);
  }

  Manner irregularities(IrregularitySection section) {
    return new Manner(checkRaise, sevenRule, shortage, oddChip, section, opens);
  }

  Manner openedBy(Rule clause) {
    return new Manner(checkRaise, sevenRule, shortage, oddChip, irregularities, clause);
  }
}
