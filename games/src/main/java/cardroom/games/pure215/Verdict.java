package cardroom.games.pure215;

import static cardroom.games.pure215.Pure215Rule.*;

import cardroom.games.rules.Rule;
import java.util.List;

/// What becomes of one game hand, whoever has money on it.
record Verdict(Result result, List<Rule> rules) {

  private Verdict(Result result, Rule... rules) {
    this(result, List.of(rules));
  }

  enum Result {
    /// Paid by the odds of a Pure.
    PURE_WIN,
    WIN,
    PUSH,
    LOSE,
    /// Loses the fraction that a surrender forfeits.
    FORFEIT
  }

  /// Reads like the sheet, top to bottom; the first line that applies decides.
  static Verdict of(BlackjackHand player, BankHand bank, boolean pushBustedOn888) {
    if (player.isSurrendered()) {
      return new Verdict(Result.FORFEIT, SURRENDERED, SURRENDER);
    }
    if (player.isPure() && bank.isPure()) {
      return new Verdict(Result.PUSH, BOTH_PURE);
    }
    if (bank.isPure()) {
      return new Verdict(Result.LOSE, BANK_PURE_WINS);
    }
    if (player.isPure()) {
      return new Verdict(Result.PURE_WIN, PURE_PAYS);
    }
    if (player.busts() && bank.isTripleEight() && pushBustedOn888) {
      return new Verdict(Result.PUSH, BANK_888);
    }
    if (player.busts() && bank.busts()) {
      return new Verdict(Result.LOSE, BOTH_BUST);
    }
    if (player.busts()) {
      return new Verdict(Result.LOSE, PLAYER_BUSTS);
    }
    if (bank.busts()) {
      return new Verdict(Result.WIN, BANK_BUSTS, EVEN_MONEY);
    }
    return compared(player.total().points(), bank.total().points());
  }

  private static Verdict compared(int player, int bank) {
    if (player == bank) {
      return new Verdict(Result.PUSH, EQUAL);
    }
    return player > bank
        ? new Verdict(Result.WIN, NEARER_WINS, EVEN_MONEY)
        : new Verdict(Result.LOSE, NEARER_WINS);
  }
}
