package cardroom.games.poker.hand;

import cardroom.games.poker.rules.PokerRule;
import cardroom.games.poker.rules.VariantRule;
import cardroom.games.rules.Rule;

/// Why a place may not bet or raise.
enum NoRaiseReason {
  NONE(""),
  NO_CHIPS("has no chips beyond the call"),
  CAPPED("may not raise: all raises of the round are made"),
  NOT_REOPENED("may not raise: the all-in was too short to reopen the betting"),
  CHECKED("may not raise after checking"),
  NO_OPENERS("may not open: that takes jacks or better"),
  NO_OPPONENT("may not raise: nobody left could call it");

  private final String words;

  NoRaiseReason(String words) {
    this.words = words;
  }

  Rule rule() {
    return switch (this) {
      case NONE -> PokerRule.STRUCTURED;
      case NO_CHIPS, NO_OPPONENT -> PokerRule.SIDE_POTS;
      case CAPPED -> PokerRule.BET_AND_THREE_RAISES;
      case NOT_REOPENED -> PokerRule.HALF_BET;
      case NO_OPENERS -> PokerRule.HOUSE_RULES;
      case CHECKED -> VariantRule.NO_CHECK_RAISE;
    };
  }

  String words() {
    return words;
  }
}
