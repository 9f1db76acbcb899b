package cardroom.games.threecard;

import static cardroom.games.threecard.ThreeCardRule.*;

import cardroom.games.banked.ActionOrder;
import cardroom.games.banked.BankMeters;
import cardroom.games.banked.Due;
import cardroom.games.banked.Settlement;
import cardroom.games.banked.Wagers;
import java.util.List;

/// Settles a finished round: dues in action order, cut to what the bank covers.
final class Settling {

  private static final Settlement.ShortBank CLAUSES =
      new Settlement.ShortBank(
          List.of(PLAYER_BANKED, UNCOVERED), List.of(PLAYER_BANKED, UNCOVERED));

  private Settling() {}

  static Settlement of(Round round, Wagers<Round> wagers) {
    var felt = round.felt();
    var bank = BankMeters.full(felt.sheet().bank().policy(), felt.start().bank());
    return Settlement.of(ordered(round, wagers, bank), bank, CLAUSES);
  }

  private static List<Due> ordered(Round round, Wagers<Round> wagers, BankMeters bank) {
    var felt = round.felt();
    var sheet = felt.sheet();
    var order =
        new ActionOrder(sheet.button(), felt.start().circles(), round.button(), wagers.order());
    var arranged = order.arrange((bet, wager) -> wagers.dues(round, bet, wager), bank);
    return sheet.forfeitsCollectedFirst()
        ? order.ahead(arranged, due -> due.rule() == FOLDED)
        : arranged;
  }
}
