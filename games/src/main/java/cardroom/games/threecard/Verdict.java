package cardroom.games.threecard;

import static cardroom.games.threecard.ThreeCardRule.*;

import cardroom.cards.ranking.HandRank;
import cardroom.games.rules.Rule;
import java.util.List;

/// What becomes of the Ante and Play wagers on a hand that was played.
record Verdict(Result result, List<Rule> rules) {

  private Verdict(Result result, Rule... rules) {
    this(result, List.of(rules));
  }

  enum Result {
    /// Even money on both.
    WIN,
    /// Even money on the Ante; Play goes back.
    ANTE_ONLY,
    PUSH,
    LOSE
  }

  /// Reads like the sheet, top to bottom; the first line that applies decides.
  static Verdict of(HandRank player, HandRank bank, boolean qualifies) {
    if (!qualifies) {
      return new Verdict(Result.ANTE_ONLY, NOT_QUALIFIED, QUALIFY);
    }
    if (player.beats(bank)) {
      return new Verdict(Result.WIN, PLAYER_BETTER);
    }
    if (bank.beats(player)) {
      return new Verdict(Result.LOSE, BANK_BETTER);
    }
    return new Verdict(Result.PUSH, EQUAL);
  }
}
