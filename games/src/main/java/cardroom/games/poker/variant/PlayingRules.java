package cardroom.games.poker.variant;

import cardroom.games.poker.rules.PokerRule;
import cardroom.games.rules.Rule;

/// How a game is played, apart from its cards and its bets.
///
/// @param checkRaise whether a player who checked may raise (POKER-BET-5)
/// @param opens the clause about who opens the first round
/// @param sevenRule whether a seven or better must be bet after the draw (LOWBALL-7RULE-1)
public record PlayingRules(
    boolean checkRaise,
    boolean sevenRule,
    CardShortage shortage,
    OddChip oddChip,
    IrregularitySection irregularities,
    Rule opens) {

  static final PlayingRules USUAL =
      new PlayingRules(
          true,
          false,
          CardShortage.NEVER,
          OddChip.BY_POSITION,
          IrregularitySection.FLOP_GAMES,
          PokerRule.BLINDS);

  PlayingRules checkRaise(boolean allowed) {
    return new PlayingRules(allowed, sevenRule, shortage, oddChip, irregularities, opens);
  }

  PlayingRules sevenMustBet() {
    return new PlayingRules(checkRaise, true, shortage, oddChip, irregularities, opens);
  }

  PlayingRules whenShort(CardShortage remedy) {
    return new PlayingRules(checkRaise, sevenRule, remedy, oddChip, irregularities, opens);
  }

  PlayingRules oddChip(OddChip to) {
    return new PlayingRules(checkRaise, sevenRule, shortage, to, irregularities, opens);
  }

  PlayingRules irregularities(IrregularitySection section) {
    return new PlayingRules(checkRaise, sevenRule, shortage, oddChip, section, opens);
  }

  PlayingRules openedBy(Rule clause) {
    return new PlayingRules(checkRaise, sevenRule, shortage, oddChip, irregularities, clause);
  }
}
